// Months whose GST return is filed are closed: nothing is dated in them any more.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { boundedText, CivilDate, note } from './fields.ts'
import { deskPaths } from './paths.desk.ts'

/** `2026-11` */
const Month = boundedText(7).regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'invalid')
const instant = z.iso.datetime({ offset: true })

/** A closing of a month, and who opened the month again and why. */
const MonthClosing = z
  .object({
    month: Month,
    filedOn: CivilDate,
    closedBy: z.string(),
    closedAt: instant,
    reopened: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'MonthClosing' })
export type MonthClosing = z.infer<typeof MonthClosing>

const closings = z.object({ closings: z.array(MonthClosing) })

export const monthsApi = {
  listMonthClosings: endpoint({
    ...deskPaths.listMonthClosings,
    summary: 'The closings of months, the newest month first.',
    response: closings,
    problems: [],
  }),
  closeMonth: endpoint({
    ...deskPaths.closeMonth,
    summary: 'Closes a month whose return is filed: no document, voucher or ledger entry is dated in it any more.',
    body: z.strictObject({ month: Month, filedOn: CivilDate }),
    response: closings,
    problems: ['status-conflict', 'validation'],
  }),
  reopenMonth: endpoint({
    ...deskPaths.reopenMonth,
    summary: 'Opens a closed month again, with a reason.',
    body: z.strictObject({ month: Month, reason: note(1, 500) }),
    response: closings,
    problems: ['status-conflict'],
  }),
}
