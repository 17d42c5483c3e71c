import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { TextField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useUserTexts } from './texts.ts'
import type { useUserForm } from './use-user-form.ts'

type Props = { form: ReturnType<typeof useUserForm> }

/** A user's name, contact points and role. */
export function UserFields({ form: { bind } }: Props) {
  const text = useUserTexts()
  const phone = usePhoneEntry(bind('phone'))
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('firstName')} label={text.firstName} hint={text.nameHint} autoComplete="off" />
        <TextField {...bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="off" />
      </div>
      <TextField {...phone} label={text.phoneNumber} className="max-w-56" />
      <TextField {...bind('email')} label={text.emailId} type="email" autoComplete="off" />
      <RadioGroup
        {...bind('userRole')}
        legend={text.role}
        choices={[
          { value: 'ROLE_USER', label: text.ROLE_USER, hint: text.userMay },
          { value: 'ROLE_ADMIN', label: text.ROLE_ADMIN, hint: text.adminMay },
        ]}
      />
    </>
  )
}

/** Up to which total a user accepts quotes alone. */
export function AcceptLimit({ form: { bind } }: Props) {
  const text = useUserTexts()
  return (
    <TextField
      {...bind('acceptLimit')}
      label={text.acceptLimit}
      hint={text.acceptLimitHint}
      prefix="₹"
      inputMode="decimal"
      autoComplete="off"
      className="max-w-56 tabular-nums"
    />
  )
}
