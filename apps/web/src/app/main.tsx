import '#web/styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followAuth } from '#web/lib/auth/auth-effects.ts'
import { startMetrics } from '#web/lib/errors/metrics.ts'
import { queryClient } from '#web/lib/query/query-client.ts'
import { refetchPollsOnReturn } from '#web/lib/query/visible-polls.ts'
import { startLive } from '#web/lib/realtime/live.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')

startMetrics()
followAuth(queryClient)
refetchPollsOnReturn(queryClient)
startLive(queryClient)

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
