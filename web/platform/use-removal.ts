import { useState } from 'react'
import { useOutcome } from './use-outcome.ts'
import { useSubmit } from './use-submit.ts'

/** Removes something after a question, which closes on any answer; `reload` then shows what is there. */
export function useRemoval(remove: () => Promise<unknown>, reload: () => Promise<unknown>) {
  const { notifyFailed } = useOutcome()
  const [isAsked, ask] = useState(false)
  const { submit, pending } = useSubmit(
    async () => {
      await remove()
      ask(false)
      await reload()
    },
    (error) => {
      ask(false)
      notifyFailed('request', error)
      void reload()
    },
  )
  return { isAsked, ask, submit, pending }
}
