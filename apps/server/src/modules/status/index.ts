export { statusRoutes } from './status.routes.ts'
export { type Check, createStatus } from './status.usecases.ts'
