// The reference of a transfer or a cheque in a row of a statement. Whatever has another form names no transfer.
import type { PaymentMode } from '#contract/payments.ts'

const WORDS_OF_MODES = '(?!NEFT|RTGS|IMPS|UPI)'
/**
 * A UTR: of NEFT or RTGS 16 to 22 characters that begin with the bank (`HDFCN52026112400001`); older ones `N` or `P` and 15
 * digits; `CMS` and ten digits of a collection service.
 */
const UTR = new RegExp(
  String.raw`(?<![A-Z0-9])(?:(?=[A-Z0-9]{16,22}(?![A-Z0-9]))${WORDS_OF_MODES}[A-Z]{4}[A-Z0-9]{0,3}\d{9,18}|[NP]\d{15}|CMS\d{10})(?![A-Z0-9])`,
)
/** The number of a transfer by UPI or IMPS; one that begins like a mobile number of India is none. */
const RRN = /(?<!\d)(?!91[6-9])\d{12}(?!\d)/
const CHEQUE_DIGITS = 6

const first = (form: RegExp, text: string) => form.exec(text)?.[0] ?? null

const MODES: readonly (readonly [PaymentMode, RegExp])[] = [
  ['RTGS', /\bRTGS\b/],
  ['NEFT', /\bNEFT\b/],
  ['IMPS', /\b(IMPS|MMT)\b/],
  ['UPI', /\bUPI\b/],
  ['CHEQUE', /\b(CHQ|CHEQUE|CLG|CLEARING|CTS)\b/],
  ['CASH', /\b(CASH|CDM)\b/],
]

/** The payment mode that a narration names; undefined if it names none. */
export function modeNamed(narration: string): PaymentMode | undefined {
  const words = narration.toUpperCase().replace(/[^A-Z]+/g, ' ')
  return MODES.find(([, pattern]) => pattern.test(words))?.[0]
}

/** A UTR in a text, or the RRN of one that names UPI or IMPS; null if there is none. */
function transferNamed(text: string) {
  const words = text.toUpperCase()
  const mode = modeNamed(words)
  const isImmediate = mode === 'UPI' || mode === 'IMPS' || /\bRRN\b/.test(words)
  return first(UTR, words) ?? (isImmediate ? first(RRN, words) : null)
}

/** A number of a cheque, filled up with zeros, is below. */
const RRN_LEAST = 100_000_000

/** The same in a cell of references, which may hold an RRN alone, filled up with zeros. */
function transferIn(cell: string) {
  const [, digits] = /^['"\s]*0*(\d{12})$/.exec(cell) ?? []
  if (digits === undefined) return transferNamed(cell)
  return Number(digits) < RRN_LEAST ? null : first(RRN, digits)
}

/** The six digits of a cheque, which columns of numbers cut and wider ones fill with zeros; null if it is none. */
function chequeIn(cell: string) {
  const digits = cell.replace(/[\s'"]/g, '').replace(/^0+/, '')
  return /^\d+$/.test(digits) && digits.length <= CHEQUE_DIGITS ? digits.padStart(CHEQUE_DIGITS, '0') : null
}

/** Cells of a row: those under a heading of cheques and those under one of references, and the narration. */
type Sources = {
  readonly cheques: readonly string[]
  readonly references: readonly string[]
  readonly narration: string
}
type RowReference = {
  readonly reference: string | null
  readonly mode: PaymentMode
  readonly isTransfer: boolean
}

const found = <Value>(cells: readonly string[], read: (cell: string) => Value | null) =>
  cells.map(read).find((one) => one !== null) ?? null

/** The reference of a row: a transfer's, else a cheque's, else none; and the payment mode, NEFT where nothing says one. */
export function referenceOf({ cheques, references, narration }: Sources): RowReference {
  const named = modeNamed(narration)
  const transfer = found([...references, ...cheques], transferIn) ?? transferNamed(narration)
  if (transfer !== null) return { reference: transfer, mode: named ?? 'NEFT', isTransfer: true }
  if (named !== undefined && named !== 'CHEQUE') return { reference: null, mode: named, isTransfer: false }
  const cheque = found(named === 'CHEQUE' ? [...cheques, ...references] : cheques, chequeIn)
  return { reference: cheque, mode: named ?? (cheque === null ? 'NEFT' : 'CHEQUE'), isTransfer: false }
}

const WORDS_MIN = 6

/** Cells of references that say more than the narration, such as a number of the bank: words to match by, no reference. */
export function wordsBeside(
  { references, narration }: Pick<Sources, 'references' | 'narration'>,
  reference: string | null,
) {
  const says = (cell: string) => /\d/.test(cell) && cell.length >= WORDS_MIN && !/^[0\D]+$/.test(cell)
  return references.filter((cell) => says(cell) && cell !== reference && !narration.includes(cell))
}

/** A number that a spreadsheet has rounded: `5.26E+15`. */
export const isRounded = (cell: string) => /^\d(\.\d+)?E\+?\d+$/i.test(cell)
