import { Email, FirstName, LastName, Phone } from '#contract/fields.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useUserTexts } from './texts.ts'
import type { UserDraft } from './user-draft.ts'

/** The contract's rules by field; a phone number or email ID that never was there may stay away. */
export function useUserForm(initial: UserDraft, isNew: boolean) {
  const text = useUserTexts()
  const fieldTexts = useFieldTexts()
  const rules = {
    firstName: { schema: FirstName, label: text.firstName },
    lastName: { schema: LastName, label: text.lastName },
    phone: { schema: Phone, label: text.phoneNumber },
    email: { schema: Email, label: text.emailId },
  }
  return useFields<UserDraft>({
    initial,
    check(values) {
      const wrong = wrongFields(rules, values, fieldTexts)
      for (const key of ['phone', 'email'] as const) if (!isNew && !initial[key] && !values[key]) delete wrong[key]
      return wrong
    },
  })
}
