import { useState } from 'react'
import type { OwnAccessRequest } from '#contract/users.access-requests.ts'
import { call } from '#web/platform/call.ts'
import { sessionFor } from '#web/platform/session/session-for.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { loadOwnRequests } from './company.queries.ts'
import { useCompanyTexts } from './texts.ts'

/** Whether somebody has decided by now, and the way to take the request back. */
export function useWaiting({ accessRequestId: id }: OwnAccessRequest, name: string, gone: (why: string) => void) {
  const text = useCompanyTexts()
  const { notifyDone, notifyFailed } = useOutcome()
  const [checked, setChecked] = useState(false)
  const check = useSubmit(
    async () => {
      setChecked(false)
      // A new access token says what somebody is by now; who was let in sees the company in this place.
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
      // Decided meanwhile: show it as it is.
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
