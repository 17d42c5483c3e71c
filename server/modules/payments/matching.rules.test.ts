import { expect, test } from 'vitest'
import { invoicesNamed, namedIn } from '#contract/payments.matching.ts'
import { leastCpuMs } from '#tests/support/cpu.ts'
import { type MatchCustomer, type MatchFacts, matchesFor } from './matching.rules.ts'

const RATES = [
  { code: 'RENT', section: '194-I', percent: '2' },
  { code: 'CONTRACT_INDIVIDUAL', section: '194-C', percent: '1' },
] as const
const invoice = (n: number, taxablePaise: number, totalPaise = (taxablePaise * 118) / 100) => ({
  invoiceId: `invoice-${n}`,
  invoiceNumber: `INV/2627/00000${n}`,
  invoiceDate: `2026-10-0${n}`,
  dueDate: '2026-11-09',
  totalPaise,
  taxablePaise,
  tdsPaise: 0,
  gstTdsPaise: 0,
  balancePaise: totalPaise,
  disputedPaise: 0,
})
const deccan: MatchCustomer = {
  customerId: 'deccan',
  customerName: 'Deccan Buildworks Private Limited',
  gstin: '27AAACD1234F1Z5',
  invoices: [invoice(1, 1_000_000), invoice(2, 2_000_000)],
}
const konkan: MatchCustomer = {
  customerId: 'konkan',
  customerName: 'Konkan',
  gstin: null,
  invoices: [invoice(7, 300_000)],
}
const matched = (amountPaise: number, narration = 'NEFT CR', more: Partial<MatchFacts> = {}) =>
  matchesFor({
    line: { amountPaise, narration, reference: null },
    payments: [],
    customers: [deccan, konkan],
    rates: RATES,
    ...more,
  }).map(({ customerId, reasons, allocations, leftPaise }) => ({
    customerId,
    reasons,
    paid: allocations.map(({ invoiceId, amountPaise: paid, tdsPaise, tdsCode }) => [
      invoiceId,
      paid,
      tdsPaise,
      tdsCode,
    ]),
    leftPaise,
  }))

test('the exact amount of one invoice is a match without a name', () => {
  expect(matched(1_180_000)).toEqual([
    { customerId: 'deccan', reasons: ['EXACT'], paid: [['invoice-1', 1_180_000, 0, null]], leftPaise: 0 },
  ])
})

test('the amount less each tax that may be deducted, to the rupee, is a match too', () => {
  expect(matched(1_160_000)).toMatchObject([
    { reasons: ['LESS_TDS'], paid: [['invoice-1', 1_160_000, 20_000, 'RENT']] },
  ])
  expect(matched(1_170_050)).toMatchObject([{ paid: [['invoice-1', 1_170_050, 9950, 'CONTRACT_INDIVIDUAL']] }])
  expect(matched(1_169_950)).toEqual([])
  expect(matched(1_169_800)).toEqual([])
})

test('money above a balance pays no invoice alone, not even where more tax than is due was certified', () => {
  const certified = { ...invoice(1, 1_000_000), tdsPaise: 200_000, balancePaise: 980_000 }
  expect(matched(1_160_000, 'NEFT CR', { customers: [{ ...deccan, invoices: [certified] }] })).toEqual([])
})

test('the undisputed part of an invoice is a match too', () => {
  const disputed = { ...deccan, invoices: [{ ...invoice(1, 1_000_000), disputedPaise: 180_000 }] }
  const paid = (amountPaise: number) => matched(amountPaise, 'NEFT CR', { customers: [disputed] })
  expect(paid(1_000_000)).toEqual([
    { customerId: 'deccan', reasons: ['UNDISPUTED'], paid: [['invoice-1', 1_000_000, 0, null]], leftPaise: 0 },
  ])
  expect(paid(1_180_000)).toMatchObject([{ reasons: ['EXACT'] }])
  expect(paid(999_900)).toEqual([])
})

