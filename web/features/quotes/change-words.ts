import { formatDate } from '#contract/dates.ts'
import { formatRupees } from '#contract/money.ts'
import type { Quote, QuoteChange } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import type { AnswerTexts } from './answer-texts.ts'

type Field = keyof AnswerTexts['change']
/** Their difference is said, not the two amounts. */
const TOTALS: readonly string[] = ['plannedPaise', 'totalPaise']

const isNamed = (field: string, text: AnswerTexts): field is Field => field in text.change

/** An amount, a date or a plain value, as a reader expects it. */
function valueText(field: string, value: QuoteChange['was']) {
  if (field.endsWith('Paise')) return formatRupees(Number(value ?? 0))
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : String(value ?? '')
}

/** One difference as a part of a sentence; undefined for a field without words, or a price that one side has not. */
function changeText({ field, was, is }: QuoteChange, text: AnswerTexts) {
  if (TOTALS.includes(field)) return differenceText(Number(is) - Number(was), text)
  if (field === 'operator') return text.operator[is === 'WITH' ? 'WITH' : 'WITHOUT']
  if (field === 'alternatives')
    return fill(is === '' ? text.choiceGone : text.choiceNew, { is: is ?? '', was: was ?? '' })
  if (!isNamed(field, text) || (field.endsWith('Paise') && (was === null || is === null))) return undefined
  return fill(text.change[field], { is: valueText(field, is), was: valueText(field, was) })
}

const differenceText = (paise: number, text: AnswerTexts) =>
  fill(paise < 0 ? text.cheaper : text.dearer, { amount: formatRupees(Math.abs(paise)) })

const joined = (changes: readonly QuoteChange[], text: AnswerTexts) =>
  changes.flatMap((change) => changeText(change, text) ?? []).join(', ')

/** The differences from the version before: a sentence for each line, one for the terms and one for the total. */
export function changeSentences({ changes, lines }: Pick<Quote, 'changes' | 'lines'>, text: AnswerTexts): string[] {
  const ofLines = Map.groupBy(changes, ({ lineNo }) => lineNo)
  const whole = ofLines.get(null) ?? []
  const terms = joined(
    whole.filter(({ field }) => field !== 'totalPaise'),
    text,
  )
  const total = whole.find(({ field }) => field === 'totalPaise')
  return [
    ...[...ofLines].flatMap(([lineNo, same]) =>
      lineNo === null ? [] : lineSentence(same, lines[lineNo - 1]?.productName ?? '', text),
    ),
    ...(terms === '' ? [] : [fill(text.terms, { changes: terms })]),
    ...(total ? [fill(text.inAll, { change: changeText(total, text) })] : []),
  ]
}

function lineSentence(changes: readonly QuoteChange[], name: string, text: AnswerTexts): string[] {
  const product = changes.find(({ field }) => field === 'productName')
  const planned = changes.find(({ field }) => field === 'plannedPaise')
  if (product?.was === null) return [fill(text.isNew, { name, amount: valueText('plannedPaise', planned?.is ?? 0) })]
  if (product?.is === null) return [fill(text.isGone, { name: String(product.was) })]
  const said = joined(changes, text)
  return said === '' ? [] : [fill(text.lineChange, { name, changes: said })]
}
