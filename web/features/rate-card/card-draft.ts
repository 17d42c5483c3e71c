import { type NewRateCard, type RateCard, NewRateCard as Rules } from '#contract/rate-card.ts'
import { AgreedTerms, weekdays } from '#contract/rate-terms.ts'
import type { cardTexts } from '#contract/texts/rate-card.desk.en.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'

/** Fields in rupees, numbers and texts, each named by its path in the request. */
const amounts = [
  'perMonthPaise',
  'perWeekPaise',
  'perDayPaise',
  'operatorPerMonthPaise',
  'operatorPerDayPaise',
  'mobilisation.basePaise',
  'mobilisation.perKmPaise',
  'mobilisation.leastPaise',
  'costs.machinePerMonthPaise',
  'costs.operatorPerMonthPaise',
  'costs.tripPaise',
] as const
const numbers = [
  'mobilisation.includedKm',
  'terms.daysPerMonth',
  'terms.hoursPerDay',
  'terms.includedHours',
  'terms.minimumDays',
] as const

export type CardField = keyof typeof cardTexts.fields
type Weekday = (typeof weekdays)[number]
/** A card as typed. */
export type CardDraft = Record<CardField | 'subject' | 'city', string> & Record<`off.${Weekday}`, boolean>

const isAmount = (field: string) => amounts.some((amount) => amount === field)
const isNumber = (field: string) => numbers.some((number) => number === field)

const numberOf = (typed: string) => {
  const plain = typed.trim()
  if (plain === '') return undefined
  return /^\d{1,4}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}

const at = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((found, name) => (found instanceof Object ? Reflect.get(found, name) : undefined), value)

function typedAs(field: string, value: unknown) {
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return ''
  return isAmount(field) ? typedPaise(value) : String(value)
}

/** The draft of a card that follows another one, or of a first card. */
export function draftAfter(card: RateCard | undefined, from: string, fields: readonly CardField[]): CardDraft {
  const terms = card?.terms ?? AgreedTerms.parse({})
  const typed = fields.map((field) => [field, typedAs(field, at({ ...card, terms }, field))])
  const off = weekdays.map((day) => [`off.${day}`, terms.weeklyOff.includes(day)])
  // Object.fromEntries loses the names, which the fields have.
  return {
    ...Object.fromEntries([...typed, ...off]),
    subject: 'PRODUCT',
    city: card?.city?.slug ?? '',
    from,
  } as CardDraft
}

function valueOf(field: string, typed: string) {
  if (isAmount(field)) return paiseOf(typed)
  return isNumber(field) ? numberOf(typed) : typed.trim()
}

/** The fields of one part of the request, such as `terms.`, as an object. */
function partOf(draft: CardDraft, beginning: string): Record<string, unknown> {
  const own = Object.entries(draft).filter(
    (entry): entry is [string, string] => entry[0].startsWith(beginning) && typeof entry[1] === 'string',
  )
  return Object.fromEntries(own.map(([field, typed]) => [field.slice(beginning.length), valueOf(field, typed)]))
}

const isEmpty = (part: Record<string, unknown>) =>
  Object.values(part).every((value) => value === null || value === undefined)

export type Subject = { productId: string; subCategory: string }

/** The request for a draft; wrong values stay in it, for the rules to find. */
export function bodyOf(draft: CardDraft, subject: Subject, withCosts: boolean): NewRateCard {
  const [mobilisation, costs] = [partOf(draft, 'mobilisation.'), partOf(draft, 'costs.')]
  const body = {
    ...(draft.subject === 'PRODUCT' ? { productId: subject.productId } : { subCategory: subject.subCategory }),
    city: draft.city === '' ? null : draft.city,
    from: draft.from,
    perMonthPaise: paiseOf(draft.perMonthPaise),
    perWeekPaise: paiseOf(draft.perWeekPaise),
    perDayPaise: paiseOf(draft.perDayPaise),
    operatorPerMonthPaise: paiseOf(draft.operatorPerMonthPaise),
    operatorPerDayPaise: paiseOf(draft.operatorPerDayPaise),
    mobilisation: isEmpty(mobilisation) ? null : mobilisation,
    terms: termsOf(draft),
    costs: !withCosts || isEmpty(costs) ? null : costs,
  }
  // The rules judge it before it is sent.
  return body as unknown as NewRateCard
}

function termsOf(draft: CardDraft) {
  const { includedHours, ...terms } = partOf(draft, 'terms.')
  const flat = Object.entries(terms).filter(([name]) => !name.includes('.'))
  return {
    ...Object.fromEntries(flat),
    ...(draft['terms.hoursMode'] === 'POOLED' && includedHours !== undefined ? { includedHours } : {}),
    weeklyOff: weekdays.filter((day) => draft[`off.${day}`]),
    breakdown: partOf(draft, 'terms.breakdown.'),
    standbyPct: partOf(draft, 'terms.standbyPct.'),
  }
}

/** The terms of a draft; undefined while one of them is wrong. */
export const typedTerms = (draft: CardDraft) => AgreedTerms.safeParse(termsOf(draft)).data

/** The wrong fields of a draft: 'required' or 'invalid', by the rules of the request. */
export function wrongIn(draft: CardDraft, body: NewRateCard): Partial<Record<CardField, 'required' | 'invalid'>> {
  const issues = Rules.safeParse(body).error?.issues ?? []
  const fields = issues.map(({ path }) => path.join('.')).filter((field): field is CardField => field in draft)
  return Object.fromEntries(fields.map((field) => [field, draft[field] === '' ? 'required' : 'invalid']))
}
