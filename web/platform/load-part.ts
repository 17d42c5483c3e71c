import { type ComponentType, lazy } from 'react'
import { createLastingStore } from './store.ts'

/** Whether code that the user waits for failed to load. */
export const missingPart = createLastingStore(false)

/** Reports a missing part. Browsers remember a failed module, so only a reload of the page tries it again. */
export const missed = () => missingPart.set(true)

/** Loads code on demand. If it fails, its place keeps waiting and the page stays as it is. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    missed()
    return new Promise<never>(() => {})
  })

/** A component whose code loads on first use: `lazyPart(() => import('./loader.tsx'), ({ Loader }) => Loader)`. */
export const lazyPart = <Part, Props>(load: () => Promise<Part>, pick: (part: Part) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await loadPart(load)) }))

/** Reloads the page, but not offline: the current page is worth more than none. */
export const tryAgain = () => void (navigator.onLine && location.reload())
