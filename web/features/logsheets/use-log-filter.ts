import { logsheetStatuses } from '#contract/logsheets.ts'
import type { Filter } from '#web/ui/list/list-tools.tsx'
import { useLogTexts } from './texts.ts'

/** Filters logsheets by status. */
export function useLogFilter(): Filter {
  const text = useLogTexts()
  const options = logsheetStatuses.map((value) => ({ value, label: text.statuses[value] }))
  return { name: 'status', label: text.status, options: [{ value: '', label: text.all }, ...options] }
}
