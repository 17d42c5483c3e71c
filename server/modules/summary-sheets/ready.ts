// The prepared sheets that nothing holds up.
import type { NewSummaryBatch } from '#contract/summary-sheets.batches.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import type { Action } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { logsNow, preparedSheets } from './reading.store.ts'
import { factsOf } from './reading.ts'
import { unsignedDays } from './sheet.rules.ts'

/** The selection of cycles for a batch. */
export type Asked = Omit<NewSummaryBatch, 'act'>
type Cycle = { readonly jobId: string; readonly addressId: string | null; readonly from: string }

/** Whether somebody asked for a cycle. */
export function askedIn({ siteId, cycles }: Asked) {
  const chosen = cycles && new Set(cycles.map(({ jobId, from }) => `${jobId} ${from}`))
  return ({ jobId, addressId, from }: Cycle) =>
    (chosen === undefined || chosen.has(`${jobId} ${from}`)) && (siteId === undefined || addressId === siteId)
}

/** In the order in which they are sent: the cycles of a job follow each other. */
export async function readyToSend({ tx }: Action<Staff>, asked: Asked = {}) {
  const rows = (await preparedSheets(tx)).filter(askedIn(asked))
  if (rows.length === 0) return []
  const settings = await settingsNow(tx)
  const ids = rows.map(({ summarySheetId }) => summarySheetId)
  const logs = Map.groupBy(await logsNow(tx, ids), ({ summarySheetId }) => summarySheetId)
  return rows.filter((row) => unsignedDays(factsOf(row, settings), logs.get(row.summarySheetId) ?? []).length === 0)
}
