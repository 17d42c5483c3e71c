import { useSyncExternalStore } from 'react'

/** A value outside React, with subscriptions. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** The value rendered by the server, with which hydration starts. */
  initial: Value
}

const undoings = new Set<() => void>()

/** Runs `undo` whenever a session ends; for a user's state in memory outside of a store. */
export const whenSessionEnds = (undo: () => void) => void undoings.add(undo)

/** Clears a user's state from memory (specification section 4); `hand-over.ts` decides when. */
export const resetAppState = () => undoings.forEach((undo) => undo())

/** A store that resets to `initial` when a session ends; the default, so that no state outlives its user by mistake. */
export function createStore<Value>(initial: Value): Store<Value> {
  const store = createLastingStore(initial)
  whenSessionEnds(() => store.set(initial))
  return store
}

/** A store that survives sessions, as the device's or the page's own (`app-state.test.ts` names them all). */
export function createLastingStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>(store: Store<Value>) =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
