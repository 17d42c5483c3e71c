import { grouped } from '#contract/numerals.ts'
import { QuoteContent, type QuoteOffer } from '#contract/quotes.content.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'

/** A value as it stands in a form: amounts in rupees, numbers and names as text, absent parts as null. */
type TypedOf<Value> = [Value] extends [string | number | null | undefined]
  ? string
  : [Value] extends [boolean]
    ? boolean
    : Value extends readonly (infer Item)[]
      ? TypedOf<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: TypedOf<Value[Key]> }
        : Value

/** A quote as typed, in the shape of its content. */
export type QuoteDraft = TypedOf<QuoteContent>
export type LineDraft = QuoteDraft['lines'][number]
export type OfferDraft = LineDraft['offers'][number]

const numbers = [
  'enquiryLineNo',
  'quantity',
  'paymentDays',
  'noticeDays',
  'deemedDays',
  'certifyDays',
  'cycleDay',
  'distanceKm',
  'includedKm',
  'daysPerMonth',
  'hoursPerDay',
  'includedHours',
  'minimumDays',
]
/** An empty one of these is not offered, not known or not said; any other empty amount is zero. */
const absentIfEmpty = ['enquiryLineNo', 'perMonthPaise', 'perWeekPaise', 'perDayPaise', 'yardId', 'discountReason']
/** Parts of an offer that may be absent as a whole. */
const parts = ['trip', 'diesel']

/** Whether a field, by its name or path, holds rupees. */
export const isAmount = (name: string) => name.endsWith('Paise') || name.endsWith('paisePerLitre')

/** Paise as people write rupees: `1,05,000`. */
export const typedAmount = (paise: number) => grouped(paise / 100)

function typedLeaf(name: string, value: unknown) {
  if (typeof value === 'number') return isAmount(name) ? typedAmount(value) : String(value)
  if (value === null && !parts.includes(name)) return ''
  return value
}

function typed(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => typed(name, item))
  if (!(value instanceof Object)) return typedLeaf(name, value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typed(key, inner)]))
}

/** The form of a content. */
export const draftOf = (content: QuoteContent) => typed('', content) as QuoteDraft
/** The form of one machine. */
export const typedOffer = (offer: QuoteOffer) => typed('', offer) as OfferDraft

function readLeaf(name: string, text: string) {
  const plain = text.trim()
  if (plain === '' && absentIfEmpty.includes(name)) return null
  if (isAmount(name)) return paiseOf(plain) ?? 0
  if (!numbers.includes(name)) return plain
  // Only the hours of a pool are optional.
  if (plain === '' && name === 'includedHours') return undefined
  return /^\d{1,5}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}

function read(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => read(name, item))
  if (typeof value === 'string') return readLeaf(name, value)
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(key, inner)]))
}

type Wrong = Readonly<Record<string, string>>

/** The content of a draft, or which fields are wrong: rules by path, such as `lines.0.to`. */
export function judged(
  draft: QuoteDraft,
): { content: QuoteContent; wrong?: never } | { content?: never; wrong: Wrong } {
  const { data, error } = QuoteContent.safeParse(read('', draft))
  if (data) return { content: data }
  const found = error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  return { wrong: Object.fromEntries(found.toReversed()) }
}

type Tree = Readonly<Record<string, unknown>>

/** The value at a path of names and numbers. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((found, name) => (found instanceof Object ? Reflect.get(found, name) : undefined), tree)

/** The text in a field. */
export function textAt(tree: unknown, path: string) {
  const value = valueAt(tree, path)
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

/** The same tree with another value at a path. */
export function withValue<Whole>(tree: Whole, path: string, value: unknown): Whole {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withValue(Reflect.get(Object(tree), name), rest.join('.'), value)
  if (Array.isArray(tree)) return tree.with(Number(name), inner) as Whole
  return { ...(tree as Tree), [name]: inner } as Whole
}

/** Whether two texts of a field mean the same. */
export function isAlike(name: string, one: string, other: string) {
  if (isAmount(name)) return (paiseOf(one) ?? 0) === (paiseOf(other) ?? 0)
  const [a, b] = [Number(one), Number(other)]
  return one.trim() === other.trim() || (one !== '' && other !== '' && a === b)
}

/** Names an entry of a draft's lists: a line by what it answers, a machine by its product, a cost by its kind. */
export function keyOf(entry: object): string {
  const { enquiryLineNo, offers, productId, code } = entry as Partial<LineDraft & OfferDraft & { code: string }>
  if (offers === undefined) return productId ?? code ?? ''
  return enquiryLineNo === '' ? `own ${offers[0]?.productId}` : `line ${enquiryLineNo}`
}
