import type { BillLine } from '#contract/bill.ts'
import type { PricedLine, PricedOffer, Quote, QuoteDocument } from '#contract/quotes.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { MACHINES, startIn } from './enquiries.ts'
import { idOf } from './samples.ts'

const agreed = AgreedTerms.parse({})
const [LIFT = '', BOOM = '', OTHER = ''] = MACHINES

const cost = (code: string, amountPaise: number, why: Partial<BillLine> = {}): BillLine => ({
  code,
  description: code,
  amountPaise,
  days: [],
  why: code,
  whyKey: 'extra',
  whyParams: { code },
  ...why,
})
const months = (bills: number, machines: number) => ({
  whyKey: machines === 1 ? 'plannedBills' : 'plannedMachinesBills',
  whyParams: { bills, machines, firstKey: 'fullCycle', from: '2026-12-03', to: '2027-01-02' },
})
const byMonth = (ratePaise: number) => ({ basis: 'MONTH' as const, ratePaise, ...agreed })
const supplied = { diesel: null, boarding: 'CUSTOMER' as const, trip: null }

const bills = (...amounts: number[]) =>
  amounts.map((amountPaise, n) => {
    const dates = [
      ['2026-12-03', '2027-01-02'],
      ['2027-01-03', '2027-02-02'],
      ['2027-02-03', '2027-03-02'],
    ][n] ?? ['', '']
    return { from: dates[0] ?? '', to: dates[1] ?? '', amountPaise }
  })

/** Two lifts for three months, with a discount. */
const lifts: PricedOffer = {
  productId: idOf(300),
  productName: LIFT,
  withOperator: false,
  terms: byMonth(2_800_000),
  ...supplied,
  bills: bills(5_100_000, 5_600_000, 5_600_000),
  plannedLines: [cost('HIRE', 16_800_000, months(3, 2)), cost('DISCOUNT', -500_000)],
  plannedPaise: 16_300_000,
  perMonthPaise: 5_600_000,
}
/** Machines that may be chosen instead of the lifts. */
const others: PricedOffer = {
  ...lifts,
  productId: idOf(302),
  productName: OTHER,
  bills: bills(4_600_000, 5_100_000, 5_100_000),
  plannedLines: [cost('HIRE', 15_300_000, months(3, 2)), cost('DISCOUNT', -500_000)],
  plannedPaise: 14_800_000,
  perMonthPaise: 5_100_000,
}
const boom: PricedOffer = {
  productId: idOf(301),
  productName: BOOM,
  withOperator: true,
  terms: byMonth(19_800_000),
  ...supplied,
  bills: bills(20_700_000, 16_229_032),
  plannedLines: [cost('HIRE', 35_129_032, months(2, 1)), cost('MOB', 900_000), cost('DEMOB', 900_000)],
  plannedPaise: 36_929_032,
  perMonthPaise: 19_800_000,
}

const line = (lineNo: number, quantity: number, offer: PricedOffer, alternatives: PricedOffer[]): PricedLine => ({
  lineNo,
  quantity,
  from: offer.bills[0]?.from ?? '',
  to: offer.bills.at(-1)?.to ?? '',
  alternatives,
  ...offer,
})

const totalsOf = (taxablePaise: number) => {
  const half = Math.round(taxablePaise * 0.09)
  const totalPaise = Math.round((taxablePaise + 2 * half) / 100) * 100
  const roundOffPaise = totalPaise - taxablePaise - 2 * half
  return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: 0, roundOffPaise, totalPaise }
}

const COMPANY = {
  name: 'Deccan Buildworks Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  address: '4th Floor, Tower B, Baner Road, Pune 411045',
  state: 'Maharashtra',
}

