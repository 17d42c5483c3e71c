import * as product from '#web/platform/store.ts'

export const { resetAppState, useStore, whenSessionEnds } = product

const settingBack = new Set<() => void>()

/** The product's own stores, which `refreshStores` knows of. */
export const createStore = <Value>(initial: Value) => refreshed(product.createStore(initial))
export const createLastingStore = <Value>(initial: Value) => refreshed(product.createLastingStore(initial))

function refreshed<Value>(store: product.Store<Value>): product.Store<Value> {
  settingBack.add(() => store.set(store.initial))
  return store
}

/** Stores live as long as the page, and so over many tests: all go back to what they began with. */
export const refreshStores = () => settingBack.forEach((setBack) => setBack())
