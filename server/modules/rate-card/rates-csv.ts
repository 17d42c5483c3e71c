// Rate cards as rows of a file, each of a machine or of a sub-category.

import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { dateInIndia } from '#contract/dates.ts'
import { mayAtDesk } from '#contract/staff.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { type Column, column, fileOf, optionalColumn } from '#server/platform/csv-columns.ts'
import { codes, day, decimal, figure, rupees } from '#server/platform/csv-formats.ts'
import type { Staff } from '#server/platform/principal.ts'
import { cardsInForce, type OwnCard } from './csv.store.ts'
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
  optionalColumn('terms.hoursMode'),
  optionalColumn('terms.otMultiplier', decimal),
  optionalColumn('terms.offDayMultiplier', decimal),
  optionalColumn('terms.secondShiftFactor', decimal),
  optionalColumn('terms.weeklyOff', codes),
  optionalColumn('terms.partMonth'),
  optionalColumn('terms.breakdown.graceHours', decimal),
  optionalColumn('terms.breakdown.effect'),
  ...['CLIENT_IDLE', 'WEATHER', 'FORCE_MAJEURE', 'STATUTORY_STOP', 'SUPPLIER'].map((cause) =>
    optionalColumn(`terms.standbyPct.${cause}`, decimal),
  ),
  optionalColumn('terms.minimumHours', decimal),
  optionalColumn('terms.minimumDays', figure),
]
const costs: readonly Column[] = [
  optionalRupees('costs.machinePerMonthPaise'),
  optionalRupees('costs.operatorPerMonthPaise'),
  optionalRupees('costs.tripPaise'),
]

/** A card is of the machine `slug` or of the `subCategory`, in a `city` or in all others, and counts `from` a day. */
export const rateColumns = (caller: Staff): Column[] => [
  column('slug'),
  column('subCategory'),
  column('city'),
  column('from', day),
  ...offer,
  ...(mayAtDesk(caller.role, 'margin') ? costs : []),
]

/** What a row says. */
export const rowOf = ({ slug, card, cost }: OwnCard) => ({
  slug,
  subCategory: card.sub_category,
  city: card.city,
  from: card.valid_from,
  ...offerOf(card),
  costs: costsOf(cost),
})

type Query = { subCategory?: string | undefined }

/** The cards in force today, of all machines or those of a sub-category. Throws `too-many-machines`. */
export const downloadRates = (tools: Tools, caller: Staff, { subCategory }: Query) =>
  act(tools, caller, async ({ tx, now }) => {
    const today = dateInIndia(now)
    const cards = await cardsInForce(tx, today, subCategory, CSV_ROWS_MAX + 1)
    return { name: `rates-${today}.csv`, content: fileOf(rateColumns(caller), cards.map(rowOf)) }
  })
