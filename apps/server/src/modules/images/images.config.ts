import { defineSlice } from '../../platform/config/config.ts'
import { integer } from '../../platform/config/settings.ts'

export const imagesConfig = defineSlice({
  name: 'images',
  title: 'Pictures',
  settings: {
    GENERATION_WAIT: integer({
      doc: 'Seconds that a request for a picture waits before it answers that the picture is on its way',
      fallback: 50,
      min: 0,
      max: 50,
    }),
  },
})
