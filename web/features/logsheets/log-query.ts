import { logsheetStatuses } from '#contract/logsheets.ts'

/** The filters of a list of logsheets as the call takes them. */
export function logQuery(filters: Readonly<Record<string, string>>) {
  const status = logsheetStatuses.find((one) => one === filters['status'])
  return status === undefined ? {} : { status }
}
