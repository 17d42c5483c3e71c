// The lines of the next version of a sheet, derived from the present lines and the newly computed ones.
import { isDeepStrictEqual } from 'node:util'
import { BillLine } from '#contract/bill.ts'
import { lumpOf } from '#contract/measures.ts'
import type { lineStates } from '#contract/summary-sheets.ts'

/** A line as it stands in the version before. */
export type StandingLine = BillLine & {
  readonly lineId: string
  readonly lineNo: number
  readonly state: (typeof lineStates)[number]
}

/** The fields of the bill's line alone. */
const contentOf = (line: BillLine) => BillLine.parse(line)
const isSame = (one: BillLine, other: BillLine) => isDeepStrictEqual(contentOf(one), contentOf(other))
const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

/** The difference to the agreed lines of a code, as a separate line; agreed lines never change. */
function besideAgreed(agreed: readonly StandingLine[], due: readonly BillLine[]): BillLine[] {
  if (agreed.length === 0) return [...due]
  const settled = agreed.filter((line) => due.some((one) => isSame(one, line)))
  const rest = due.filter((line) => !settled.some((one) => isSame(one, line)))
  const differing = agreed.filter((line) => !settled.includes(line))
  if (differing.length === 0) return rest
  const amountPaise = sumOf(rest) - sumOf(differing)
  const [like] = [...rest.slice(-1), ...differing.slice(-1)]
  return like === undefined || amountPaise === 0 ? [] : [{ ...contentOf(like), amountPaise, ...lumpOf(amountPaise) }]
}

/** The lines of one code: which of those that wait for an answer stay, and which come. */
function ofCode(standing: readonly StandingLine[], due: readonly BillLine[]) {
  const waiting = standing.filter(({ state }) => state !== 'AGREED')
  const wanted = besideAgreed(
    standing.filter(({ state }) => state === 'AGREED'),
    due,
  )
  return wanted.map((line, nth) => {
    const before = waiting[nth]
    const stays = before?.state === 'OPEN' && isSame(before, line)
    return { line, replaces: before?.lineId ?? null, stays }
  })
}

/**
 * The lines that end and those that come. Agreed lines stay; an open line stays if nothing about it has changed; a
 * disputed one ends in any case, and its successor waits for an answer.
 */
export function revised(standing: readonly StandingLine[], computed: readonly BillLine[]) {
  const codes = [...new Set([...computed, ...standing].map(({ code }) => code))]
  const is = (code: string) => (line: BillLine) => line.code === code
  const wanted = codes.flatMap((code) => ofCode(standing.filter(is(code)), computed.filter(is(code))))
  const staying = new Set(wanted.filter(({ stays }) => stays).map(({ replaces }) => replaces))
  const ending = standing.filter(({ lineId, state }) => state !== 'AGREED' && !staying.has(lineId))
  const last = Math.max(0, ...standing.map(({ lineNo }) => lineNo))
  const coming = wanted.filter(({ stays }) => !stays)
  const added = coming.filter(({ replaces }) => replaces === null)
  // A line takes the number of the one that it stands for.
  const numberOf = (one: (typeof coming)[number]) =>
    ending.find(({ lineId }) => lineId === one.replaces)?.lineNo ?? last + added.indexOf(one) + 1
  return {
    ending: ending.map(({ lineId }) => lineId),
    coming: coming.map((one) => ({ line: one.line, replaces: one.replaces, lineNo: numberOf(one) })),
  }
}