test('the oldest invoices together match, also less tax', () => {
  expect(matched(3_540_000)).toMatchObject([{ reasons: ['OLDEST'], leftPaise: 0 }])
  expect(matched(3_480_000)).toMatchObject([
    {
      reasons: ['OLDEST_LESS_TDS'],
      paid: [
        ['invoice-1', 1_160_000, 20_000, 'RENT'],
        ['invoice-2', 2_320_000, 40_000, 'RENT'],
      ],
    },
  ])
})

test('an amount that fits nothing matches the customer named in the narration', () => {
  expect(matched(500_000)).toEqual([])
  expect(matched(500_000, 'NEFT-DECCAN BUILDWO-RENT')).toMatchObject([
    { customerId: 'deccan', reasons: ['NAME', 'OLDEST_PART'], paid: [['invoice-1', 500_000, 0, null]] },
  ])
  expect(matched(500_000, 'NEFT 27AAACD1234F1Z5')).toMatchObject([{ reasons: ['GSTIN', 'OLDEST_PART'] }])
  expect(matched(500_000, 'NEFT AAACD1234F')).toMatchObject([{ reasons: ['PAN', 'OLDEST_PART'] }])
  expect(matched(9_000_000, 'PAY DECCAN BUILDWORKS PVT LTD')).toMatchObject([{ leftPaise: 5_460_000 }])
})

test('a named invoice is paid first, and the surest match comes first', () => {
  expect(matched(500_000, 'FOR INV 2627 2')).toMatchObject([
    { reasons: ['INVOICE_NUMBER', 'OLDEST_PART'], paid: [['invoice-2', 500_000, 0, null]] },
  ])
  const both = matched(354_000, 'INV/2627/000001')
  expect(both.map(({ customerId, reasons }) => [customerId, reasons[0]])).toEqual([
    ['deccan', 'INVOICE_NUMBER'],
    ['konkan', 'EXACT'],
  ])
})

test('an existing payment comes before all, so that it is not recorded twice', () => {
  const standing = { paymentNumber: 'PAY/2627/000001', customerId: 'deccan', customerName: 'Deccan' }
  const payments = [
    { ...standing, paymentId: 'other', reference: 'X1' },
    { ...standing, paymentId: 'same', reference: 'UTR1' },
  ]
  const line = { amountPaise: 1_180_000, narration: 'INV/2627/000001 DECCAN BUILDWORKS', reference: 'UTR1' }
  const found = matchesFor({ line, payments, customers: [deccan], rates: RATES })
  expect(found.map(({ payment, reasons }) => [payment?.paymentId, reasons[0]])).toEqual([
    ['same', 'SAME_REFERENCE'],
    ['other', 'SAME_AMOUNT'],
    [undefined, 'INVOICE_NUMBER'],
  ])
  const unnamed = matchesFor({ line: { ...line, narration: 'NEFT' }, payments, customers: [deccan], rates: RATES })
  expect(unnamed.map(({ score }) => score)).toEqual([260, 60, 40])
})

test('a payment whose reference the narration holds as a word is the same, a part of another number is not', () => {
  const cheque = {
    paymentId: 'p',
    paymentNumber: 'PAY/2627/000001',
    customerId: 'x',
    customerName: 'X',
    reference: '000123',
  }
  const reasons = (narration: string) =>
    matched(500_000, narration, { line: { amountPaise: 500_000, narration, reference: null }, payments: [cheque] })[0]
      ?.reasons
  expect(reasons('CLG 000123')).toContain('SAME_REFERENCE')
  expect(reasons('BY CLG/000123/DECCAN')).toContain('SAME_REFERENCE')
  expect(reasons('CLG 9000123456')).not.toContain('SAME_REFERENCE')
})

test('numbers of invoices are read as banks leave them', () => {
  const texts = ['INV/2627/000012', 'INV 2627 12', 'inv-2627-12 and INV2627000013', 'INV/2627/0000123', 'INVOICE 12']
  expect(texts.map((text) => [...invoicesNamed(text)])).toEqual([
    ['INV/2627/000012'],
    ['INV/2627/000012'],
    ['INV/2627/000012', 'INV/2627/000013'],
    [],
    [],
  ])
})

