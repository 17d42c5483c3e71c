import { dateInIndia } from '#contract/dates.ts'
import { offHireStop } from '#server/hire/off-hire-clock.ts'

type Hire = { readonly to: string; readonly agreed: { readonly noticeDays: number } }

/**
 * The last billed day of an off-hire that is requested now. The agreed end needs no notice: while it is to come, notice
 * never moves the stop beyond it. Undefined for a wanted day after the agreed end, which is an extension.
 */
export function stopOf({ to, agreed }: Hire, now: Date, wanted: string): string | undefined {
  const stop = offHireStop(Temporal.Instant.fromEpochMilliseconds(now.getTime()), agreed.noticeDays, wanted)
  if (dateInIndia(now) > to) return stop
  if (wanted > to) return undefined
  return stop < to ? stop : to
}
