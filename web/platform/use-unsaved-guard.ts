import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { sessionState } from './session/state.ts'

/** Whose session is over has to leave, whatever they have typed. */
const mayStay = () => sessionState.get().status === 'signed-in'

/**
 * Holds whoever leaves a page with changes that are not saved: `asking` while they have to be asked, then `leave` or
 * `stay`. Closing the tab is held by the browser's own question.
 */
export function useUnsavedGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname && mayStay(),
  )
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => mayStay() && event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [isDirty])
  return {
    asking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  }
}
