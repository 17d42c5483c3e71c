// One row of a bank statement: a movement of money, a note without one, or what is wrong with it.
import type { StatementRow } from '#contract/payments.bank.ts'
import { AMOUNT_MAX_PAISE, type PaymentMode } from '#contract/payments.ts'
import { type Fault, fault } from '#server/platform/csv-read.ts'
import { balanceIn, type Movement, movementOf, singleMovementOf } from './statement-amounts.rules.ts'
import type { StatementColumns } from './statement-columns.rules.ts'
import { dayIn, isEitherOrder, isMonthFirst, isSerial, isWrittenAsDay } from './statement-days.rules.ts'
import { type About, fitted, type Reader, type Row, readerOf } from './statement-fit.rules.ts'
import { isRounded, referenceOf, wordsBeside } from './statement-references.rules.ts'
import { isBalance, narrationIn, saysSum } from './statement-words.rules.ts'

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
  /** Whether the reference is that of a transfer, which no other one has. */
  readonly isTransfer: boolean
  readonly mode: PaymentMode
  readonly fingerprint: string
}

type Read = Pick<StatementRow, 'row' | 'bookedOn' | 'narration' | 'creditPaise' | 'debitPaise' | 'reference'>
export type StatementStep = Read & { effect: 'BAD' | 'NEW' | 'KNOWN' | 'NOTE'; faults: Fault[]; line: NewLine | null }

function dayFaults({ cell, wrong }: Reader, { today, isMonthFirst: isAmerican }: About) {
  const written = cell('bookedOn')
  const day = dayIn(written)
  if (written === '') return [wrong('bookedOn', 'required')]
  if (isSerial(written)) return [wrong('bookedOn', 'day-serial')]
  if (isMonthFirst(written) || (isAmerican && isEitherOrder(written))) return [wrong('bookedOn', 'month-first')]
  if (day === undefined) return [wrong('bookedOn', 'day')]
  return day > today ? [wrong('bookedOn', 'ahead')] : []
}

function amountFaults({ wrong }: Reader, movement: Movement, columns: StatementColumns) {
  if ('direction' in movement) {
    const field = columns.amount.length > 0 ? 'amount' : movement.direction === 'CREDIT' ? 'credit' : 'debit'
    return movement.paise > AMOUNT_MAX_PAISE ? [wrong(field, 'too-much')] : []
  }
  return 'field' in movement ? [wrong(movement.field, movement.wrong)] : [fault('', '', movement.wrong)]
}

/** A reference that a spreadsheet has rounded is lost. */
function referenceFaults({ cells }: Reader, columns: StatementColumns, { headings }: About) {
  const rounded = [...cells('reference'), ...cells('cheque')].find(isRounded)
  const heading = headings[columns.reference[0] ?? columns.cheque[0] ?? -1] ?? ''
  return rounded === undefined ? [] : [fault(heading, rounded, 'rounded')]
}

/** Whether a row moves no money, whatever else it says: decoration, headings again, sums, balances, narrations that go on. */
function isNote({ cell }: Reader, movement: Movement) {
  const [day, narration] = [cell('bookedOn'), cell('narration')]
  const hasAmount = 'direction' in movement
  if (isWrittenAsDay(day)) return isBalance(narration, hasAmount)
  return !hasAmount || saysSum(`${day} ${narration}`)
}

type Moved = Extract<Movement, { direction: string }>

/** A row that can be kept; its fingerprint is still to come. */
function lineOf(row: number, reader: Reader, columns: StatementColumns, { direction, paise }: Moved): NewLine {
  const { cell, cells, at } = reader
  const references = cells('reference')
  const told = narrationIn(cell('narration'))
  const named = referenceOf({ cheques: cells('cheque'), references, narration: told })
  const narration = narrationIn([told, ...wordsBeside({ references, narration: told }, named.reference)].join(' '))
  return {
    rowNo: row,
    bookedOn: dayIn(cell('bookedOn')) ?? '',
    valueOn: dayIn(cell('valueOn')) ?? null,
    direction,
    amountPaise: paise,
    balancePaise: balanceIn(cell('balance'), at(columns.sideOfBalance)),
    narration: narration === '' ? (named.reference ?? '–') : narration,
    ...named,
    fingerprint: '',
  }
}

/** The step of a line that is new. */
const newOf = (line: NewLine): StatementStep => ({
  row: line.rowNo,
  bookedOn: line.bookedOn,
  narration: line.narration,
  creditPaise: line.direction === 'CREDIT' ? line.amountPaise : null,
  debitPaise: line.direction === 'DEBIT' ? line.amountPaise : null,
  reference: line.reference,
  effect: 'NEW',
  faults: [],
  line,
})

/** Reads and judges one row by the columns above it. */
export function stepOf({ row, cells: given }: Row, columns: StatementColumns, about: About): StatementStep {
  const fit = fitted(given, columns, about)
  const reader = readerOf(fit?.cells ?? given, columns, about.headings)
  const { cell, at } = reader
  const without = {
    row,
    narration: narrationIn(cell('narration')),
    creditPaise: null,
    debitPaise: null,
    reference: null,
  }
  const note: StatementStep = { ...without, bookedOn: null, effect: 'NOTE', faults: [], line: null }
  if (row > about.lastDated) return note
  const width = fault('', '', 'width', { found: given.length, expected: about.headings.length })
  const bad = (faults: Fault[]): StatementStep => ({
    ...without,
    bookedOn: dayIn(cell('bookedOn')) ?? null,
    effect: 'BAD',
    faults,
    line: null,
  })
  if (fit === undefined) return bad([width])
  const movement =
    columns.amount.length > 0
      ? singleMovementOf(cell('amount'), at(columns.sideOfAmount), about.isSigned)
      : movementOf(cell('debit'), cell('credit'))
  if (isNote(reader, movement)) return note
  const faults = [
    ...dayFaults(reader, about),
    ...amountFaults(reader, movement, columns),
    ...referenceFaults(reader, columns, about),
  ]
  if (faults.length === 0 && 'direction' in movement) return newOf(lineOf(row, reader, columns, movement))
  return bad(fit.isJoined ? [width] : faults)
}
