import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { useUserTexts } from './texts.ts'
import { accessDecided } from './users.queries.ts'

/** Approves or declines an access request; `say` receives the result. */
export function useDecision(say: (text: string) => void) {
  const text = useUserTexts()
  const { notifyFailed } = useOutcome()
  const decision = useSubmit(
    async (name: 'approveAccessRequest' | 'rejectAccessRequest', id: string, person: string) => {
      await call(name, { params: { id } })
      await accessDecided()
      say(fill(name === 'approveAccessRequest' ? text.approved : text.rejected, { name: person }))
    },
    (error) => {
      notifyFailed('request', error)
      // Another administrator may have decided: show the result.
      void accessDecided()
    },
  )
  return {
    pending: decision.pending,
    approve: (id: string, person: string) => decision.submit('approveAccessRequest', id, person),
    reject: (id: string, person: string) => decision.submit('rejectAccessRequest', id, person),
  }
}
