import { expect, test } from 'vitest'
import type { LedgerAccount } from '#contract/ledger.ts'
import { agreedWith, invoiceOf, KONKAN, noteTo, PERSON } from '#tests/support/issued-invoices.ts'
import { elementsOf, readXml, textIn } from '#tests/support/xml.ts'
import type { Entry } from './journals.rules.ts'
import { type TallyVoucher, tallyXml } from './tally.rules.ts'
import { customerMessage, ledgerNameOf, registrationOf, type TallyCustomer } from './tally-customers.rules.ts'
import { type Money, vouchersOf } from './vouchers.rules.ts'

const { customerId } = invoiceOf(1)
const deccan: TallyCustomer = {
  customerId,
  firstName: 'Deccan & Sons <Pune>',
  name: 'Deccan "Buildworks"',
  gstin: '27ZZXCB9949G1ZM',
  isSez: false,
  address: 'Kalyani Chambers, Senapati Bapat Road, Pune, Maharashtra 411016',
  state: 'Maharashtra',
}
const LEDGER = 'Deccan & Sons <Pune> [3F9A1001]'
const none = { invoices: [], notes: [], money: [], entries: [] }
const vouchersIn = (documents: Partial<Parameters<typeof vouchersOf>[0]>, customers = [deccan]) =>
  vouchersOf({ ...none, ...documents }, customers)

const money = (more: Partial<Money>): Money => ({
  paymentId: '01980000-0000-7000-8000-000000000077',
  paymentNumber: 'PAY/2627/000001',
  kind: 'PAYMENT',
  isDeposit: false,
  receivedOn: '2026-11-20',
  customerId,
  amountPaise: 10_814_705,
  mode: 'NEFT',
  reference: 'N123',
  refunds: null,
  allocations: [],
  ...more,
})
const linesOf = ({ lines }: TallyVoucher) => lines.map(({ ledger, debitPaise }) => [ledger, debitPaise])
const billsOf = ({ lines }: TallyVoucher) =>
  lines.flatMap(({ bills = [] }) => bills.map(({ bill, reference, debitPaise }) => [reference, bill, debitPaise]))

test('a ledger is named by the first name and the id: two customers of one name stay apart', () => {
  const namesake = { ...deccan, customerId: '01980000-0000-7000-8000-0000c0ffee00' }
  expect([ledgerNameOf(deccan), ledgerNameOf(namesake)]).toEqual([LEDGER, 'Deccan & Sons <Pune> [C0FFEE00]'])
  expect(ledgerNameOf({ ...deccan, firstName: 'x'.repeat(200) })).toHaveLength(91)
})

test.each([
  ['Regular', KONKAN.gstin, false],
  ['Regular - SEZ', KONKAN.gstin, true],
  ['Embassy/UN Body', '0717USA00022UN7', false],
  ['Unregistered/Consumer', null, false],
])('a customer is %s with the number %s', (type, gstin, isSez) => {
  expect(registrationOf({ gstin, isSez })).toBe(type)
})

test('a customer is a ledger kept bill by bill, with GSTIN, state, kind of registration and address', () => {
  const message = customerMessage(deccan)
  expect(message).toContain('<LEDGER NAME="Deccan &amp; Sons &lt;Pune&gt; [3F9A1001]" REMOTEID="')
  const ledger = readXml(message)
  const said = ['GUID', 'PARENT', 'ISBILLWISEON', 'PARTYGSTIN', 'LEDSTATENAME', 'PINCODE', 'MAILINGNAME']
  expect(said.map((name) => textIn(ledger, name))).toEqual([
    customerId,
    'Sundry Debtors',
    'Yes',
    '27ZZXCB9949G1ZM',
    'Maharashtra',
    '411016',
    'Deccan "Buildworks"',
  ])
  const [registration] = elementsOf(ledger, 'LEDGSTREGDETAILS.LIST')
  expect(registration && ['GSTREGISTRATIONTYPE', 'GSTIN'].map((name) => textIn(registration, name))).toEqual([
    'Regular',
    '27ZZXCB9949G1ZM',
  ])
  const person = readXml(customerMessage({ ...deccan, gstin: null, address: null, state: 'Jammu and Kashmir' }))
  expect(elementsOf(person, 'GSTIN')).toEqual([])
  expect(textIn(person, 'LEDSTATENAME')).toBe('Jammu &amp; Kashmir')
})

