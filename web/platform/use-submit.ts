import { useRef, useState } from 'react'
import { busyWhile } from './busy.ts'

/** Runs one submit at a time under the loader; `failed` gets the error. */
export function useSubmit<Input extends unknown[]>(
  work: (...input: Input) => Promise<void>,
  failed: (error: unknown) => void,
) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const submit = (...input: Input) => {
    // A second click may come before the first one shows on screen.
    if (running.current) return
    running.current = true
    setPending(true)
    busyWhile(work(...input))
      .catch(failed)
      .finally(() => {
        running.current = false
        setPending(false)
      })
  }
  return { submit, pending }
}
