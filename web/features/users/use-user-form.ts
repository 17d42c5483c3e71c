import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { personRules } from '#web/platform/person-rules.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useUserTexts } from './texts.ts'
import type { UserDraft } from './user-draft.ts'

/** The contract's rules by field; a phone number or e-mail address that was never given may stay empty. */
export function useUserForm(initial: UserDraft, isNew: boolean) {
  const { firstName, lastName, phoneNumber: phone, emailId: email, acceptLimitWrong } = useUserTexts()
  const fieldTexts = useFieldTexts()
  return useFields<UserDraft>({
    initial,
    check(values) {
      const wrong: { [Key in keyof UserDraft]?: string } = wrongFields(
        personRules({ firstName, lastName, phone, email }),
        values,
        fieldTexts,
      )
      for (const key of ['phone', 'email'] as const) if (!isNew && !initial[key] && !values[key]) delete wrong[key]
      if (Number.isNaN(paiseOf(values.acceptLimit))) wrong.acceptLimit = acceptLimitWrong
      return wrong
    },
  })
}
