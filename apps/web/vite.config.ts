import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devAddresses } from './build/dev-addresses.plugin.ts'
import { precompress } from './build/precompress.plugin.ts'
import { preloadFonts } from './build/preload-fonts.plugin.ts'
import { prerenderPublicPages } from './src/public-pages/prerender.plugin.tsx'

const server = process.env.EVERBOND_SERVER ?? 'http://127.0.0.1:3000'
const proxied = ['/api', '/healthz', '/readyz', '/sandbox']

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderPublicPages(), preloadFonts(), precompress(), devAddresses()],
  build: {
    // Browsers that know light-dark(): older ones could not nest the two palettes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Everything comes from the own origin; nothing is inlined that the CSP would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app, and the pages that a visitor reads without it.
      input: ['index.html', 'landing.html', 'terms.html', 'privacy.html'],
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
      '/ws': { target: server, ws: true },
    },
  },
})
