import { useEffect } from 'react'
import { isAnybodySignedIn } from './session/state.ts'
import { whenSessionEnds } from './store.ts'

/** The forms of the page that hold what is not saved. */
const unsaved = new Set<symbol>()

/** Whose session is over has to leave, whatever they have typed. */
export const hasUnsaved = () => unsaved.size > 0 && isAnybodySignedIn()

/** What the forms were about is gone, and what was typed with it. */
export const clearUnsaved = () => unsaved.clear()
whenSessionEnds(clearUnsaved)

/** Has whoever leaves asked first, while this form holds changes; closing the tab is held by the browser's own question. */
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
