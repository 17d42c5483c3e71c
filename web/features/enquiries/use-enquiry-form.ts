import { addDays, dateInIndia } from '#contract/dates.ts'
import { DeliveryAddress, EnquiryRequest } from '#contract/enquiries.ts'
import { Id } from '#contract/fields.ts'
import { START_WITHIN_DAYS } from '#contract/hire-limits.ts'
import { useFieldTexts, wrongFields } from '#web/platform/field-check.ts'
import { useFields } from '#web/ui/use-fields.ts'
import type { EnquiryDraft } from './draft.ts'
import { type EnquiryTexts, useEnquiryTexts } from './texts.ts'

type StartRange = { from: string; to: string }

/** The first and last start date allowed, as civil dates in India. */
export function startRange(now: Date): StartRange {
  const today = dateInIndia(now)
  return { from: today, to: addDays(today, START_WITHIN_DAYS) }
}

/** The contract's rules by field; the date range is added here, as it needs a clock. */
function rulesOf({ labels, ...text }: EnquiryTexts, { from, to }: StartRange) {
  const { shape } = EnquiryRequest
  const startDate = shape.startDate.refine((day) => day >= from && day <= to, 'startDate.range')
  return {
    city: { schema: shape.city, label: text.city.toLowerCase() },
    projectSiteId: { schema: Id, label: labels['projectSiteId'] ?? text.projectSite },
    deliveryAddress: { schema: DeliveryAddress, label: labels['deliveryAddress'] ?? text.deliveryAddress },
    startDate: { schema: startDate, label: labels['startDate'] ?? text.startDate },
    poNumber: { schema: shape.poNumber, label: labels['poNumber'] ?? text.poNumber },
    notes: { schema: shape.notes, label: text.notes.toLowerCase() },
  }
}

export type EnquiryFields = ReturnType<typeof useEnquiryForm>

export function useEnquiryForm(initial: EnquiryDraft, range: StartRange) {
  const text = useEnquiryTexts()
  const fieldTexts = useFieldTexts()
  const rules = rulesOf(text, range)
  return useFields<EnquiryDraft>({
    initial,
    check: (values) => wrongFields(rules, withoutBlanks(values), fieldTexts),
    // Only the chosen kind of place is required.
    hidden: ({ deliverTo }) => (deliverTo === 'SITE' ? 'deliveryAddress' : 'projectSiteId'),
  })
}

/** A blank required field is missing rather than wrong. */
const withoutBlanks = (values: EnquiryDraft) => ({
  ...values,
  city: values.city || undefined,
  projectSiteId: values.projectSiteId || undefined,
  startDate: values.startDate || undefined,
})
