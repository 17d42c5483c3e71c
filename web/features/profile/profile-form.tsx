import { Email, FirstName, LastName, Phone } from '#contract/fields.ts'
import type { Person } from '#contract/profile.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { changesOf } from './changes.ts'
import { useProfileTexts } from './texts.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Names take effect at once, a phone number or an e-mail address once its code has come. */
export function ProfileForm({ person }: { person: Person }) {
  const text = useProfileTexts()
  const form = useProfileFields(person)
  const save = useSaveProfile(person, form.refuse)
  // Saving leads on to the profile by itself.
  useUnsaved(!save.pending && Object.keys(changesOf(person, form.values)).length > 0)
  return (
    <Form form={form} onSend={() => save.submit(form.values)} className="grid gap-5">
      <ErrorSummary title={text.errorSummary} errors={form.summary} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.bind('firstName')} label={text.firstName} hint={text.nameHint} autoComplete="given-name" />
        <TextField {...form.bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="family-name" />
      </div>
      <PhoneField {...form.bind('phone')} label={text.phone} hint={text.identifierHint} />
      <TextField
        {...form.bind('email')}
        label={text.email}
        hint={text.identifierHint}
        type="email"
        autoComplete="email"
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={save.pending}>
          {save.pending ? text.saving : text.save}
        </Button>
        <LinkButton to={accountPaths.profile()} tone="secondary">
          {text.cancel}
        </LinkButton>
      </div>
    </Form>
  )
}

function useProfileFields({ firstName, lastName, phone, email }: Person) {
  const text = useProfileTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    firstName: { schema: FirstName, label: text.firstName },
    lastName: { schema: LastName, label: text.lastName },
    phone: { schema: Phone, label: text.phone },
    email: { schema: Email, label: text.email },
  }
  return useFields({
    initial: { firstName, lastName, phone: phone ?? '', email: email ?? '' },
    check: (values) => wrongFields(rules, values, fieldTexts),
  })
}
