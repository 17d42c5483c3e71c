import { useState } from 'react'
import type { CompanyUser } from '#contract/users.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { RemoveUser } from './remove-user.tsx'
import { useUserTexts } from './texts.ts'
import { useActivation } from './use-activation.ts'
import { nameOf } from './user-name.ts'

const about = { ACTIVE: 'activeText', INACTIVE: 'inactiveText', INVITED: 'invitedText' } as const

/** A user's status and the actions on it; `onRemoved` navigates once they are deleted. */
export function UserAccess({ user, onRemoved }: { user: CompanyUser; onRemoved: () => void }) {
  const text = useUserTexts()
  const [asking, setAsking] = useState(false)
  const isInvited = user.status === 'INVITED'
  return (
    <section aria-label={text.access} className="card grid justify-items-start gap-4 p-5 md:p-8">
      <h2 className="heading text-xl">{text.access}</h2>
      <p className="max-w-prose text-ink-2">{fill(text[about[user.status]], { name: nameOf(user) })}</p>
      <div className="flex flex-wrap gap-3">
        {!isInvited && <Activation user={user} />}
        <Button tone="secondary" className="border-danger text-danger" onClick={() => setAsking(true)}>
          {isInvited ? text.withdraw : text.remove}
        </Button>
      </div>
      {asking && <RemoveUser user={user} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Activation({ user }: { user: CompanyUser }) {
  const text = useUserTexts()
  const { activate, deactivate, pending } = useActivation(user)
  return user.active ? (
    <Button tone="secondary" aria-disabled={pending} onClick={deactivate}>
      {pending ? text.deactivating : text.deactivate}
    </Button>
  ) : (
    <Button tone="secondary" aria-disabled={pending} onClick={activate}>
      {pending ? text.activating : text.activate}
    </Button>
  )
}
