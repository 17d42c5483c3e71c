import { Email, FirstName, LastName } from '#contract/fields.ts'
import type { StaffMember } from '#contract/staff.people.ts'
import type { StaffRole } from '#contract/staff.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useStaffTexts } from './texts.ts'

/** A person's values in the form. */
type StaffDraft = { firstName: string; lastName: string; email: string; role: StaffRole }

export const newMember: StaffDraft = { firstName: '', lastName: '', email: '', role: 'SALES' }
export const draftOf = ({ firstName, lastName, email, role }: StaffMember): StaffDraft => ({
  firstName,
  lastName,
  email,
  role,
})

/** The form of a person, with the contract's rules. */
export function useStaffForm(initial: StaffDraft) {
  const text = useStaffTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    firstName: { schema: FirstName, label: text.firstName },
    lastName: { schema: LastName, label: text.lastName },
    email: { schema: Email, label: text.email },
  }
  return useFields<StaffDraft>({ initial, check: (values) => wrongFields(rules, values, fieldTexts) })
}
export type StaffForm = ReturnType<typeof useStaffForm>
