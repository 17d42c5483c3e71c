import { useState } from 'react'
import { notifications } from '#web/platform/notifications.ts'
import { getStarted } from '#web/platform/session/get-started.ts'
import { useStore } from '#web/platform/store.ts'

/** True from the first moment without another dialog, so that dialogs open one at a time. */
export function useOnceQuiet() {
  const told = useStore(notifications).length > 0
  const starting = useStore(getStarted)
  const busy = told || starting
  const [was, setWas] = useState(!busy)
  if (!busy && !was) setWas(true)
  return was
}
