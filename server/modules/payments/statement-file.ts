// A statement of a bank as a file: its rows, and what is wrong with them. It changes nothing.
import { createHash } from 'node:crypto'
import type { StatementRow } from '#contract/payments.bank.ts'
import { AMOUNT_MAX_PAISE, type PaymentMode } from '#contract/payments.ts'
import { type Fault, fault, readCsv, type Table, type Unreadable } from '#server/platform/csv-read.ts'
import * as rules from './statement.rules.ts'

/** A row that can be kept. */
export type NewLine = {
  readonly rowNo: number
  readonly bookedOn: string
  readonly valueOn: string | null
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly amountPaise: number
  readonly balancePaise: number | null
  readonly narration: string
  readonly reference: string | null
  readonly mode: PaymentMode
  readonly fingerprint: string
}

type Read = Pick<StatementRow, 'row' | 'bookedOn' | 'narration' | 'creditPaise' | 'debitPaise' | 'reference'>
export type StatementStep = Read & { effect: 'BAD' | 'NEW' | 'KNOWN' | 'NOTE'; faults: Fault[]; line: NewLine | null }

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/** Lines of names and addresses may stand above the headings. */
const ABOVE_MAX = 40

type Rows = { columns: rules.StatementColumns; headings: readonly string[]; rows: Table['rows'] }

/** The rows below the headings; undefined if there are no headings. */
function rowsOf({ headings, rows }: Table): Rows | undefined {
  const all = [{ row: 1, cells: headings }, ...rows]
  for (const [place, { cells }] of all.slice(0, ABOVE_MAX).entries()) {
    const columns = rules.columnsOf(cells)
    if (columns !== undefined) return { columns, headings: cells, rows: all.slice(place + 1) }
  }
  return undefined
}

const NOTHING = { bookedOn: null, narration: '', creditPaise: null, debitPaise: null, reference: null, line: null }
const unreadable = ({ row, faults }: Unreadable): StatementStep[] => [{ ...NOTHING, row, effect: 'BAD', faults }]

/** Reads cells of a row by their field, with the heading for a fault. */
function cellsOf({ columns, headings }: Rows, cells: readonly string[]) {
  const place = (field: rules.StatementField) =>
    columns[field].find((one) => (cells[one] ?? '') !== '') ?? columns[field][0]
  const cell = (field: rules.StatementField) => cells[place(field) ?? -1] ?? ''
  return {
    cell,
    references: columns.reference.map((one) => cells[one] ?? ''),
    wrong: (field: rules.StatementField, code: Fault['code']) =>
      fault(headings[place(field) ?? -1] ?? field, cell(field), code),
  }
}

/** The day of a row, which has come. */
function dayFaults(reader: ReturnType<typeof cellsOf>, bookedOn: string | undefined, today: string) {
  if (bookedOn === undefined) return [reader.wrong('bookedOn', reader.cell('bookedOn') === '' ? 'required' : 'day')]
  return bookedOn > today ? [reader.wrong('bookedOn', 'ahead')] : []
}

type Amounts = { credit: number | null | undefined; debit: number | null | undefined }

function amountFaults({ wrong }: ReturnType<typeof cellsOf>, { credit, debit }: Amounts) {
  const bad = (['credit', 'debit'] as const).filter((field) => ({ credit, debit })[field] === undefined)
  if (bad.length > 0) return bad.map((field) => wrong(field, 'rupees'))
  if ((credit === null) === (debit === null)) return [fault('', '', 'one-amount')]
  return (credit ?? debit ?? 0) > AMOUNT_MAX_PAISE ? [wrong(credit === null ? 'debit' : 'credit', 'too-much')] : []
}

type About = { account: string; today: string; lastDated: number }

