import { expect, test } from 'vitest'
import { checkInWords } from '#contract/checks.ts'
import type { InvoiceDocument } from '#contract/invoices.ts'
import { invoiceCheckTexts as texts } from '#contract/texts/invoices.checks.en.ts'
import { anInvoiceDocument } from '#tests/support/invoice-documents.ts'
import { type CheckedInvoice, checksOf, type JobFacts } from './checks.rules.ts'

const document: InvoiceDocument = {
  ...anInvoiceDocument(5),
  lines: anInvoiceDocument(5).lines.map((line) => ({ ...line, days: ['2026-11-08', '2026-11-09'] })),
}
const { jobId = '', jobNumber = '' } = document.lines[0] ?? {}
const job: JobFacts = {
  jobId,
  jobNumber,
  siteState: 'Maharashtra',
  poNumber: 'DBW/PO/2231',
  billingStop: null,
  trips: [],
}

/** Facts in which no rule finds anything. */
const facts = (more: Partial<CheckedInvoice> = {}): CheckedInvoice => ({
  document,
  jobs: [job],
  sheets: { rules: 11, findings: 2 },
  today: '2026-11-16',
  ...more,
})

/** The finding of a rule in words. */
function said(rule: string, given: CheckedInvoice) {
  const check = checksOf(given).find((one) => one.rule === rule)
  if (!check) throw new Error(`No rule ${rule}.`)
  return [check.result, checkInWords(check, texts.says)]
}

test('an invoice without an error passes every rule, and each says what it compared', () => {
  expect(checksOf(facts()).map(({ rule, result }) => [rule, result])).toEqual(
    Object.keys(texts.rules).map((rule) => [rule, 'PASSED']),
  )
  expect(said('PLACE', facts())[1]).toBe('Intra-state supply in Maharashtra: CGST and SGST')
  expect(said('DAYS', facts())[1]).toBe('All billed days (2) are on hire')
  expect(said('SHEETS', facts())[1]).toBe('11 rules checked the sheets. Findings: 2, all answered there.')
})

const unregistered = { ...document, billTo: { ...document.billTo, gstin: null } }

test.each<[string, Partial<CheckedInvoice>, string]>([
  [
    'PLACE',
    { document: { ...document, cgstPaise: 0, sgstPaise: 0, igstPaise: 1800 } },
    'The place of supply is Maharashtra, but the wrong tax is charged',
  ],
  [
    'PLACE',
    { document: { ...document, placeOfSupply: '29' } },
    'The place of supply is Karnataka, but the wrong tax is charged',
  ],
  [
    'PLACE',
    { document: unregistered, jobs: [{ ...job, siteState: 'Goa' }] },
    'Billed to Maharashtra without a GSTIN, but the site is in Goa',
  ],
  [
    'DAYS',
    { jobs: [{ ...job, billingStop: '2026-11-08' }] },
    `Billing of ${jobNumber} stopped on 08 Nov 2026; also billed: 09 Nov 2026`,
  ],
  [
    'TRIPS',
    { jobs: [{ ...job, trips: [{ code: 'MOB', invoice: 'INV/2627/000007' }] }] },
    `Mobilisation of ${jobNumber} is billed here and on INV/2627/000007`,
  ],
  [
    'ORDERS',
    { jobs: [job, { ...job, jobId: 'other', jobNumber: 'JOB-9', poNumber: null }] },
    'Jobs without a PO: JOB-9',
  ],
  ['TIME', { today: '2026-12-10' }, '31 days after the last billed day; the law allows 30'],
])('%s finds the fault in %o', (rule, wrong, words) => {
  expect(said(rule, facts(wrong))).toEqual(['FINDING', words])
})

test('a state of its own, a zone and another code pass with a note', () => {
  const igst = { cgstPaise: 0, sgstPaise: 0, igstPaise: 1800 }
  const other = { ...document, ...igst, placeOfSupply: '29' }
  expect(said('PLACE', facts({ document: other }))).toEqual(['PASSED', 'Inter-state supply to Karnataka: IGST'])
  expect(said('PLACE', facts({ document: { ...document, ...igst, supply: 'SEZ_TAXED' } }))[0]).toBe('PASSED')
  const noted = document.lines.map((line, at) => (at === 0 ? { ...line, sacNote: 'With its driver' } : line))
  expect(said('CODES', facts({ document: { ...document, lines: noted } }))[1]).toBe(
    '1 lines have a different SAC, each with a reason',
  )
  expect(said('TIME', facts({ today: '2026-12-09' }))[0]).toBe('PASSED')
  expect(said('ORDERS', facts({ jobs: [{ ...job, poNumber: null }] }))[1]).toBe('No job has a PO')
})