test('an invoice opens a bill, and its notes go against it', () => {
  const invoice = invoiceOf(1)
  const notes = [noteTo(invoice, 'CREDIT'), noteTo(invoice, 'DEBIT')]
  const vouchers = vouchersIn({ invoices: [invoice], notes })
  const { totalPaise } = invoice.document
  expect(vouchers.map(({ type, guid }) => [type, guid])).toEqual([
    ['Sales', invoice.invoiceId],
    ['Credit Note', notes[0]?.note.noteId],
    ['Debit Note', notes[1]?.note.noteId],
  ])
  expect(vouchers.map(billsOf)).toEqual([
    [['New Ref', 'INV/2627/000001', totalPaise]],
    [['Agst Ref', 'INV/2627/000001', -118_000]],
    [['Agst Ref', 'INV/2627/000001', 118_000]],
  ])
  for (const { lines } of vouchers) expect(lines.reduce((sum, { debitPaise }) => sum + debitPaise, 0)).toBe(0)
})

test.each([
  ['of the own state', invoiceOf(1), 'Maharashtra', ['CGST 9', 'SGST/UTGST 9']],
  ['of another state', invoiceOf(1, agreedWith(KONKAN)), 'Goa', ['IGST 18']],
  ['without a GSTIN', invoiceOf(1, agreedWith(PERSON)), 'Maharashtra', ['CGST 9', 'SGST/UTGST 9']],
])('a sale to a customer %s has place of supply, SAC and rates', (_, invoice, place, rates) => {
  const sale = readXml(tallyXml({ company: 'Yantra', customers: [], vouchers: vouchersIn({ invoices: [invoice] }) }))
  expect(textIn(sale, 'PLACEOFSUPPLY')).toBe(place)
  expect(textIn(sale, 'PARTYGSTIN')).toBe(invoice.document.billTo.gstin ?? '')
  const services = elementsOf(sale, 'ALLLEDGERENTRIES.LIST').filter((one) => textIn(one, 'GSTHSNNAME') !== '')
  expect(services.map((one) => textIn(one, 'GSTHSNNAME'))).toEqual(['997313', '996511'])
  for (const one of services) {
    expect(textIn(one, 'GSTOVRDNTYPEOFSUPPLY')).toBe('Services')
    const said = elementsOf(one, 'RATEDETAILS.LIST')
    expect(said.map((rate) => `${textIn(rate, 'GSTRATEDUTYHEAD')} ${textIn(rate, 'GSTRATE')}`)).toEqual(rates)
  }
  expect(textIn(sale, 'BILLCREDITPERIOD')).toBe('30 Days')
})

test('money comes in as receipts and goes back as payments, deposits against their own ledger', () => {
  const vouchers = vouchersIn({
    money: [
      money({}),
      money({ kind: 'DEPOSIT', isDeposit: true }),
      money({ kind: 'REFUND', isDeposit: true, refunds: 'PAY/2627/000002' }),
    ],
  })
  expect(vouchers.map(({ type }) => type)).toEqual(['Receipt', 'Receipt', 'Payment'])
  expect(vouchers.map(linesOf)).toEqual([
    [
      ['Bank', 10_814_705],
      [LEDGER, -10_814_705],
    ],
    [
      ['Bank', 10_814_705],
      ['Deposits of customers', -10_814_705],
    ],
    [
      ['Bank', -10_814_705],
      ['Deposits of customers', 10_814_705],
    ],
  ])
})

test('a receipt goes against the invoices that it pays; the rest is a bill of its own, which a refund closes', () => {
  const allocations = [{ invoiceNumber: 'INV/2627/000001', amountPaise: 10_000_000 }]
  const refund = money({ kind: 'REFUND', amountPaise: 814_705, refunds: 'PAY/2627/000001' })
  expect(vouchersIn({ money: [money({ allocations }), refund] }).map(billsOf)).toEqual([
    [
      ['Agst Ref', 'INV/2627/000001', -10_000_000],
      ['New Ref', 'PAY/2627/000001', -814_705],
    ],
    [['Agst Ref', 'PAY/2627/000001', 814_705]],
  ])
})

