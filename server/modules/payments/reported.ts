// Payments reported by customers, for accounts to find.
import { OPEN_REPORTS_MAX } from '#contract/invoices.reports.calls.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { openReports } from './reported.store.ts'

/** The open reports, the oldest first, and how many there are. */
export const listReports = (tools: Tools, by: Staff) =>
  act(tools, by, async ({ tx }) => {
    const rows = await openReports(tx, OPEN_REPORTS_MAX)
    return { reports: rows.map(({ total: _total, ...report }) => report), total: rows[0]?.total ?? 0 }
  })
