import { useState } from 'react'
import type { OwnAccessRequest } from '#contract/users.access-requests.ts'
import { WaitingForApproval } from './waiting-for-approval.tsx'

/** Companies one waits to be let into; nothing where one waits for none. */
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
