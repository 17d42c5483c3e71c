import { differs, useUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useUserTexts } from './texts.ts'
import { useUserForm } from './use-user-form.ts'
import type { UserDraft } from './user-draft.ts'

type Props = {
  initial: UserDraft
  isNew?: boolean
  button: { idle: string; pending: string }
  send: (draft: UserDraft) => Promise<void>
  failed: (error: unknown) => void
}

/** Who somebody is, how they sign in, and what they may do. */
export function UserForm({ initial, isNew = false, button, send, failed }: Props) {
  const text = useUserTexts()
  const form = useUserForm(initial, isNew)
  const { bind } = form
  const sending = useSubmit(
    () => send(form.values),
    (error) => {
      form.refuse(violationsOf(error))
      failed(error)
    },
  )
  // Saving leads on to the list by itself.
  useUnsaved(!sending.pending && differs(form.values, initial))
  return (
    <Form form={form} onSend={sending.submit} className="grid max-w-xl gap-5">
      <ErrorSummary title={text.errorSummary} errors={form.summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('firstName')} label={text.firstName} hint={text.nameHint} autoComplete="off" />
        <TextField {...bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="off" />
      </div>
      <PhoneField {...bind('phone')} label={text.phoneNumber} className="max-w-56" />
      <TextField {...bind('email')} label={text.emailId} type="email" autoComplete="off" />
      <RadioGroup
        {...bind('userRole')}
        legend={text.role}
        choices={[
          { value: 'ROLE_USER', label: text.ROLE_USER, hint: text.userMay },
          { value: 'ROLE_ADMIN', label: text.ROLE_ADMIN, hint: text.adminMay },
        ]}
      />
      <div>
        <Button type="submit" aria-disabled={sending.pending} className="w-full sm:w-auto">
          {sending.pending ? button.pending : button.idle}
        </Button>
      </div>
    </Form>
  )
}
