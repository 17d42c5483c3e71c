import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { boundedText, CivilDate, Id, queryText, Slug } from './fields.ts'
import { keyed } from './keyed.ts'
import { deskPaths } from './paths.desk.ts'
import { Rates } from './rate-card.ts'

/** The most machines of one change. */
export const CHANGED_AT_ONCE_MAX = 1000
/** New rates are whole multiples of this many rupees. */
export const roundings = ['100', '500'] as const

/** From "-50" to "100" per cent. */
export const PercentChange = z
  .string()
  .max(6, { abort: true })
  .regex(/^(-(50(\.0{1,2})?|[1-4]?\d(\.\d{1,2})?)|100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, 'invalid')

const change = {
  /** The machines by name; without it, all that the filter finds. */
  productIds: z.array(Id).min(1).max(CHANGED_AT_ONCE_MAX).optional(),
  filter: queryText(100).optional(),
  subCategory: Slug.optional(),
  /** The city whose cards change; null for the cards of all other cities. */
  city: Slug.nullable(),
  percent: PercentChange,
  roundTo: z.enum(roundings),
  from: CivilDate,
}

/** Why a machine keeps its rates: no card counts for it, it has a card from that very day, or rounding gives the same. */
const keptReasons = ['NO_CARD', 'DATE_TAKEN', 'SAME_RATES'] as const

const ChangedRates = z.object({
  productId: Id,
  slug: z.string(),
  name: z.string(),
  was: Rates.nullable(),
  /** Null where the machine keeps its rates. */
  is: Rates.nullable(),
  kept: z.enum(keptReasons).nullable(),
  /** A card with rates of its own that follows later; null if there is none. */
  followedOn: CivilDate.nullable(),
  /** Cities with cards of their own, which stay as they are. */
  cities: z.array(z.string()),
})
export type ChangedRates = z.infer<typeof ChangedRates>

export const changeManyApi = {
  previewRateChange: endpoint({
    ...deskPaths.previewRateChange,
    summary: 'The old and new rates of many machines by a percentage, rounded; changes nothing.',
    body: z.strictObject(change),
    response: z.object({ lines: z.array(ChangedRates), changed: z.int(), digest: z.string() }),
    problems: ['not-found', 'too-many-machines'],
    onlyReads: true,
  }),
  changeManyRates: endpoint({
    ...deskPaths.changeManyRates,
    summary: 'Gives each machine of a preview its new card, in one transaction; refused if anything has changed since.',
    headers: keyed,
    body: z.strictObject({ ...change, digest: boundedText(64) }),
    response: z.object({ changed: z.int() }),
    problems: ['not-found', 'too-many-machines', 'preview-outdated', 'idempotency-key-reused'],
  }),
}
