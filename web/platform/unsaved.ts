import { useEffect } from 'react'
import { isAnybodySignedIn } from './session/state.ts'
import { whenSessionEnds } from './store.ts'

/** The page's forms with unsaved changes. */
const unsaved = new Set<symbol>()

/** An ended session never blocks navigation. */
export const hasUnsaved = () => unsaved.size > 0 && isAnybodySignedIn()

/** Drops all unsaved input, as its subject is gone. */
export const clearUnsaved = () => unsaved.clear()
whenSessionEnds(clearUnsaved)

/** Asks before leaving while this form holds changes; on closing the tab, the browser asks itself. */
export function useUnsaved(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return
    const form = Symbol()
    unsaved.add(form)
    const hold = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => {
      unsaved.delete(form)
      removeEventListener('beforeunload', hold)
    }
  }, [isDirty])
}
