// A statement of a bank as a file: its rows, and what is wrong with them. It changes nothing.
import { columnsOf } from './statement-columns.rules.ts'
import { aboutRows } from './statement-fit.rules.ts'
import { withFingerprints } from './statement-identity.rules.ts'
import { type StatementStep, stepOf } from './statement-row.ts'
import { type StatementTable, tableOf } from './statement-table.ts'
import { narrationIn, saysSum } from './statement-words.rules.ts'

/** Rows read one after the other; headings in between may order the columns in another way. */
function stepsOf(table: StatementTable, today: string) {
  const about = aboutRows(table, today)
  let { columns } = table
  return table.rows.map((row) => {
    const step = stepOf(row, columns, about)
    columns = columnsOf(row.cells) ?? columns
    return step
  })
}

/** Whether a row holds nothing but words under the heading of the narration. */
const isContinued = ({ cells }: StatementTable['rows'][number], narration: string) =>
  narration !== '' && !saysSum(narration) && cells.filter((cell) => cell !== '').length === 1

/** Narrations that go on in the row below, whole; that row stays a note. */
function withWholeNarrations(steps: readonly StatementStep[], { rows }: StatementTable) {
  const whole = [...steps]
  let last = -1
  for (const [at, { line, effect, narration }] of steps.entries()) {
    const row = rows[at]
    const before = whole[last]
    if (line !== null) last = at
    else if (effect !== 'NOTE' || row === undefined || !isContinued(row, narration)) last = -1
    else if (before?.line) {
      const joined = narrationIn(`${before.line.narration} ${narration}`)
      whole[last] = { ...before, narration: joined, line: { ...before.line, narration: joined } }
    }
  }
  return whole
}

type Statement = { readonly account: string; readonly today: string }

/** The rows of a statement of an account, as read on a day. A file that cannot be read has one bad row. */
export function readStatement(bytes: Buffer, { account, today }: Statement): StatementStep[] {
  const table = tableOf(bytes)
  if ('faults' in table) {
    const nothing = { bookedOn: null, narration: '', creditPaise: null, debitPaise: null, reference: null, line: null }
    return [{ ...nothing, ...table, effect: 'BAD' }]
  }
  return withFingerprints(withWholeNarrations(stepsOf(table, today), table), account)
}
