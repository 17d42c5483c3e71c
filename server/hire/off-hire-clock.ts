// When billing stops: a hire ends on the later of the date wanted and the request plus the notice agreed. A request
// after 18:00 in India counts as the next day's; the date is the last one billed. Source: `docs/hire.md`.
import { later, plusDays } from './calendar.ts'

const LAST_HOUR = 18

/** `requestedAt` is an instant; the answer is a civil date in India, inclusive. */
export function offHireStop(requestedAt: Temporal.Instant, noticeDays: number, wanted: string): string {
  const local = requestedAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime()
  const limit = local.toPlainDate().toPlainDateTime({ hour: LAST_HOUR })
  const isLate = Temporal.PlainDateTime.compare(local, limit) > 0
  const requested = local.toPlainDate().toString()
  return later(plusDays(requested, isLate ? noticeDays + 1 : noticeDays), wanted)
}
