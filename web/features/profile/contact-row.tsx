import type { Person } from '#contract/profile.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PHONE_PREFIX } from '#web/ui/identifier.ts'
import { type ContactKind, contactOf } from './contact.ts'
import { useProfileTexts } from './texts.ts'

type Props = { kind: ContactKind; person: Person; onVerify: () => void }

/** A phone number or an e-mail address, whether it is proved, and the way to prove it. */
export function ContactRow({ kind, person, onVerify }: Props) {
  const text = useProfileTexts()
  const { value, verified } = contactOf(person, kind)
  const name = { phone: text.verifyPhone, email: text.verifyEmail }[kind]
  return (
    <div className="grid items-center gap-x-4 gap-y-1 py-3 sm:min-h-17 sm:grid-cols-[9rem_1fr_auto]">
      <dt className="text-sm text-ink-3 sm:text-base">{text[kind]}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
        {value === null ? <span className="text-ink-3">{text.none}</span> : <Value kind={kind} value={value} />}
        {value !== null && <Proof verified={verified} />}
      </dd>
      {value !== null && !verified && (
        <dd>
          <Button tone="secondary" onClick={onVerify} aria-label={name} className="max-sm:mt-2">
            {text.verify}
          </Button>
        </dd>
      )}
    </div>
  )
}

const Value = ({ kind, value }: { kind: ContactKind; value: string }) => (
  <span className="min-w-0 font-medium wrap-anywhere tabular-nums">
    {kind === 'phone' ? `${PHONE_PREFIX} ${value}` : value}
  </span>
)

/** In a word and a sign; the colour only repeats it. */
function Proof({ verified }: { verified: boolean }) {
  const text = useProfileTexts()
  return verified ? (
    <Badge tone="good">{text.verified}</Badge>
  ) : (
    <Badge tone="danger">
      <AccountIcon name="alert" className="size-4" />
      {text.notVerified}
    </Badge>
  )
}
