// A row of the file of rates: a card of a machine or of a sub-category.
import { NewRateCard } from '#contract/rate-card.ts'
import { idleCauses } from '#contract/rate-terms.ts'
import { mayAtDesk, type StaffRole } from '#contract/staff.ts'
import { type Column, column, optionalColumn } from '#server/platform/csv-columns.ts'
import { faultsOf } from '#server/platform/csv-faults.ts'
import { code, codes, day, decimal, figure, rupees } from '#server/platform/csv-formats.ts'
import { type Fault, fault } from '#server/platform/csv-read.ts'
import type { CardRow, CostRow } from './cards.store.ts'
import { costsOf, offerOf } from './rate-card.shape.ts'

const inRupees = (field: string) => field.replace(/Paise$/, 'Rupees')
const optionalRupees = (field: string) => optionalColumn(field, rupees, inRupees(field))

const offer: readonly Column[] = [
  ...['perMonthPaise', 'perWeekPaise', 'perDayPaise'].map((field) => column(field, rupees, inRupees(field))),
  optionalRupees('operatorPerMonthPaise'),
  optionalRupees('operatorPerDayPaise'),
  optionalRupees('mobilisation.basePaise'),
  optionalColumn('mobilisation.includedKm', figure),
  optionalRupees('mobilisation.perKmPaise'),
  optionalRupees('mobilisation.leastPaise'),
  optionalColumn('terms.daysPerMonth', figure),
  optionalColumn('terms.hoursPerDay', figure),
  optionalColumn('terms.includedHours', figure),
  optionalColumn('terms.hoursMode', code),
  optionalColumn('terms.otMultiplier', decimal),
  optionalColumn('terms.offDayMultiplier', decimal),
  optionalColumn('terms.secondShiftFactor', decimal),
  optionalColumn('terms.weeklyOff', codes),
  optionalColumn('terms.partMonth', code),
  optionalColumn('terms.breakdown.graceHours', decimal),
  optionalColumn('terms.breakdown.effect', code),
  ...idleCauses.map((cause) => optionalColumn(`terms.standbyPct.${cause}`, decimal)),
  optionalColumn('terms.minimumHours', decimal),
  optionalColumn('terms.minimumDays', figure),
]
const costs: readonly Column[] = [
  optionalRupees('costs.machinePerMonthPaise'),
  optionalRupees('costs.operatorPerMonthPaise'),
  optionalRupees('costs.tripPaise'),
]

/** A card is of the machine `slug` or of the `subCategory`, in a `city` or in all others, and counts `from` a day. */
export const rateColumns = (role: StaffRole): Column[] => [
  column('slug'),
  column('subCategory'),
  column('city'),
  column('from', day),
  ...offer,
  ...(mayAtDesk(role, 'margin') ? costs : []),
]

type OwnCard = { slug: string | null; card: CardRow; cost: CostRow | null }

/** The content of a card's row. */
export const rowOf = ({ slug, card, cost }: OwnCard) => ({
  slug,
  subCategory: card.sub_category,
  city: card.city,
  from: card.valid_from,
  ...offerOf(card),
  costs: costsOf(cost),
})
type Said = Omit<ReturnType<typeof rowOf>, 'costs' | 'mobilisation'> & {
  costs?: object | null
  mobilisation?: object | null
}

/** A group of cells of which none is filled is absent. */
const unlessEmpty = (group: object | null | undefined) =>
  Object.values(group ?? {}).some((value) => value !== null && value !== undefined) ? group : null

type Frame = {
  columns: readonly Column[]
  productId: string | null
  days: { min: string; max: string }
  /** The first day of the card of the same subject and place that counts then. */
  taken: string | undefined
}

function dayFaults(from: string, { days, taken }: Frame): Fault[] {
  if (from < days.min || from > days.max) return [fault('from', from, 'day-range', days)]
  return from === taken ? [fault('from', from, 'card-exists')] : []
}

/** The new card that a row stands for, or what is wrong with it. */
export function judgeCard(said: object, frame: Frame): { work: NewRateCard } | { faults: Fault[] } {
  // The columns above made it, or a card.
  const { slug: _slug, subCategory, city, ...row } = said as Said
  const card = NewRateCard.safeParse(
    {
      ...row,
      ...(frame.productId === null ? { subCategory } : { productId: frame.productId }),
      city: city === '' ? null : city,
      operatorPerMonthPaise: row.operatorPerMonthPaise ?? null,
      operatorPerDayPaise: row.operatorPerDayPaise ?? null,
      mobilisation: unlessEmpty(row.mobilisation),
      terms: row.terms ?? {},
      costs: unlessEmpty(row.costs),
    },
    { reportInput: true },
  )
  const faults = [...dayFaults(row.from, frame), ...(card.error ? faultsOf(card.error, frame.columns, said) : [])]
  return faults.length > 0 || !card.data ? { faults } : { work: card.data }
}
