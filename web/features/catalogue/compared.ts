import { createStore } from '#web/platform/store.ts'

/** Slugs of the machines somebody wants to compare, in the order chosen; kept as long as the tab is open. */
export const compared = createStore<readonly string[]>([])

const KEY = 'yantra.compare'

/** Reads storage, and keeps there what is chosen; called once when the page has come to life. */
export function saveCompared() {
  const save = () => sessionStorage.setItem(KEY, compared.get().join(','))
  const kept = sessionStorage.getItem(KEY)
  // The page of a comparison has said by now which machines they are.
  if (compared.get().length > 0) save()
  else if (kept) compared.set(kept.split(','))
  return compared.subscribe(save)
}

/** Chooses a machine, or no longer. */
export function toggleCompared(slug: string) {
  const before = compared.get()
  compared.set(before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug])
}
