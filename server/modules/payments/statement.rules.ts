// The formats of bank statements: names of columns, days, amounts and references.
import type { PaymentMode } from '#contract/payments.ts'

/** The columns of a statement, by the headings of Indian banks in letters alone. */
const HEADINGS = {
  bookedOn: /^((txn|tran|transaction|post|posting|posted|booking|book)?(date|dt)|dateoftransaction)$/,
  valueOn: /^val(ue)?(date|dt)$/,
  narration: /^((transaction|txn|tran)?(narration|description|particulars|remarks|details))$/,
  reference: /^(ref|utr|cheque|chq|instrument|(transaction|txn|tran)(id|ref|no))/,
  debit: /^(debit|withdrawal|dr$|dramount)/,
  credit: /^(credit|deposit|cr$|cramount)/,
  balance: /balance/,
} as const
export type StatementField = keyof typeof HEADINGS
/** The places of the columns of each field; a file may have one of cheques and one of references. */
export type StatementColumns = Readonly<Record<StatementField, readonly number[]>>

const letters = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '')

/** The columns of a row of headings; undefined if it is none: it names a day, a narration, and a debit or a credit. */
export function columnsOf(headings: readonly string[]): StatementColumns | undefined {
  const placesOf = (field: StatementField) =>
    headings.flatMap((heading, place) => (HEADINGS[field].test(letters(heading)) ? [place] : []))
  const columns = {
    bookedOn: placesOf('bookedOn'),
    valueOn: placesOf('valueOn'),
    narration: placesOf('narration'),
    reference: placesOf('reference'),
    debit: placesOf('debit'),
    credit: placesOf('credit'),
    balance: placesOf('balance'),
  }
  const { bookedOn, narration, debit, credit } = columns
  return bookedOn.length > 0 && narration.length > 0 && debit.length + credit.length > 0 ? columns : undefined
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2}|[A-Za-z]{3,9})[/. -](\d{4}|\d{2})(?:\D.*)?$/
const YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)(?:\D.*)?$/

function monthOf(word: string) {
  const place = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return place === -1 ? word.padStart(2, '0') : String(place + 1).padStart(2, '0')
}

/** A civil date as banks write it: `20/11/2026`, `20-11-26`, `20-Nov-2026`, also with a time; undefined if it is none. */
export function dayIn(cell: string): string | undefined {
  const [, year = '', month = '', date = ''] = YEAR_FIRST.exec(cell) ?? []
  const [, day = '', word = '', last = ''] = DAY_FIRST.exec(cell) ?? []
  const written =
    year === ''
      ? `${last.length === 2 ? '20' : ''}${last}-${monthOf(word)}-${day.padStart(2, '0')}`
      : `${year}-${month}-${date}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // A day that a month does not have would become one of the next.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? undefined : written
}

/** Written as a day, though it may be none, such as the 31st of November. */
export const isWrittenAsDay = (cell: string) => DAY_FIRST.test(cell) || YEAR_FIRST.test(cell)

/** Rupees with the commas of lakhs or thousands, or none. */
const AMOUNT = /^(\d{1,12}|\d{1,3}(,\d\d){0,4},\d{3}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?$/

/** Paise; null for an empty cell, a dash or zero, undefined for what is no amount. */
export function paiseIn(cell: string): number | null | undefined {
  const figure = cell.replace(/^(₹|rs\.?|inr)\s*/i, '').replace(/\s*(cr|dr)\.?$/i, '')
  if (/^[-–—]?$/.test(figure)) return null
  if (!AMOUNT.test(figure)) return undefined
  const [rupees = '0', paise = ''] = figure.replaceAll(',', '').split('.')
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return amount === 0 ? null : amount
}

/** The balance of a row, below zero where money is owed to the bank; null if it cannot be read. */
export function balanceIn(cell: string) {
  const amount = paiseIn(cell.replace(/^-\s*/, ''))
  if (amount === undefined) return null
  return amount !== null && /^-|dr\.?$/i.test(cell) ? -amount : amount
}

const REFERENCE_MAX = 40

/** A number that a spreadsheet has rounded: `5.26E+15`. */
export const isRounded = (cell: string) => /^\d(\.\d+)?E\+?\d+$/i.test(cell)

/** A UTR or the number of a cheque in a cell; null if there is none. */
export function referenceIn(cell: string) {
  const plain = cell
    .toUpperCase()
    .replace(/[^A-Z0-9/-]/g, '')
    .replace(/^[/-]+/, '')
    .slice(0, REFERENCE_MAX)
  return /[1-9A-Z]/.test(plain) && plain !== 'NA' ? plain : null
}

/** A UTR of NEFT or RTGS, or the number of a UPI or IMPS transfer. */
const IN_NARRATION = /(?<![A-Z0-9])([A-Z]{4}[A-Z0-9]{0,3}\d{9,18}|\d{12})(?![A-Z0-9])/

/** The reference of a transfer that its narration names; null if it names none. */
export const referenceNamed = (narration: string) => IN_NARRATION.exec(narration.toUpperCase())?.[1] ?? null

const MODES: readonly (readonly [PaymentMode, RegExp])[] = [
  ['RTGS', /\bRTGS\b/],
  ['NEFT', /\bNEFT\b/],
  ['IMPS', /\b(IMPS|MMT)\b/],
  ['UPI', /\bUPI\b/],
  ['CHEQUE', /\b(CHQ|CHEQUE|CLG|CLEARING|CTS)\b/],
  ['CASH', /\b(CASH|CDM)\b/],
]

/** Returns the payment mode that the narration names; NEFT if it names none. */
export const modeNamed = (narration: string): PaymentMode => {
  const words = narration.toUpperCase().replace(/[^A-Z]+/g, ' ')
  return MODES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'NEFT'
}

const NARRATION_MAX = 500

/** A narration as one line, without characters that break lines, change direction or are invisible. */
export const narrationIn = (cell: string) =>
  Array.from(
    cell
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, NARRATION_MAX)
    .join('')

/** The balance that a statement begins or ends with is no transaction. */
export const isBalance = (narration: string) =>
  /\b(opening|closing)\s+balance\b|\b[BC]\/F\b|brought forward/i.test(narration)
