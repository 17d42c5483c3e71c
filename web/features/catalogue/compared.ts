import { createStore } from '#web/platform/store.ts'

/** Slugs of the machines chosen for comparison, in order; kept while the tab is open. */
export const compared = createStore<readonly string[]>([])

const KEY = 'yantra.compare'

/** Reads the selection from storage and stores changes; called once after hydration. */
export function saveCompared() {
  const save = () => sessionStorage.setItem(KEY, compared.get().join(','))
  const kept = sessionStorage.getItem(KEY)
  // The comparison's page has set its machines by now.
  if (compared.get().length > 0) save()
  else if (kept) compared.set(kept.split(','))
  return compared.subscribe(save)
}

/** Selects or deselects a machine. */
export function toggleCompared(slug: string) {
  const before = compared.get()
  compared.set(before.includes(slug) ? before.filter((other) => other !== slug) : [...before, slug])
}
