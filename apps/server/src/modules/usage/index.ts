export { usageRoutes } from './usage.routes.ts'
export { readImageUsage, readMessageUsage } from './usage.usecases.ts'
