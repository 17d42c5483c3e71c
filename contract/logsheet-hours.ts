// From the slices of a logsheet to its hours. A slice's times lie on a grid of 15 minutes, so hours are exact quarters.
import { minutesOf, placed } from './logsheet-line.ts'
import type { Slice, SliceType } from './logsheets.content.ts'
import type { IdleCause } from './rate-terms.ts'

const WORKED: readonly SliceType[] = ['WORK', 'SHIFTING']

/** The cause of standby that a kind of slice is billed as. */
const standbyOf: Partial<Record<SliceType, IdleCause>> = {
  IDLE_CLIENT: 'CLIENT_IDLE',
  IDLE_WEATHER: 'WEATHER',
  IDLE_SUPPLIER: 'SUPPLIER',
  FORCE_MAJEURE: 'FORCE_MAJEURE',
  STATUTORY_STOP: 'STATUTORY_STOP',
}

/** Minutes as a decimal string of hours: `6.75`. */
export const asHours = (minutes: number) => String(minutes / 60)

/** The hours of one shift as decimal strings; `idle` by its cause, `standing` all idle hours together. */
type ShiftHours = {
  readonly worked: string
  /** Breakdown for which the supplier answers. */
  readonly breakdown: string
  readonly idle: Partial<Record<IdleCause, string>>
  readonly standing: string
  readonly whole: string
}

/** Sums the slices of one shift. Meals, maintenance and a breakdown that the customer caused are in `whole` alone. */
export function hoursOf(slices: readonly Slice[]): ShiftHours {
  const all = placed(slices)
  const idling = all.filter(({ type }) => standbyOf[type] !== undefined)
  const byCause = Map.groupBy(idling, ({ type }) => standbyOf[type] as IdleCause)
  return {
    worked: asHours(minutesOf(all.filter(({ type }) => WORKED.includes(type)))),
    breakdown: asHours(minutesOf(all.filter(({ type, cause }) => type === 'BREAKDOWN' && cause !== 'CUSTOMER'))),
    idle: Object.fromEntries([...byCause].map(([cause, slicesOf]) => [cause, asHours(minutesOf(slicesOf))])),
    standing: asHours(minutesOf(idling)),
    whole: asHours(minutesOf(all)),
  }
}
