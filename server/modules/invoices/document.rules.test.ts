import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInvoiceDocument } from '#tests/support/invoice-documents.ts'
import { proofs } from '#tests/support/proofs.ts'
import { dueDateOf } from './document.rules.ts'
import { taxOn } from './notes.rules.ts'

const SUPPLIER_STATE = '27'
/** Customers by their GSTIN, or without one by their state; the supplier is of Maharashtra. */
const parties = [
  { gstin: '27ZZXCB9949G1ZM', state: 'Maharashtra' },
  { gstin: '29ZZZFB4934Y2ZP', state: 'Karnataka' },
  { gstin: null, state: 'Maharashtra' },
  { gstin: null, state: 'Goa' },
].map((party) => ({ name: 'Deccan Buildworks', address: 'Kalyani Chambers, Pune', ...party }))
const codeOf = { Maharashtra: '27', Karnataka: '29', Goa: '30' } as const

const given = fc.record({
  amounts: fc.array(fc.integer({ min: -5_000_000, max: 500_000_000 }), { minLength: 1, maxLength: 12 }),
  billTo: fc.constantFrom(...parties),
  percent: fc.constantFrom('0', '5', '12', '18', '28', '0.25'),
  supply: fc.constantFrom('DOMESTIC' as const, 'SEZ_TAXED' as const),
})
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never

/** An invoice of these lines, all of one job. */
function documentOf({ amounts, billTo, percent: gstPercent, supply }: Given) {
  const agreed = { billTo, supply, paymentDays: 30, poNumber: null }
  return anInvoiceDocument(amounts.length, { line: { agreed, gstPercent }, amounts })
}

const BASIS_POINTS = 10_000n
/** Half up, away from zero, in integers alone. */
function rounded(numerator: bigint, denominator: bigint) {
  const size = numerator < 0n ? -numerator : numerator
  const whole = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -whole : whole
}

/** The tax on these lines, computed independently of the product. */
function expected({ amounts, billTo, percent, supply }: Given) {
  const [whole = '0', part = ''] = percent.split('.')
  const rate = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  const taxable = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
  const place = billTo.gstin?.slice(0, 2) ?? codeOf[billTo.state as keyof typeof codeOf]
  const isIntra = supply === 'DOMESTIC' && place === SUPPLIER_STATE
  const half = isIntra ? rounded(taxable * rate, 2n * BASIS_POINTS) : 0n
  const igst = isIntra ? 0n : rounded(taxable * rate, BASIS_POINTS)
  const exact = taxable + 2n * half + igst
  const total = rounded(exact, 100n) * 100n
  const sums = { taxablePaise: taxable, cgstPaise: half, sgstPaise: half, igstPaise: igst }
  return { ...sums, roundOffPaise: total - exact, totalPaise: total }
}
const inNumbers = (sums: Record<string, bigint>) =>
  Object.fromEntries(Object.entries(sums).map(([name, paise]) => [name, Number(paise)]))

test('M3 an invoice is the sum of its lines, taxed by its place of supply at its rate, in whole paise', () => {
  fc.assert(
    fc.property(given, (one) => {
      const document = documentOf(one)
      const sums = inNumbers(expected(one))
      expect(document).toMatchObject(sums)
      expect(document.lines.map(({ amountPaise }) => amountPaise)).toEqual(one.amounts)
      // The stored data reproduces the sums: tax on all lines equals that of the invoice.
      expect(taxOn(document, document.lines)).toEqual(sums)
      for (const paise of Object.values(sums)) expect(Number.isSafeInteger(paise)).toBe(true)
    }),
    { numRuns: proofs(300, 100_000) },
  )
})

test('an invoice of a micro or small enterprise is due within 45 days of its date, as the law asks', () => {
  const udyam = 'UDYAM-MH-19-0123456'
  expect(dueDateOf({ paymentDays: 60, udyam }, '2026-11-23')).toBe('2027-01-07')
  expect(dueDateOf({ paymentDays: 30, udyam }, '2026-11-23')).toBe('2026-12-23')
  expect(dueDateOf({ paymentDays: 60, udyam: null }, '2026-11-23')).toBe('2027-01-22')
})