test('a number without its year names the one open invoice that ends in it', () => {
  const open = [invoice(1, 1_000_000), invoice(2, 2_000_000), { ...invoice(3, 1), invoiceNumber: 'INV/2526/000002' }]
  expect(['INV 1', 'Invoice no. 001', 'inv-2', 'INV 7', 'INVERTER 1'].map((text) => [...namedIn(text, open)])).toEqual([
    ['invoice-1'],
    ['invoice-1'],
    [],
    [],
    [],
  ])
})

const fits = (amountPaise: number, invoices: MatchCustomer['invoices'], narration = 'NEFT DECCAN BUILDWORKS') => {
  const line = { amountPaise, narration, reference: null }
  return matchesFor({ line, payments: [], customers: [{ ...deccan, invoices }], rates: RATES }).map(
    ({ allocations, isProposed }) => [
      allocations.map(({ invoiceNumber }) => invoiceNumber.slice(-1)).join(),
      isProposed,
    ],
  )
}

test('rule of matching: 1. the named document, 2. the only one that fits, 3. of several none, 4. the oldest first', () => {
  const alike = [invoice(1, 1_000_000), invoice(2, 2_000_000), invoice(3, 1_000_000)]
  expect(fits(1_180_000, alike, 'NEFT INV/2627/000003')).toEqual([['3', true]])
  expect(fits(2_360_000, alike)).toEqual([['2', true]])
  expect(fits(2_320_000, alike)).toEqual([['2', true]])
  expect(fits(1_180_000, alike)).toEqual([
    ['1', false],
    ['3', false],
  ])
  // One is paid whole, another less its tax.
  expect(fits(1_160_000, [invoice(1, 1_000_000), invoice(2, 0, 1_160_000)])).toEqual([
    ['1', false],
    ['2', false],
  ])
  expect(fits(100, alike)).toEqual([['1', true]])
})

test('documents of several customers that fit alike are all shown, and none is proposed', () => {
  const other = { ...konkan, customerName: 'Another', invoices: [invoice(7, 1_000_000)] }
  const line = { amountPaise: 1_180_000, reference: null }
  const proposed = (narration: string) =>
    matchesFor({ line: { ...line, narration }, payments: [], customers: [deccan, other], rates: RATES }).map(
      ({ customerId, isProposed }) => [customerId, isProposed],
    )
  expect(proposed('NEFT CR')).toEqual([
    ['deccan', false],
    ['konkan', false],
  ])
  expect(proposed('NEFT DECCAN BUILDWORKS')).toEqual([
    ['deccan', true],
    ['konkan', false],
  ])
})

test('a named payer is paid before a document of somebody else that has the amount by chance', () => {
  const found = matched(354_000, 'NEFT DECCAN BUILDWORKS')
  expect(found.map(({ customerId, reasons }) => [customerId, reasons.at(-1)])).toEqual([
    ['deccan', 'OLDEST_PART'],
    ['konkan', 'EXACT'],
  ])
})

test('S13 a hostile narration names nobody and costs little', async () => {
  const narration = `INV${'/'.repeat(480)}`
  expect(matched(500_000, narration)).toEqual([])
  expect(matched(500_000, '<script>alert(1)</script>')).toEqual([])
  expect(await leastCpuMs(async () => matched(500_000, narration), 200)).toBeLessThan(200)
})

test('a payment of the same amount with another reference and another customer comes last', () => {
  const cheque = {
    paymentId: 'cheque',
    paymentNumber: 'PAY/2627/000003',
    customerId: 'konkan',
    customerName: 'Konkan',
    reference: '004512',
  }
  const line = { amountPaise: 500_000, reference: 'ICICN62026110500917' }
  const likeliest = (narration: string) =>
    matched(500_000, narration, { line: { ...line, narration }, payments: [cheque] }).map(
      ({ customerId }) => customerId,
    )
  expect(likeliest('NEFT-DECCAN BUILDWORKS')).toEqual(['deccan', 'konkan'])
  expect(likeliest('NEFT-KONKAN')[0]).toBe('konkan')
  expect(likeliest('NEFT CR')).toEqual(['konkan'])
})
