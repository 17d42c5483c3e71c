import { createLastingStore } from './store.ts'

/** How many submits wait for their answer. */
export const busy = createLastingStore(0)

/** Lets the loader know of a submit; it may cover the page while that lasts. */
export async function busyWhile<Result>(work: Promise<Result>): Promise<Result> {
  busy.set(busy.get() + 1)
  try {
    return await work
  } finally {
    busy.set(busy.get() - 1)
  }
}