const entry = (kind: Entry['kind'], lines: Record<string, number>, isInReceipt = false): Entry => ({
  entryId: '01980000-0000-7000-8000-000000000099',
  entryNo: 31,
  date: '2026-11-21',
  kind,
  customerId,
  paymentNumber: 'PAY/2627/000001',
  invoiceNumber: 'INV/2627/000001',
  isInReceipt,
  lines: Object.entries(lines).map(([account, debitPaise]) => ({ account: account as LedgerAccount, debitPaise })),
})
const journals = (...entries: Entry[]) =>
  vouchersIn({ entries }).map((one) => [one.type, one.number, linesOf(one), billsOf(one)])

test('entries that move no money are journals: TDS, deposits that pay, GST on advances and its return', () => {
  const withTds = { ADVANCES: 98_000, TDS_RECEIVABLE: 2_000, RECEIVABLES: -100_000 }
  expect(journals(entry('ALLOCATION', withTds, true))).toEqual([
    [
      'Journal',
      'JV-31',
      [
        [LEDGER, -2_000],
        ['TDS receivable', 2_000],
      ],
      [['Agst Ref', 'INV/2627/000001', -2_000]],
    ],
  ])
  expect(journals(entry('ALLOCATION', { DEPOSITS: 5_000, RECEIVABLES: -5_000 }))).toEqual([
    [
      'Journal',
      'JV-31',
      [
        [LEDGER, -5_000],
        ['Deposits of customers', 5_000],
      ],
      [['Agst Ref', 'INV/2627/000001', -5_000]],
    ],
  ])
  const tax = { GST_ON_ADVANCES: 180, OUTPUT_CGST: -90, OUTPUT_SGST: -90 }
  expect(journals(entry('PAYMENT', { BANK: 1_180, ADVANCES: -1_180, ...tax }))).toMatchObject([
    [
      'Journal',
      'JV-31',
      [
        ['GST on advances', 180],
        ['Output CGST', -90],
        ['Output SGST', -90],
      ],
      [],
    ],
  ])
})

test('money that pays an invoice later closes its own bill, and opens it again when the allocation is undone', () => {
  const paid = { ADVANCES: 100, RECEIVABLES: -100 }
  expect(journals(entry('ALLOCATION', paid))[0]?.[3]).toEqual([
    ['Agst Ref', 'PAY/2627/000001', 100],
    ['Agst Ref', 'INV/2627/000001', -100],
  ])
  expect(journals(entry('ALLOCATION', { ADVANCES: -100, RECEIVABLES: 100 }))[0]?.[3]).toEqual([
    ['New Ref', 'PAY/2627/000001', -100],
    ['Agst Ref', 'INV/2627/000001', 100],
  ])
})

test('what the receipt says already leaves nothing for a journal', () => {
  expect(
    journals(
      entry('PAYMENT', { BANK: 100, ADVANCES: -100 }),
      entry('ALLOCATION', { ADVANCES: 100, RECEIVABLES: -100 }, true),
    ),
  ).toEqual([])
})

test('the file is well-formed, customers come first, debits are below zero, and documents have their ids', () => {
  const xml = tallyXml({ company: 'Yantra & Co', customers: [deccan], vouchers: vouchersIn({ money: [money({})] }) })
  const root = readXml(xml)
  expect(root.name).toBe('ENVELOPE')
  expect(textIn(root, 'TALLYREQUEST')).toBe('Import Data')
  const messages = elementsOf(root, 'TALLYMESSAGE').map(({ children }) => children[0]?.name)
  expect(messages).toEqual(['LEDGER', 'VOUCHER'])
  expect(xml).toContain('<VOUCHER REMOTEID="01980000-0000-7000-8000-000000000077" VCHTYPE="Receipt" ACTION="Create">')
  const [voucher] = elementsOf(root, 'VOUCHER')
  const said = ['GUID', 'PARTYLEDGERNAME', 'DATE'].map((name) => voucher && textIn(voucher, name))
  expect(said).toEqual([
    '01980000-0000-7000-8000-000000000077',
    'Deccan &amp; Sons &lt;Pune&gt; [3F9A1001]',
    '20261120',
  ])
  const entries = elementsOf(root, 'ALLLEDGERENTRIES.LIST')
  expect(entries.map((one) => [textIn(one, 'ISDEEMEDPOSITIVE'), textIn(one, 'AMOUNT')])).toEqual([
    ['Yes', '-108147.05'],
    ['No', '108147.05'],
  ])
})
