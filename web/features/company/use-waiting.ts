import { useState } from 'react'
import type { OwnAccessRequest } from '#contract/users.access-requests.ts'
import { call } from '#web/platform/call.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { loadOwnRequests } from './company.queries.ts'
import { useCompanyTexts } from './texts.ts'

/** Checks whether a request has been decided, and withdraws it. */
export function useWaiting({ accessRequestId: id }: OwnAccessRequest, name: string, gone: (why: string) => void) {
  const text = useCompanyTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [checked, setChecked] = useState(false)
  const check = useSubmit(
    async () => {
      setChecked(false)
      // A new access token holds the current user type; an approved user then sees the company here.
      const session = sessionFor('customer')
      await session.renew(await session.bearer())
      const open = await loadOwnRequests()
      if (open.some(({ accessRequestId }) => accessRequestId === id)) setChecked(true)
      else gone(fill(text.notLetIn, { name }))
    },
    (error) => notifyFailed('request', error),
  )
  const withdrawal = useSubmit(
    async () => {
      await call('withdrawAccessRequest', { params: { id } })
      notifyDone('withdrawAccess', { message: fill(text.withdrawn, { name }) })
      await loadOwnRequests()
    },
    (error) => {
      notifyFailed('withdrawAccess', error)
      // Decided meanwhile: show the result.
      void loadOwnRequests().catch(() => {})
    },
  )
  return {
    check: () => check.submit(),
    withdraw: () => withdrawal.submit(),
    pending: check.pending || withdrawal.pending,
    checked,
  }
}
