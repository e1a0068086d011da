import { defineSlice } from '../../platform/config/config.ts'
import { text } from '../../platform/config/settings.ts'

export const databaseConfig = defineSlice({
  name: 'database',
  title: 'Database',
  settings: {
    DATABASE_URL: text({
      doc: 'A PostgreSQL (15 or newer) to use instead of the embedded one',
      secret: true,
      fallback: null,
    }),
    DATABASE_DIRECT_URL: text({
      doc: 'The same database past a transaction pooler, where DATABASE_URL leads through one',
      secret: true,
      fallback: null,
    }),
  },
})
