import { type EnquiryCounts, enquiryStatuses } from '#contract/enquiries.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { useEnquiryCounts } from './enquiries.queries.ts'
import { useEnquiryTexts } from './texts.ts'

/** Filters enquiries by status; each option shows its count. */
export function useStatusFilter(): Filter {
  const text = useEnquiryTexts()
  const { data: counts } = useEnquiryCounts()
  const counted = (name: string, key: keyof EnquiryCounts) => (counts ? `${name} (${counts[key]})` : name)
  const options = enquiryStatuses.map((value) => ({ value, label: counted(text[value], value) }))
  return { name: 'filter', label: text.status, options: [{ value: '', label: counted(text.all, 'ALL') }, ...options] }
}
