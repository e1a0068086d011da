import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts } from './src/styles/preload-fonts.plugin.ts'

const server = process.env.EVERBOND_SERVER ?? 'http://127.0.0.1:3000'
const proxied = ['/api', '/healthz', '/readyz', '/sandbox']

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    // Browsers that know light-dark(): older ones could not nest the two palettes.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Everything comes from the own origin; nothing is inlined that the CSP would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html' },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
      '/ws': { target: server, ws: true },
    },
  },
})
