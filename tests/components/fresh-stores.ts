import * as product from '#web/platform/store.ts'

export const { resetAppState, useStore, whenSessionEnds } = product

const settingBack = new Set<() => void>()

/** The product's stores, known to `refreshStores`. */
export const createStore = <Value>(initial: Value) => refreshed(product.createStore(initial))
export const createLastingStore = <Value>(initial: Value) => refreshed(product.createLastingStore(initial))

function refreshed<Value>(store: product.Store<Value>): product.Store<Value> {
  settingBack.add(() => store.set(store.initial))
  return store
}

/** Resets all stores to their initial values, because they live as long as the page and thus across tests. */
export const refreshStores = () => settingBack.forEach((setBack) => setBack())