const documentOf = (first: PricedOffer, second: PricedOffer): QuoteDocument => ({
  ...totalsOf(first.plannedPaise + boom.plannedPaise),
  lines: [line(1, 2, first, [second]), line(2, 1, boom, [])],
  oneOff: [cost('MOB', 900_000), cost('DEMOB', 900_000)],
  discountPaise: 500_000,
  perMonthPaise: first.perMonthPaise + boom.perMonthPaise,
  amountInWords: 'Rupees Six Lakh Twenty Eight Thousand One Hundred Three Only',
  quoteNumber: 'QTN-2627-000045',
  version: 2,
  enquiryNumber: 'ENQ-2627-000012',
  supplier: { ...COMPANY, name: 'Yantra Equipment Rentals Private Limited', gstin: '27ZZYCA5120M1Z2' },
  billTo: COMPANY,
  cityName: 'Pune',
  deliveryAddress: 'Kharadi Tower B, Survey 62, Pune, Maharashtra 411014',
  gstPercent: '18',
  supply: 'DOMESTIC',
  validUntil: startIn(5),
  cycle: 'ANNIVERSARY',
  cycleDay: 1,
  advancePaise: 0,
  depositPaise: 0,
  paymentDays: 30,
  noticeDays: 7,
  deemedDays: 3,
  certifyDays: 7,
  termsText: '1. **Hire.** The supplier hires the machines out.\n\nThe customer keeps them safe.',
})

/** The content of the quote with the lifts as quoted, and with the other machines chosen. */
export const QUOTED = documentOf(lifts, others)
export const CHOSEN = documentOf(others, lifts)

const drawing = (n: number) => ({ url: `/drawings/machine-${n}.svg`, widthM: 2 + n, heightM: 2 + 2 * n })

/** Version 2 of a quote to a company's enquiry, which the reader may accept. */
export const aQuote = (more: Partial<Quote> = {}): Quote => ({
  ...QUOTED,
  quoteId: idOf(45),
  enquiryId: idOf(400),
  siteName: 'Kharadi Tower B',
  machines: [0, 1, 2].map((n) => ({ productId: idOf(300 + n), slug: `machine-${n}`, drawing: drawing(n) })),
  status: 'SENT',
  sentAt: new Date().toISOString(),
  expiresAt: `${startIn(6)}T00:00:00+05:30`,
  hash: 'c0ffee'.repeat(10),
  acceptedBy: null,
  acceptedAt: null,
  acceptance: null,
  changes: [
    { lineNo: 2, field: 'to', was: '2027-01-20', is: '2027-02-02' },
    { lineNo: 2, field: 'plannedPaise', was: 31_229_032, is: 36_929_032 },
    { lineNo: null, field: 'paymentDays', was: 15, is: 30 },
    { lineNo: null, field: 'totalPaise', was: 56_084_300, is: 62_810_300 },
  ],
  versions: [
    { quoteId: idOf(45), version: 2, status: 'SENT', sentAt: new Date().toISOString(), totalPaise: 62_810_300 },
    { quoteId: idOf(44), version: 1, status: 'SUPERSEDED', sentAt: '2026-11-20T06:00:00Z', totalPaise: 56_084_300 },
  ],
  requests: [],
  answers: {
    mayAccept: true,
    needsApproval: false,
    needsPoNumber: false,
    needsBillingParty: false,
    mayDecline: true,
    mayRequestChange: true,
  },
  events: [{ event: 'send', status: 'SENT', at: new Date().toISOString(), actor: 'Kavita Rao', reason: null }],
  ...more,
})

/** The same, accepted by an administrator with a code. */
export const anAcceptedQuote = (): Quote => {
  const at = '2026-11-23T08:30:00Z'
  return aQuote({
    status: 'ACCEPTED',
    acceptedBy: 'Asha Patil',
    acceptedAt: at,
    acceptance: {
      by: 'Asha Patil',
      at,
      how: 'OTP',
      contactPoint: '••••••0077',
      ip: '203.0.113.7',
      browser: 'Chromium',
      poNumber: 'DBW/PO/2264',
      workOrder: null,
      totalPaise: 8_496_000,
      chosen: [],
      hash: 'c0ffee'.repeat(10),
      signature: null,
    },
  })
}
