// Telematics during the shifts of many logs.
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { hoursByTelematicsOf } from '#server/modules/fleet/telematics.ts'
import type { Queryable } from '#server/platform/database.ts'
import { shiftOf } from './day.rules.ts'

type Log = { readonly logsheetId: string; readonly date: string; readonly slices: LogsheetContent['slices'] }

/** The hours that the machine of each log ran in its shift, by the log's id; null where its readings do not show them. */
export function telematicsOfLogs(tx: Queryable, logs: readonly Log[]) {
  const shifts = logs.flatMap(({ logsheetId, date, slices }) => {
    const shift = shiftOf(date, slices)
    return shift === undefined ? [] : [{ logsheetId, ...shift }]
  })
  return hoursByTelematicsOf(tx, shifts)
}
