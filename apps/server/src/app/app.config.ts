import { defineSlice } from '../platform/config/config.ts'
import { list, text } from '../platform/config/settings.ts'

const roles = ['api', 'worker', 'bot'] as const
const sandboxes = ['payments', 'messaging', 'mail'] as const

export const appConfig = defineSlice({
  name: 'app',
  title: 'Installation',
  settings: {
    DATA_DIR: text({ doc: 'Folder of the database, pictures and secrets', fallback: './data' }),
    ROLES: list({ doc: 'What this process does; all where empty', of: roles }),
    ALLOW_SANDBOX: list({ doc: 'Stand-ins that may run in production', of: sandboxes }),
    OPERATOR_NAME: text({
      doc: 'Who runs this server, as the terms name it',
      fallback: 'the operator of this server',
    }),
    OPERATOR_CONTACT: text({
      doc: 'How people reach the operator',
      fallback: 'the person who gave you this address',
    }),
  },
})
