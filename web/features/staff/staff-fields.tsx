import { staffRoles } from '#contract/staff.ts'
import { TextField } from '#web/ui/fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { StaffForm } from './staff-form.ts'
import { useStaffTexts } from './texts.ts'

/** A person's name, role and, for a new one, e-mail address. */
export function StaffFields({ form: { bind }, isNew = false }: { form: StaffForm; isNew?: boolean }) {
  const text = useStaffTexts()
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...bind('firstName')} label={text.firstName} hint={text.nameHint} autoComplete="off" />
        <TextField {...bind('lastName')} label={text.lastName} hint={text.nameHint} autoComplete="off" />
      </div>
      {isNew && (
        <TextField {...bind('email')} label={text.email} hint={text.emailHint} type="email" autoComplete="off" />
      )}
      <RadioGroup
        {...bind('role')}
        legend={text.role}
        choices={staffRoles.map((role) => ({ value: role, label: text.roles[role], hint: text.may[role] }))}
      />
    </>
  )
}
