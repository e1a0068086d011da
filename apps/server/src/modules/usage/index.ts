export { usageRoutes } from './usage.routes.ts'
export { readImageUsage, readMessageUsage, type UsageDeps } from './usage.usecases.ts'
