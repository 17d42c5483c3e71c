import { useSyncExternalStore } from 'react'

/** One value that lives outside React and tells when it changes. */
export type Store<Value> = {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
  /** What the server renders, and so what hydration starts from. */
  initial: Value
}

export function createStore<Value>(initial: Value): Store<Value> {
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
