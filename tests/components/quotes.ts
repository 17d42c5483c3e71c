import { QuoteContent } from '#contract/quotes.content.ts'
import { Quote } from '#contract/quotes.ts'
import { quoteDocumentOf, quotedTerms } from '#tests/support/quote-documents.ts'
import { MACHINES, startIn } from './enquiries.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf } from './samples.ts'

const names = new Map(MACHINES.map((name, n) => [idOf(300 + n), name]))
const from = '2026-12-03'
const lifts = { productId: idOf(300), perMonthPaise: 2_800_000 }
/** Machines that may be chosen instead of the lifts. */
const others = { productId: idOf(302), perMonthPaise: 2_550_000 }
const boom = { productId: idOf(301), perMonthPaise: 19_800_000, withOperator: true, trip: { basePaise: 900_000 } }

/** Two lifts for three months with a discount, and a boom lift. */
const documentOf = (...offers: (typeof lifts)[]) =>
  quoteDocumentOf(
    sampleOf(QuoteContent, {
      ...quotedTerms,
      validUntil: startIn(5),
      lines: [
        { from, to: '2027-03-02', quantity: 2, discountPaise: 250_000, offers },
        { from, to: '2027-01-26', quantity: 1, offers: [boom] },
      ],
    }),
    names,
    {
      quoteNumber: 'QTN-2627-000045',
      enquiryNumber: 'ENQ-2627-000012',
      cityName: 'Pune',
      deliveryAddress: 'Kharadi Tower B, Survey 62, Pune, Maharashtra 411014',
    },
  )

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
    { lineNo: 2, field: 'to', was: '2027-01-20', is: '2027-01-26' },
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
