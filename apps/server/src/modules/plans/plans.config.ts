import { tierKeys } from '@everbond/contract'
import { defineSlice } from '../../platform/config/config.ts'
import { choice } from '../../platform/config/settings.ts'

export const plansConfig = defineSlice({
  name: 'plans',
  title: 'Plans',
  settings: {
    DEFAULT_TIER: choice({ doc: 'Tier of a new account', of: tierKeys, fallback: 'free' }),
  },
})
