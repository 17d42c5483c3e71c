import { type ComponentType, lazy } from 'react'
import { createLastingStore } from './store.ts'

/** Whether code that somebody waits for could not be fetched. */
export const missingPart = createLastingStore(false)

/** Tells so; browsers remember that a module failed, so only a new load of the page tries it again. */
export const missed = () => missingPart.set(true)

/** Loads code on demand. What can't be fetched keeps its place waiting, and the page stays as it is. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    missed()
    return new Promise<never>(() => {})
  })

/** A component whose code comes with its first use: `lazyPart(() => import('./loader.tsx'), ({ Loader }) => Loader)`. */
export const lazyPart = <Part, Props>(load: () => Promise<Part>, pick: (part: Part) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await loadPart(load)) }))

/** Another try; without a connection the page that stands is worth more than none. */
export const tryAgain = () => void (navigator.onLine && location.reload())
