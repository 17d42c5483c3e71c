// When billing stops: on the later of the requested end and the request's date plus the agreed notice. A request after
// 18:00 in India counts for the next day. The stop is the last date billed. Source: `docs/hire.md`.
import { later, plusDays } from './calendar.ts'

const LAST_HOUR = 18

/** The last billed date, a civil date in India; `requestedAt` is an instant. */
export function offHireStop(requestedAt: Temporal.Instant, noticeDays: number, wanted: string): string {
  const local = requestedAt.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime()
  const limit = local.toPlainDate().toPlainDateTime({ hour: LAST_HOUR })
  const isLate = Temporal.PlainDateTime.compare(local, limit) > 0
  const requested = local.toPlainDate().toString()
  return later(plusDays(requested, isLate ? noticeDays + 1 : noticeDays), wanted)
}
