export { companionRoutes } from './companions.routes.ts'
export { setPortrait } from './companions.store.ts'
export type { CompanionRow } from './companions.tables.ts'
export type { CompanionDeps, CompanionEvents } from './companions.usecases.ts'
