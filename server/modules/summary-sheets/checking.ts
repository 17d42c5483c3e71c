// Sheets checked by rules before they are sent: the facts that the rules need, and the answers to what they find.
import type { BillLine } from '#contract/bill.ts'
import type { CheckResult } from '#contract/checks.ts'
import { datesFrom, dayOffs } from '#server/hire/calendar.ts'
import { telematicsOfLogs } from '#server/modules/logsheets/by-telematics.ts'
import type { Queryable } from '#server/platform/database.ts'
import { checksOf } from './checks.rules.ts'
import * as store from './checks.store.ts'
import type { SheetLogRow, SheetRow } from './reading.store.ts'
import { type CountedLog, isSigned, linesOf, type SheetFacts, taxableOf } from './sheet.rules.ts'

/** The cost of a sheet's days if each working day is worked as agreed. */
function plannedPaise(facts: SheetFacts) {
  const { agreed, holidays, from, to } = facts
  const isOff = dayOffs(agreed.terms, holidays)
  const workedHours = String(agreed.terms.hoursPerDay)
  const rest = { logsheetId: '', shift: 'A', status: 'SIGNED', breakdownHours: '0', idle: {} } as const
  const days = datesFrom(from, to).filter((date) => !isOff(date))
  const logs: CountedLog[] = days.map((date) => ({ ...rest, date, workedHours }))
  return taxableOf(linesOf({ ...facts, extras: [] }, logs))
}

type ToCheck = {
  readonly row: SheetRow
  readonly facts: SheetFacts
  readonly lines: readonly BillLine[]
  readonly logs: readonly SheetLogRow[]
}

/** The findings of the rules in a sheet as it is now, in three statements. The transaction must be of staff. */
export async function checked(tx: Queryable, { row, facts, lines, logs }: ToCheck): Promise<CheckResult[]> {
  const found = await store.around(tx, row)
  if (!found) throw new Error('A sheet has a job.')
  const telematics = await telematicsOfLogs(tx, await store.slicesOf(tx, row))
  const { billingStop, trips, extras } = found
  return checksOf({
    sheet: facts,
    billingStop,
    lines,
    logs: logs.filter(isSigned).map((log) => ({
      ...log,
      telematicsHours: telematics.get(log.logsheetId) ?? null,
      isDeemed: log.signedBy?.how === 'DEEMED',
    })),
    earlier: { trips, extras },
    elsewhere: await store.daysElsewhere(tx, row),
    plannedPaise: plannedPaise(facts),
  })
}
