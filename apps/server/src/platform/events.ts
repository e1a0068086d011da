/**
 * Typed events inside the process, for the one direction in which modules do not import each other. A handler runs
 * before `emit` resolves, in the order of registration; with a transaction in the payload it is part of that use case,
 * and its error fails it.
 */
export type EventBus<Events extends Record<string, unknown>> = {
  on: <Name extends keyof Events>(
    name: Name,
    handler: (payload: Events[Name]) => Promise<void> | void,
  ) => void
  emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => Promise<void>
}

export const createEvents = <Events extends Record<string, unknown>>(): EventBus<Events> => {
  const handlers = new Map<keyof Events, ((payload: never) => Promise<void> | void)[]>()
  return {
    on: (name, handler) => {
      handlers.set(name, [...(handlers.get(name) ?? []), handler])
    },
    emit: async (name, payload) => {
      for (const handler of handlers.get(name) ?? []) await handler(payload as never)
    },
  }
}
