import { defineSlice } from '#server/platform/config/config.ts'
import { text } from '#server/platform/config/settings.ts'

export const storageConfig = defineSlice({
  name: 'storage',
  title: 'Storage',
  settings: {
    STORAGE_DIR: text({ doc: "Folder for pictures; 'storage' in DATA_DIR unless given", fallback: null }),
  },
})
