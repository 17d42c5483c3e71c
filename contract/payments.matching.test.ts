import { expect, test } from 'vitest'
import { propose } from './payments.matching.ts'

const RENT = { code: 'RENT', section: '393(1)', percent: '2' } as const
const invoice = (n: number, balancePaise: number, taxablePaise = Math.round(balancePaise / 1.18)) => ({
  invoiceId: `invoice-${n}`,
  invoiceNumber: `INV/2627/00000${n}`,
  invoiceDate: '2026-10-01',
  dueDate: '2026-11-09',
  totalPaise: balancePaise,
  taxablePaise,
  tdsPaise: 0,
  gstTdsPaise: 0,
  balancePaise,
  disputedPaise: 0,
})
const open = [invoice(1, 1_180_000), invoice(2, 2_360_000), invoice(3, 1_180_000)]
type More = { named?: string; deducted?: typeof RENT | null; invoices?: typeof open }

/** The reason of what is taken, with the money and tax of each invoice; null where none is. */
function taken(amountPaise: number, { named, deducted, invoices = open }: More = {}) {
  const ids = new Set(named === undefined ? [] : [named])
  const { taken: fit } = propose({ amountPaise, invoices, named: ids, rates: [RENT], deducted })
  return fit && [fit.reason, ...fit.parts.map((part) => [part.invoiceId.at(-1), part.amountPaise, part.tdsPaise])]
}

test.each([
  ['the named one, though others fit', 1_180_000, { named: 'invoice-3' }, ['EXACT', ['3', 1_180_000, 0]]],
  ['the named one in part', 100, { named: 'invoice-3' }, ['OLDEST_PART', ['3', 100, 0]]],
  ['the only one that fits', 2_360_000, {}, ['EXACT', ['2', 2_360_000, 0]]],
  ['the only one that fits less tax', 2_320_000, {}, ['LESS_TDS', ['2', 2_320_000, 40_000]]],
  ['none of several', 1_180_000, {}, null],
  ['none of several less tax', 1_160_000, {}, null],
  ['a sum of the oldest', 3_540_000, {}, ['OLDEST', ['1', 1_180_000, 0], ['2', 2_360_000, 0]]],
  ['else the oldest first', 1_180_100, {}, ['OLDEST_PART', ['1', 1_180_000, 0], ['2', 100, 0]]],
  ['the oldest first with the tax that was said', 100_000, { deducted: RENT }, ['OLDEST_PART', ['1', 100_000, 1700]]],
  [
    'no tax where somebody says so',
    2_320_000,
    { deducted: null },
    ['OLDEST_PART', ['1', 1_180_000, 0], ['2', 1_140_000, 0]],
  ],
  ['nothing where nothing is open', 100, { invoices: [] }, ['OLDEST_PART']],
] as const)('money pays %s', (_, amountPaise, more, expected) => {
  expect(taken(amountPaise, more as More)).toEqual(expected)
})

test('all that fit alike are listed', () => {
  const { fits } = propose({ amountPaise: 1_180_000, invoices: open, named: new Set(), rates: [RENT] })
  expect(fits.map(({ parts }) => parts[0]?.invoiceId)).toEqual(['invoice-1', 'invoice-3'])
})
