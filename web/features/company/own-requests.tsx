import { useState } from 'react'
import type { OwnAccessRequest } from '#contract/users.access-requests.ts'
import { WaitingForApproval } from './waiting-for-approval.tsx'

/** The user's own open access requests; nothing if there are none. */
export function OwnRequests({ requests }: { requests: readonly OwnAccessRequest[] }) {
  const [gone, setGone] = useState('')
  return (
    <>
      <output className="empty:hidden">{gone}</output>
      {requests.map((request) => (
        <WaitingForApproval key={request.accessRequestId} request={request} onGone={setGone} />
      ))}
    </>
  )
}
