import { expect, test } from 'vitest'
import type { BillLine } from '#contract/bill.ts'
import { lumpOf } from '#contract/measures.ts'
import { revised, type StandingLine } from './revision.rules.ts'

const line = (code: string, amountPaise: number, days: string[] = []): BillLine => ({
  code,
  description: code,
  amountPaise,
  ...lumpOf(amountPaise),
  days,
  why: '',
  whyKey: 'extra',
  whyParams: { code },
})
const standing = (lineNo: number, state: StandingLine['state'], of: BillLine): StandingLine => ({
  ...of,
  lineId: `line ${lineNo}`,
  lineNo,
  state,
})
const HIRE = line('HIRE', 13_300_000)

test('a disputed line ends, and its successor takes its number', () => {
  const before = [standing(1, 'AGREED', HIRE), standing(2, 'DISPUTED', line('OT', 690_577))]
  expect(revised(before, [HIRE, line('OT', 588_269)])).toEqual({
    ending: ['line 2'],
    coming: [{ line: line('OT', 588_269), lineNo: 2, replaces: 'line 2' }],
  })
})

test('a disputed line that stands as it was asks for an answer again', () => {
  const before = [standing(1, 'DISPUTED', HIRE)]
  expect(revised(before, [HIRE])).toEqual({
    ending: ['line 1'],
    coming: [{ line: HIRE, lineNo: 1, replaces: 'line 1' }],
  })
})

test('an open line stays if nothing about it changed', () => {
  const before = [standing(1, 'OPEN', HIRE), standing(2, 'OPEN', line('OT', 100, ['2026-10-15']))]
  const changed = line('OT', 100, ['2026-10-16'])
  expect(revised(before, [HIRE, changed])).toEqual({
    ending: ['line 2'],
    coming: [{ line: changed, lineNo: 2, replaces: 'line 2' }],
  })
})

test('an agreed line never changes: the difference is a line of its own', () => {
  const before = [standing(1, 'AGREED', HIRE), standing(2, 'DISPUTED', line('OT', 500))]
  expect(revised(before, [line('HIRE', 13_200_000)])).toEqual({
    ending: ['line 2'],
    coming: [{ line: line('HIRE', -100_000), lineNo: 3, replaces: null }],
  })
})

test('a difference that was agreed counts in the next one', () => {
  const before = [standing(1, 'AGREED', HIRE), standing(2, 'AGREED', line('HIRE', -100_000))]
  expect(revised(before, [line('HIRE', 13_200_000)])).toEqual({ ending: [], coming: [] })
  expect(revised(before, [line('HIRE', 13_250_000)]).coming).toEqual([
    { line: line('HIRE', 50_000), lineNo: 3, replaces: null },
  ])
})

test('an agreed line that is no longer due is taken back', () => {
  expect(revised([standing(1, 'AGREED', line('OT', 500))], [])).toEqual({
    ending: [],
    coming: [{ line: line('OT', -500), lineNo: 2, replaces: null }],
  })
})

test('a new line has the next number', () => {
  const before = [standing(1, 'DISPUTED', HIRE)]
  const { coming } = revised(before, [HIRE, line('OT', 500)])
  expect(coming.map(({ lineNo }) => lineNo)).toEqual([1, 2])
})

test('two lines of one code keep apart', () => {
  const [one, other] = [line('DAMAGE', 100), line('DAMAGE', 200)]
  const before = [standing(1, 'AGREED', one), standing(2, 'DISPUTED', other)]
  expect(revised(before, [one, line('DAMAGE', 150)])).toEqual({
    ending: ['line 2'],
    coming: [{ line: line('DAMAGE', 150), lineNo: 2, replaces: 'line 2' }],
  })
})
