import { type PricedOffer, Quote, QuoteDocument } from '#contract/quotes.ts'
import { MACHINES, startIn } from './enquiries.ts'
import { makerOf, type Named, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

type Offer = Named<PricedOffer> & Pick<PricedOffer, 'plannedPaise' | 'perMonthPaise'>

const cost = (code: string, amountPaise: number) => ({
  code,
  description: code,
  amountPaise,
  why: code,
  whyKey: 'extra',
  whyParams: { code },
})
const months = (amountPaise: number, bills: number, machines: number) => ({
  ...cost('HIRE', amountPaise),
  whyKey: machines === 1 ? 'plannedBills' : 'plannedMachinesBills',
  whyParams: { bills, machines, firstKey: 'fullCycle', from: '2026-12-03', to: '2027-01-02' },
})
const byMonth = (ratePaise: number) => ({ basis: 'MONTH' as const, ratePaise })

const CYCLES = [
  { from: '2026-12-03', to: '2027-01-02' },
  { from: '2027-01-03', to: '2027-02-02' },
  { from: '2027-02-03', to: '2027-03-02' },
]
const bills = (...amounts: number[]) => amounts.map((amountPaise, n) => ({ ...CYCLES[n], amountPaise }))

/** Two lifts for three months, with a discount. */
const lifts: Offer = {
  productId: idOf(300),
  productName: MACHINES[0],
  terms: byMonth(2_800_000),
  bills: bills(5_100_000, 5_600_000, 5_600_000),
  plannedLines: [months(16_800_000, 3, 2), cost('DISCOUNT', -500_000)],
  plannedPaise: 16_300_000,
  perMonthPaise: 5_600_000,
}
/** Machines that may be chosen instead of the lifts. */
const others: Offer = {
  ...lifts,
  productId: idOf(302),
  productName: MACHINES[2],
  bills: bills(4_600_000, 5_100_000, 5_100_000),
  plannedLines: [months(15_300_000, 3, 2), cost('DISCOUNT', -500_000)],
  plannedPaise: 14_800_000,
  perMonthPaise: 5_100_000,
}
const boom: Offer = {
  productId: idOf(301),
  productName: MACHINES[1],
  withOperator: true,
  terms: byMonth(19_800_000),
  bills: bills(20_700_000, 16_229_032),
  plannedLines: [months(35_129_032, 2, 1), cost('MOB', 900_000), cost('DEMOB', 900_000)],
  plannedPaise: 36_929_032,
  perMonthPaise: 19_800_000,
}

function totalsOf(taxablePaise: number) {
  const half = Math.round(taxablePaise * 0.09)
  const totalPaise = Math.round((taxablePaise + 2 * half) / 100) * 100
  const roundOffPaise = totalPaise - taxablePaise - 2 * half
  return { taxablePaise, cgstPaise: half, sgstPaise: half, roundOffPaise, totalPaise }
}

const COMPANY = {
  name: 'Deccan Buildworks Private Limited',
  gstin: '27ZZXCB9949G1ZM',
  address: '4th Floor, Tower B, Baner Road, Pune 411045',
  state: 'Maharashtra',
}

const documentOf = (first: Offer, second: Offer) =>
  sampleOf(QuoteDocument, {
    ...totalsOf(first.plannedPaise + boom.plannedPaise),
    lines: [
      { ...first, lineNo: 1, quantity: 2, from: '2026-12-03', to: '2027-03-02', alternatives: [second] },
      { ...boom, lineNo: 2, quantity: 1, from: '2026-12-03', to: '2027-02-02' },
    ],
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
    validUntil: startIn(5),
    cycle: 'ANNIVERSARY',
    paymentDays: 30,
    noticeDays: 7,
    deemedDays: 3,
    certifyDays: 7,
    termsText: '1. **Hire.** The supplier hires the machines out.\n\nThe customer keeps them safe.',
  })

/** The content of the quote with the lifts as quoted, and with the other machines chosen. */
const QUOTED = documentOf(lifts, others)
export const CHOSEN = documentOf(others, lifts)

const drawing = (n: number) => ({ url: `/drawings/machine-${n}.svg`, widthM: 2 + n, heightM: 2 + 2 * n })

/** Version 2 of a quote to a company's enquiry, which the reader may accept. */
export const aQuote = makerOf(Quote, {
  ...QUOTED,
  quoteId: idOf(45),
  enquiryId: idOf(400),
  siteName: 'Kharadi Tower B',
  machines: [0, 1, 2].map((n) => ({ productId: idOf(300 + n), slug: `machine-${n}`, drawing: drawing(n) })),
  status: 'SENT',
  sentAt: new Date().toISOString(),
  expiresAt: `${startIn(6)}T00:00:00+05:30`,
  hash: 'c0ffee'.repeat(10),
  changes: [
    { lineNo: 2, field: 'to', was: '2027-01-20', is: '2027-02-02' },
    { lineNo: 2, field: 'plannedPaise', was: 31_229_032, is: 36_929_032 },
    { field: 'paymentDays', was: 15, is: 30 },
    { field: 'totalPaise', was: 56_084_300, is: 62_810_300 },
  ],
  versions: [
    { quoteId: idOf(45), version: 2, status: 'SENT', sentAt: new Date().toISOString(), totalPaise: 62_810_300 },
    { quoteId: idOf(44), version: 1, status: 'SUPERSEDED', totalPaise: 56_084_300 },
  ],
  answers: { mayAccept: true, mayDecline: true, mayRequestChange: true },
  events: [{ event: 'send', status: 'SENT', at: new Date().toISOString(), actor: 'Kavita Rao' }],
})
