import type { WhyParams } from './bill.ts'
import { formatDate } from './dates.ts'
import { fill } from './fill.ts'
import { formatRupees } from './money.ts'
import { billReasonTexts } from './texts/bill-reasons.en.ts'

type Part = Readonly<Record<string, string | number>>
type Sentence = string | { readonly one: string; readonly other: string }
/** The shape of the catalogue in any language. */
type ReasonTexts = {
  readonly descriptions: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<string, Sentence>>
  readonly parts: Readonly<Record<string, string>>
  readonly causes: Readonly<Record<string, string>>
  readonly months: readonly string[]
}

/** The description of a line; a custom code is its own description. */
export const descriptionOf = (code: string, texts: ReasonTexts = billReasonTexts) => texts.descriptions[code] ?? code

/** The reason for a line's amount as a sentence, in the language of the texts. */
export function reasonOf(whyKey: string, whyParams: WhyParams, texts: ReasonTexts = billReasonTexts): string {
  const sentence = texts.reasons[whyKey] ?? whyKey
  const form = typeof sentence === 'string' ? sentence : whyParams['days'] === 1 ? sentence.one : sentence.other
  const words = Object.entries(whyParams).map(([key, value]) => [key, wordOf(key, value, texts)])
  return fill(form, { ...Object.fromEntries(words), ...firstOf(whyParams, texts) })
}

/** The reason of the first of several bills, whose values stand beside those of the whole. */
function firstOf({ firstKey, ...whyParams }: WhyParams, texts: ReasonTexts) {
  return typeof firstKey === 'string' ? { first: reasonOf(firstKey, whyParams, texts) } : {}
}

function wordOf(key: string, value: WhyParams[string] | undefined, texts: ReasonTexts): string {
  if (typeof value === 'object')
    return value.map((part) => partOf(key, part, texts)).join(key === 'causes' ? ', ' : ' + ')
  const word = String(value)
  if (key === 'code') return descriptionOf(word, texts)
  if (key.endsWith('Paise')) return formatRupees(Number(word))
  if (key === 'month') return `${texts.months[Number(word.slice(5)) - 1]} ${word.slice(0, 4)}`
  return key === 'from' || key === 'to' ? formatDate(word) : word
}

const partOf = (key: string, { cause, ...part }: Part, texts: ReasonTexts) =>
  fill(texts.parts[key] ?? '', { ...part, cause: texts.causes[String(cause)] ?? cause })
