import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditableLines, netLines } from '#contract/invoices.creditable.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { anInvoiceDocument } from '#tests/support/invoice-documents.ts'
import { proofs } from '#tests/support/proofs.ts'
import { creditableUntil, leftOf, noteTotals, type PastNote } from './notes.rules.ts'

test.each([
  ['2026-04-01', '2027-11-30'],
  ['2026-12-31', '2027-11-30'],
  ['2027-03-31', '2027-11-30'],
  ['2027-04-01', '2028-11-30'],
])('the tax of an invoice of %s is credited until %s', (date, until) => {
  expect(creditableUntil(date)).toBe(until)
})

type Lines = PastNote['lines']

/** The invoice with a further note. */
function noted(document: InvoiceDocument, notes: readonly PastNote[], lines: Lines, kind: PastNote['kind'] = 'CREDIT') {
  const note = { kind, lines, ...noteTotals(document, { kind, lines, left: leftOf(document, notes) }) }
  return [...notes, note]
}
const NOTHING = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, roundOffPaise: 0, totalPaise: 0 }

test('an invoice with deductions that is credited in four notes ends at zero in each head', () => {
  const amounts = [9_000_000, 276_923, -34_615, -138_462, 3_092_000]
  const document = anInvoiceDocument(amounts.length, { amounts })
  expect(document).toMatchObject({ cgstPaise: 1_097_626, sgstPaise: 1_097_626, totalPaise: 14_391_100 })
  expect([...netLines(document.lines)]).toEqual([
    [1, 8_826_923],
    [2, 276_923],
    [5, 3_092_000],
  ])
  const orders: [number, number][] = [
    [1, 85_000],
    [2, 276_923],
    [5, 3_092_000],
    [1, 8_741_923],
  ]
  const notes = orders.reduce<PastNote[]>(
    (so, [lineNo, amountPaise]) => noted(document, so, [{ lineNo, amountPaise }]),
    [],
  )
  expect(notes.map(({ totalPaise }) => totalPaise)).toEqual([100_300, 326_800, 3_648_600, 10_315_400])
  expect(leftOf(document, notes)).toEqual(NOTHING)
})

test('a deduction lessens the lines of its own sheet first, then of its hire, then the others', () => {
  const line = (lineNo: number, amountPaise: number, summarySheetId: string, jobId: string) => ({
    lineNo,
    amountPaise,
    summarySheetId,
    jobId,
  })
  const lines = [
    line(1, 1000, 'May', 'crane'),
    line(2, 500, 'June', 'crane'),
    line(3, -1800, 'June', 'crane'),
    line(4, 700, 'June of the lift', 'lift'),
  ]
  expect([...netLines(lines)]).toEqual([
    [1, 0],
    [2, 0],
    [4, 400],
  ])
})

const given = fc.record({
  amounts: fc
    .array(fc.oneof(fc.integer({ min: -5_000_000, max: 500_000_000 }), fc.integer({ min: -300, max: 300 })), {
      minLength: 1,
      maxLength: 8,
    })
    .filter((amounts) => amounts.reduce((sum, amount) => sum + amount, 0) >= 100),
  gstPercent: fc.constantFrom('0', '5', '12', '18', '28', '0.25'),
  state: fc.constantFrom('27ZZXCB9949G1ZM', '29ZZZFB4934Y2ZP'),
  /** Which of the lines that are left the next notes credit, and how much of them; then the rest. */
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom('CREDIT' as const, 'CREDIT' as const, 'CREDIT' as const, 'DEBIT' as const),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 12 },
  ),
})

/** The lines of the next note: parts of some that are left. */
function partsOf(left: ReadonlyMap<number, number>, picks: readonly number[], part: number): Lines {
  const open = [...left].filter(([, paise]) => paise > 0)
  const chosen = new Map(picks.flatMap((pick) => (open.length === 0 ? [] : [open[pick % open.length] ?? [0, 0]])))
  return [...chosen].map(([lineNo, paise]) => ({ lineNo, amountPaise: Math.max(1, Math.round(paise * part)) }))
}

test('whatever the lines and the notes, none credits more than is left, and the last takes the rest of each sum', () => {
  fc.assert(
    fc.property(given, ({ amounts, gstPercent, state, steps }) => {
      const billTo = { name: 'Deccan Buildworks', gstin: state, address: 'Pune', state: 'Maharashtra' }
      const agreed = { billTo, supply: 'DOMESTIC' as const, paymentDays: 30, poNumber: null }
      const document = anInvoiceDocument(amounts.length, { jobs: 2, line: { agreed, gstPercent }, amounts })
      let notes: PastNote[] = []
      const left = () => creditableLines(document.lines, notes)
      for (const { kind, picks, part } of steps) {
        const lines = partsOf(left(), picks, part)
        if (lines.length > 0) notes = noted(document, notes, lines, kind)
      }
      const rest = [...left()].filter(([, paise]) => paise > 0)
      if (rest.length > 0)
        notes = noted(
          document,
          notes,
          rest.map(([lineNo, amountPaise]) => ({ lineNo, amountPaise })),
        )
      expect(leftOf(document, notes)).toEqual(NOTHING)
      for (const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise } of notes) {
        expect(Math.min(taxablePaise - 1, cgstPaise, igstPaise, totalPaise)).toBeGreaterThanOrEqual(0)
        expect(sgstPaise).toBe(cgstPaise)
        expect(totalPaise % 100).toBe(0)
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(150)
        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise + roundOffPaise).toBe(totalPaise)
      }
    }),
    { numRuns: proofs(500, 200_000) },
  )
})
