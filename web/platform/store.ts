import { useSyncExternalStore } from 'react'

/** One value that lives outside React and tells when it changes. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** What the server renders, and so what hydration starts from. */
  initial: Value
}

const undoings = new Set<() => void>()

/** Has this done when a session ends, in whatever way: for what a person leaves in memory outside of a store. */
export const whenSessionEnds = (undo: () => void) => void undoings.add(undo)

/** Leaves no state of a person in memory (specification section 4); `hand-over.ts` knows when. */
export const resetAppState = () => undoings.forEach((undo) => undo())

/** A store that a session's end takes back to `initial`: what is not known to outlive a person does not. */
export function createStore<Value>(initial: Value): Store<Value> {
  const store = createLastingStore(initial)
  whenSessionEnds(() => store.set(initial))
  return store
}

/** A store that no session's end touches: it is the device's or the page's own (`app-state.test.ts` names them all). */
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
