import * as product from '#web/platform/store.ts'

export const { useStore } = product

const settingBack = new Set<() => void>()

/** The product's own, which `refreshStores` knows of. */
export function createStore<Value>(initial: Value): product.Store<Value> {
  const store = product.createStore(initial)
  settingBack.add(() => store.set(initial))
  return store
}

/** Stores live as long as the page, and so over many tests: all go back to what they began with. */
export const refreshStores = () => settingBack.forEach((setBack) => setBack())
