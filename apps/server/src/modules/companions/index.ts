export { cardRoutes } from './cards/cards.routes.ts'
export { companionRoutes } from './companions.routes.ts'
export type { CompanionRow } from './companions.tables.ts'
export { type CompanionDeps, type CompanionEvents, draftOf, getCompanion } from './companions.usecases.ts'
export { eraseExpired } from './deletion.usecases.ts'
export {
  beginSlot,
  type ExtraSlot,
  endSlot,
  lockPictures,
  setPortrait,
  slotOf,
  swapProfile,
} from './slots.store.ts'
