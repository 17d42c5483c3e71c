import { text as line, optionalNote, optionalText } from '#contract/fields.ts'
import { BillingParty } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import { useAnswerTexts } from './answer-texts.ts'

const PO_MAX = 40
const { name, address, state } = BillingParty.shape

/** The acceptance besides the choices: the PO number and the billing party. */
export function useAcceptForm({ needsPoNumber, needsBillingParty }: Quote['answers']) {
  const text = useAnswerTexts()
  const fieldTexts = useFieldTexts()
  const party = <Schema>(schema: Schema) => (needsBillingParty ? schema : optionalNote(300))
  return useFields({
    initial: { name: '', address: '', state: '', poNumber: '' },
    check: (values) =>
      wrongFields(
        {
          name: { schema: party(name), label: text.billName },
          address: { schema: party(address), label: text.billAddress },
          state: { schema: party(state), label: text.billState },
          poNumber: { schema: needsPoNumber ? line(1, PO_MAX) : optionalText(PO_MAX), label: text.poNumber },
        },
        // A state not chosen is missing, not wrong.
        { ...values, state: values.state || undefined },
        fieldTexts,
      ),
  })
}
export type AcceptForm = ReturnType<typeof useAcceptForm>

/** The billing party as typed, once it is complete. */
export const partyOf = ({ name, address, state }: AcceptForm['values']) =>
  BillingParty.safeParse({ name, address, state }).data
