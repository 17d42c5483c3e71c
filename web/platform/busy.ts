import { createLastingStore } from './store.ts'

/** The number of submits in progress. */
export const busy = createLastingStore(0)

/** Counts as busy until the work settles; the loader may cover the page meanwhile. */
export async function busyWhile<Result>(work: Promise<Result>): Promise<Result> {
  busy.set(busy.get() + 1)
  try {
    return await work
  } finally {
    busy.set(busy.get() - 1)
  }
}
