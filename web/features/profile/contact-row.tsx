import type { ReactNode } from 'react'
import { PHONE_PREFIX } from '#contract/phones.ts'
import type { Person } from '#contract/profile.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type ContactKind, contactOf } from './contact.ts'
import { useProfileTexts } from './texts.ts'
import { useCancelChange } from './use-cancel-change.ts'

type Props = { kind: ContactKind; person: Person; onVerify: () => void }

/** A phone number or e-mail address, its status and the action to verify it; a pending replacement comes first. */
export function ContactRow({ kind, person, onVerify }: Props) {
  const text = useProfileTexts()
  const { value, verified, replaced } = contactOf(person, kind)
  return (
    <div className="grid items-center gap-x-4 gap-y-1 py-3 sm:min-h-17 sm:grid-cols-[9rem_1fr_auto]">
      <dt className="text-sm text-ink-3 sm:text-base">{text[kind]}</dt>
      <dd className="grid min-w-0 gap-2">
        {replaced !== null && (
          <Line kind={kind} value={replaced}>
            <Badge tone="good">{text.signsIn}</Badge>
          </Line>
        )}
        {value === null ? (
          <span className="text-ink-3">{text.none}</span>
        ) : (
          <Line kind={kind} value={value}>
            {verified ? (
              <Badge tone="good">{text.verified}</Badge>
            ) : (
              <Pending>{replaced === null ? text.notVerified : text.notVerifiedYet}</Pending>
            )}
          </Line>
        )}
      </dd>
      {value !== null && !verified && <Ways kind={kind} replaced={replaced} onVerify={onVerify} />}
    </div>
  )
}

type LineProps = { kind: ContactKind; value: string; children: ReactNode }

const Line = ({ kind, value, children }: LineProps) => (
  <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
    <span className="min-w-0 font-medium wrap-anywhere tabular-nums">
      {kind === 'phone' ? `${PHONE_PREFIX} ${value}` : value}
    </span>
    {children}
  </div>
)

/** A word with an icon; the colour only repeats it. */
const Pending = ({ children }: { children: string }) => (
  <Badge tone="danger">
    <AccountIcon name="alert" className="size-4" />
    {children}
  </Badge>
)

type WaysProps = { kind: ContactKind; replaced: string | null; onVerify: () => void }

function Ways({ kind, replaced, onVerify }: WaysProps) {
  const text = useProfileTexts()
  const cancel = useCancelChange(kind)
  const names = {
    phone: { verify: text.verifyPhone, cancel: text.cancelPhone },
    email: { verify: text.verifyEmail, cancel: text.cancelEmail },
  }[kind]
  return (
    <dd className="flex flex-wrap gap-3 max-sm:mt-2">
      <Button tone="secondary" onClick={onVerify} aria-label={names.verify}>
        {text.verify}
      </Button>
      {replaced !== null && (
        <Button
          tone="quiet"
          onClick={() => cancel.submit(replaced)}
          aria-disabled={cancel.pending}
          aria-label={names.cancel}
        >
          {text.cancelChange}
        </Button>
      )}
    </dd>
  )
}
