import type { Person } from '#contract/profile.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { personRules } from '#web/platform/person-rules.ts'
import { usePhoneEntry } from '#web/platform/phone-entry.ts'
import { useEdit } from '#web/platform/use-edit.ts'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { useProfileTexts } from './texts.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** Names change at once, a phone number or e-mail address after verification. */
export function ProfileForm({ person }: { person: Person }) {
  const text = useProfileTexts()
  const fieldTexts = useFieldTexts()
  const stored = valuesOf(person)
  const form = useFields({
    initial: stored,
    check: (values) => wrongFields(personRules(text), values, fieldTexts),
  })
  const phone = usePhoneEntry(form.bind('phone'), text.identifierHint)
  const edit = useEdit(form, { stored, ...useSaveProfile(person) })
  return (
    <EditForm
      edit={edit}
      button={{ idle: text.save, pending: text.saving }}
      beside={
        <LinkButton to={accountPaths.profile()} tone="secondary">
          {text.cancel}
        </LinkButton>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.bind('firstName')} label={text.firstName} hint={text.nameHint} autoComplete="given-name" />
        <TextField {...form.bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="family-name" />
      </div>
      <TextField {...phone} label={text.phone} />
      <TextField
        {...form.bind('email')}
        label={text.email}
        hint={text.identifierHint}
        type="email"
        autoComplete="email"
      />
    </EditForm>
  )
}

const valuesOf = ({ firstName, lastName, phone, email }: Person) => ({
  firstName,
  lastName,
  phone: phone ?? '',
  email: email ?? '',
})
