// Which rows of statements are the same row. A bank prints a row again on the next page and in the next statement.
import { createHash } from 'node:crypto'
import { fault } from '#server/platform/csv-read.ts'
import type { NewLine, StatementStep } from './statement-row.ts'

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

/**
 * What a row is known by: account, day, amount and the reference of its transfer; else the narration and the balance.
 * A cheque's number is another customer's too, so it does not do alone.
 */
const identityOf = (
  account: string,
  { bookedOn, direction, amountPaise, reference, isTransfer, narration, balancePaise }: NewLine,
) => [
  account,
  bookedOn,
  direction,
  amountPaise,
  ...(isTransfer ? [reference] : [reference ?? '', narration, balancePaise]),
]

const signed = ({ direction, amountPaise }: NewLine) => (direction === 'CREDIT' ? amountPaise : -amountPaise)

/** The balance before a line; null if it has none. */
const before = (line: NewLine) => (line.balancePaise === null ? null : line.balancePaise - signed(line))

/** Whether the balance of a line follows from that of the line before it in time: a movement of its own. */
const follows = (line: NewLine, last: NewLine | undefined) =>
  line.balancePaise !== null && before(line) === last?.balancePaise

/** Whether the newest row stands first, as the balances or else the days say. */
function isNewestFirst(lines: readonly NewLine[]) {
  const down = lines.filter((line, at) => follows(line, lines[at - 1])).length
  const up = lines.filter((line, at) => follows(line, lines[at + 1])).length
  return down === up ? (lines[0]?.bookedOn ?? '') > (lines.at(-1)?.bookedOn ?? '') : up > down
}

/** Whether a line with the identity of others is another movement all the same. */
function isOther(line: NewLine, same: readonly NewLine[], last: NewLine | undefined) {
  if (follows(line, last)) return true
  if (line.balancePaise === null) return !line.isTransfer
  return same.every(({ balancePaise }) => balancePaise !== null && balancePaise !== line.balancePaise)
}

/**
 * Rows with their fingerprints. A row that the file has twice is known; equal rows that are movements of their own are
 * told apart by their place in time.
 */
export function withFingerprints(steps: readonly StatementStep[], account: string): StatementStep[] {
  const isTurned = isNewestFirst(steps.flatMap(({ line }) => (line === null ? [] : [line])))
  const seen = new Map<string, NewLine[]>()
  let last: NewLine | undefined
  const judged = (isTurned ? steps.toReversed() : steps).map((step): StatementStep => {
    const { line } = step
    if (line === null) return step
    const identity = identityOf(account, line)
    const key = JSON.stringify(identity)
    const same = seen.get(key) ?? []
    const [first] = same
    if (first !== undefined && !isOther(line, same, last))
      return { ...step, effect: 'KNOWN', faults: [fault('', '', 'duplicate', { row: first.rowNo })], line: null }
    seen.set(key, [...same, line])
    last = line
    return { ...step, line: { ...line, fingerprint: sha256(JSON.stringify([...identity, same.length])) } }
  })
  return isTurned ? judged.toReversed() : judged
}
