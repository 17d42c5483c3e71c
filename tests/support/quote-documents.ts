import { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { priceOf } from '#server/modules/quotes/pricing.rules.ts'
import type { Certificate, QuotePdf } from '#server/modules/quotes/quote-pdf.ts'
import { type Named, sampleOf } from '#tests/components/sample-of.ts'
import { DECCAN, HOUSE, idOf } from '#tests/components/samples.ts'
import { times } from './at-once.ts'

const MACHINES = [
  'Genie GS-3246',
  'JLG 450AJ',
  'Escorts Hydra',
  'Sinoboom 3246E',
  'Kirloskar KG 125 generator',
  'JCB 3DX',
]
const names = new Map(MACHINES.map((name, index) => [idOf(index), name]))

const anOffer = (machine: number, offer: Named<QuoteOffer> = {}) =>
  sampleOf(QuoteOffer, {
    productId: idOf(machine % MACHINES.length),
    perMonthPaise: 4_050_000 + machine * 1_234_500,
    perWeekPaise: 3_000_000,
    perDayPaise: 900_000,
    withOperator: machine % 3 === 1,
    operatorPerMonthPaise: 2_800_000,
    operatorPerDayPaise: 110_000,
    terms: { standbyPct: { WEATHER: '60' }, breakdown: { graceHours: '12' } },
    trip: { basePaise: 500_000, perKmPaise: 10_000, distanceKm: 40 },
    ...offer,
  })

/** Months, days, alternatives, one-off costs and discounts in turn. */
const aLine = (index: number) =>
  sampleOf(QuoteLine, {
    enquiryLineNo: index + 1,
    quantity: (index % 3) + 1,
    from: '2026-12-01',
    to: ['2027-02-28', '2027-02-12', '2026-12-14'][index % 3] ?? '2026-12-31',
    discountPaise: index % 4 === 3 ? 250_000 : 0,
    extras: index % 5 === 4 ? [{ code: 'RIGGING', amountPaise: 1_500_000 }] : [],
    offers: [
      anOffer(index, index % 3 === 2 ? { basis: 'DAY' } : {}),
      ...(index % 3 === 0 ? [anOffer(index + 3, { perMonthPaise: 3_800_000 })] : []),
    ],
  })

const termsText = `## Hire
The machine stays **ours**. It works only at the site named here.

1. Give the machine a safe place at night.
2. Sign the logsheet each day.

- Permits for the site are yours.
- We repair normal wear.`

const tax = { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' as const }

/** The document of a content, priced by the arithmetic of hire; the names are those of its products. */
export function quoteDocumentOf(
  content: QuoteContent,
  names: ReadonlyMap<string, string>,
  changed: Partial<QuoteDocument> = {},
): QuoteDocument {
  const { lines: _lines, discountReason: _reason, ...terms } = content
  return {
    ...priceOf(content, { names, holidays: [], tax }),
    ...terms,
    supplier: HOUSE,
    billTo: DECCAN,
    quoteNumber: 'QTN-2627-000058',
    version: 2,
    enquiryNumber: 'ENQ-2627-000146',
    gstPercent: tax.gstPercent,
    supply: tax.supply,
    cityName: 'Mumbai',
    deliveryAddress: 'Nesco Hall 4, Western Express Highway, Goregaon East, Mumbai, Maharashtra 400063',
    ...changed,
  }
}

/** The terms of every content here. */
export const quotedTerms = {
  validUntil: '2026-11-30',
  paymentDays: 30,
  noticeDays: 7,
  deemedDays: 3,
  certifyDays: 5,
  cycle: 'ANNIVERSARY',
  cycleDay: 1,
  termsText,
} as const

/** A document of so many lines. */
export const aQuoteDocument = (lineCount: number, changed: Partial<QuoteDocument> = {}): QuoteDocument =>
  quoteDocumentOf(sampleOf(QuoteContent, { ...quotedTerms, lines: times(lineCount, aLine) }), names, changed)

const hash = 'c0ffee'.padEnd(64, '0123456789abcdef')

export const aCertificate: Certificate = {
  acceptedBy: 'Asha Deshpande, Deccan Buildworks Private Limited',
  acceptedAt: '25 Nov 2026, 17:05 IST',
  contactPoint: '90000 •••01',
  ip: '203.0.113.7',
  browser: 'Chrome on Android',
  poNumber: 'DBW/PO/2264',
  choices: [{ lineNo: 1, productName: 'Genie GS-3246' }],
  totalPaise: 82_954_000,
  hash,
  signature: 'q'.repeat(86),
  verifyUrl: `https://yantra.example/verify?quote=QTN-2627-000058&version=2&hash=${hash}`,
  verifyPage: 'https://yantra.example/verify',
  keyUrl: 'https://yantra.example/v1/public/document-key',
}

/** A quote as it is printed. */
export const aPrintedQuote = (quote: QuoteDocument, changed: Partial<QuotePdf> = {}): QuotePdf => ({
  lang: 'en',
  quote,
  status: 'SENT',
  sentOn: '2026-11-25',
  logo: null,
  liveUrl: 'https://yantra.example/my-rental/quote?quote=01980000-0000-7000-8000-000000000058',
  certificate: null,
  ...changed,
})
