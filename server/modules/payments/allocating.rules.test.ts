import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread, tdsOn } from '#contract/payments.spread.ts'
import { taxOf, taxOfPart, taxWithin } from './allocating.rules.ts'

const invoice = (invoiceId: string, balancePaise: number, taxablePaise = 0, tdsPaise = 0) => ({
  invoiceId,
  balancePaise,
  taxablePaise,
  tdsPaise,
})

test('tax is deducted from the value without GST, to the rupee', () => {
  expect(tdsOn(9_165_000, '2')).toBe(183_300)
  expect(tdsOn(9_165_049, '1')).toBe(91_700)
  expect(tdsOn(9_165_000, '0.5')).toBe(45_800)
  expect(tdsOn(9_165_000, '0')).toBe(0)
})

test('money pays the oldest invoices first, each with the tax that goes with it', () => {
  const open = [invoice('a', 10_814_700, 9_165_000), invoice('b', 11_800_000, 10_000_000), invoice('c', 100)]
  expect(spread(open, 10_631_400, '2')).toEqual([{ invoiceId: 'a', amountPaise: 10_631_400, tdsPaise: 183_300 }])
  expect(spread(open, 16_431_400, '2')).toEqual([
    { invoiceId: 'a', amountPaise: 10_631_400, tdsPaise: 183_300 },
    // Half of it, with half of its tax.
    { invoiceId: 'b', amountPaise: 5_800_000, tdsPaise: 100_000 },
  ])
  expect(spread(open, 16_431_400, '0').map(({ tdsPaise }) => tdsPaise)).toEqual([0, 0])
})

test('tax certified before is not deducted again', () => {
  expect(spread([invoice('a', 5_814_700, 9_165_000, 183_300)], 5_814_700, '2')).toEqual([
    { invoiceId: 'a', amountPaise: 5_814_700, tdsPaise: 0 },
  ])
})

const amount = fc.integer({ min: 1, max: 50_000_000 })
const anyInvoice = fc
  .record({ taxable: amount, isPart: fc.boolean() })
  .map(({ taxable, isPart }) => invoice('', isPart ? Math.ceil(taxable / 3) : taxable, taxable))

test('a suggestion never spends more than the money available, and never settles more than the balance', () => {
  fc.assert(
    fc.property(
      fc.array(anyInvoice, { maxLength: 5 }),
      amount,
      fc.constantFrom('0', '1', '2', '10'),
      (all, paise, rate) => {
        const open = all.map((one, index) => ({ ...one, invoiceId: String(index) }))
        const found = spread(open, paise, rate)
        const spent = found.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
        expect(spent).toBeLessThanOrEqual(paise)
        for (const { invoiceId, amountPaise, tdsPaise } of found)
          expect(amountPaise + tdsPaise).toBeLessThanOrEqual(open[Number(invoiceId)]?.balancePaise ?? 0)
      },
    ),
  )
})

test('the tax within an advance is 18 per cent of what remains, with halves alike in the own state', () => {
  expect(taxWithin(11_800_000, false)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_000 })
  expect(taxWithin(11_800_000, true)).toEqual({ cgstPaise: 900_000, sgstPaise: 900_000, igstPaise: 0 })
  expect(taxWithin(10_000_001, true)).toEqual({ cgstPaise: 762_712, sgstPaise: 762_712, igstPaise: 0 })
})

test('all parts of an advance have all of its tax', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), (paise, isOwnState) => {
      const tax = taxWithin(paise, isOwnState)
      expect(taxOf(taxOfPart(tax, paise, paise))).toBe(taxOf(tax))
      expect(taxOf(taxOfPart(tax, 0, paise))).toBe(0)
    }),
  )
})