/** One row, read and judged; `lastDated` is the last row with what is written as a day, below which only sums follow. */
function stepOf(rows: Rows, { row, cells }: Table['rows'][number], { today, lastDated }: About): StatementStep {
  const reader = cellsOf(rows, cells)
  const { cell, references } = reader
  const narration = rules.narrationIn(cell('narration'))
  const bookedOn = rules.dayIn(cell('bookedOn'))
  const [credit, debit] = [rules.paiseIn(cell('credit')), rules.paiseIn(cell('debit'))]
  const reference = references.map(rules.referenceIn).find((one) => one !== null) ?? rules.referenceNamed(narration)
  const read: Read = {
    row,
    bookedOn: bookedOn ?? null,
    narration,
    creditPaise: credit ?? null,
    debitPaise: debit ?? null,
    reference,
  }
  const isEmpty = bookedOn === undefined && credit === null && debit === null
  if (isEmpty || row > lastDated || rules.isBalance(narration))
    return { ...read, effect: 'NOTE', faults: [], line: null }
  const rounded = references.find(rules.isRounded)
  const faults = [
    ...dayFaults(reader, bookedOn, today),
    ...amountFaults(reader, { credit, debit }),
    ...(rounded === undefined ? [] : [fault(rows.headings[rows.columns.reference[0] ?? -1] ?? '', rounded, 'rounded')]),
  ]
  if (faults.length > 0 || bookedOn === undefined) return { ...read, effect: 'BAD', faults, line: null }
  const direction = credit === null ? 'DEBIT' : 'CREDIT'
  const line = {
    rowNo: row,
    bookedOn,
    valueOn: rules.dayIn(cell('valueOn')) ?? null,
    direction,
    amountPaise: credit ?? debit ?? 0,
    balancePaise: rules.balanceIn(cell('balance')),
    narration: narration === '' ? (reference ?? '–') : narration,
    reference,
    mode: rules.modeNamed(narration),
    fingerprint: '',
  } as const
  return { ...read, effect: 'NEW', faults: [], line }
}

/** The identity of a row: account, day, amount and reference; without one, its narration and its place among equals. */
const fingerprintOf = (
  account: string,
  { bookedOn, direction, amountPaise, reference, narration }: NewLine,
  nth: number,
) =>
  sha256(
    JSON.stringify([
      account,
      bookedOn,
      direction,
      amountPaise,
      ...(reference === null ? ['', narration, nth] : [reference]),
    ]),
  )

/** Rows with their fingerprints; a row with the reference of one above it is known already. */
function withFingerprints(steps: readonly StatementStep[], account: string) {
  const seen = new Map<string, { row: number; count: number }>()
  return steps.map((step): StatementStep => {
    if (step.line === null) return step
    const first = fingerprintOf(account, step.line, 0)
    const before = seen.get(first)
    seen.set(first, { row: before?.row ?? step.row, count: (before?.count ?? 0) + 1 })
    if (before !== undefined && step.reference !== null)
      return { ...step, effect: 'KNOWN', faults: [fault('', '', 'duplicate', { row: before.row })], line: null }
    return { ...step, line: { ...step.line, fingerprint: fingerprintOf(account, step.line, before?.count ?? 0) } }
  })
}

/** The rows of a statement of an account, as read on a day. A file that cannot be read has one bad row. */
export function readStatement(bytes: Buffer, about: Omit<About, 'lastDated'>): StatementStep[] {
  const table = readCsv(bytes)
  if (!('headings' in table)) return unreadable(table)
  const rows = rowsOf(table)
  if (rows === undefined) return unreadable({ row: 1, faults: [fault('', '', 'statement-headings')] })
  const isDated = ({ cells }: Table['rows'][number]) =>
    rows.columns.bookedOn.some((place) => rules.isWrittenAsDay(cells[place] ?? ''))
  const lastDated = rows.rows.findLast(isDated)?.row ?? Number.MAX_SAFE_INTEGER
  return withFingerprints(
    rows.rows.map((row) => stepOf(rows, row, { ...about, lastDated })),
    about.account,
  )
}
