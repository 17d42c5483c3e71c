import { QuoteContent } from '#contract/quotes.content.ts'
import { DeskQuote, type DeskQuoteItem, deskQuotesApi, followUpGroups } from '#contract/quotes.desk.ts'
import { DeskFigures } from '#contract/quotes.figures.ts'
import { quoteDocumentOf, quotedTerms } from '#tests/support/quote-documents.ts'
import { ago, anItem, inFull } from './inbox.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { makerOf, sampleOf } from './sample-of.ts'
import { idOf, pageOf } from './samples.ts'

const [LIFT, BOOM] = [idOf(300), idOf(301)]
const names = new Map([
  [LIFT, 'Genie GS-3246'],
  [BOOM, 'JLG 450AJ'],
  [idOf(302), 'Sinoboom 3246E'],
])

const offer = (productId: string, perMonthPaise: number) => ({
  productId,
  perMonthPaise,
  perDayPaise: 240_000,
  operatorPerMonthPaise: 2_800_000,
  operatorPerDayPaise: 120_000,
  trip: { basePaise: 500_000, perKmPaise: 10_000, yardId: idOf(401), distanceKm: 40 },
})
const dates = { from: '2026-12-01', to: '2027-02-28' }

/** Two lifts for three months, and a boom at the card's price. */
export const aContent = makerOf(QuoteContent, {
  ...quotedTerms,
  lines: [
    { ...dates, enquiryLineNo: 1, quantity: 2, offers: [offer(LIFT, 4_200_000)] },
    { ...dates, enquiryLineNo: 2, quantity: 1, offers: [offer(BOOM, 10_500_000)] },
  ],
})

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const aDocument = (content: QuoteContent) => quoteDocumentOf(content, names, { version: 1 })

/** The desk's figures; the discount is against the rates of the first content. */
function someFigures(content: QuoteContent, limitPercent: string | null = '10') {
  const card = aContent()
  const sum = ({ lines }: QuoteContent) =>
    sumOf(lines.map(({ quantity, offers }) => 3 * quantity * (offers[0]?.perMonthPaise ?? 0)))
  const discountPaise = Math.max(0, sum(card) - sum(content))
  const percent = (100 * discountPaise) / sum(card)
  return sampleOf(DeskFigures, {
    margin: { plannedPaise: 60_000_000, costPaise: 40_000_000, marginPaise: 20_000_000 },
    discount: {
      cardPaise: sum(card),
      quotedPaise: sum(content),
      discountPaise,
      percent: percent.toFixed(2),
      limitPercent,
      isWithin: limitPercent === null || percent <= Number(limitPercent),
    },
    atCard: content.lines.map((_, index) => card.lines[index]?.offers ?? [null]),
    nearestYard: { yardId: idOf(970), distanceKm: 38 },
  })
}

/** A draft at the rate card's prices, or another version. */
export function aDeskQuote({ content = aContent(), ...more }: Partial<DeskQuote> = {}) {
  return sampleOf(DeskQuote, {
    quoteId: idOf(901),
    quoteNumber: 'QTN-2627-000058',
    version: 1,
    enquiryId: idOf(806),
    enquiryNumber: 'ENQ-2627-000146',
    customer: 'Deccan Buildworks',
    siteName: 'Nesco Hall 4',
    content,
    priced: aDocument(content),
    figures: someFigures(content),
    expiresAt: '2026-11-30T18:30:00.000Z',
    changedAt: ago(5),
    changedBy: 'Meera Joshi',
    versions: [{ quoteId: idOf(901), version: 1 }],
    events: [{ event: 'draft', at: ago(9), actor: 'Meera Joshi' }],
    ...more,
  })
}

const items = deskQuotesApi.listQuotes.response.shape.quotes.shape.content.element
export const anItemOf = (quote: DeskQuote, more: Partial<DeskQuoteItem> = {}) =>
  sampleOf(items, {
    ...quote,
    validUntil: quote.content.validUntil,
    totalPaise: quote.priced.totalPaise,
    group: 'DRAFT',
    ...more,
  })

export const noCounts = () =>
  Object.fromEntries(followUpGroups.map((group) => [group, 0])) as Record<(typeof followUpGroups)[number], number>

/** One quote as the server keeps it during a test. */
export function aQuoteServer(first = aDeskQuote(), limitPercent: string | null = '10') {
  let now = first
  let revision = 1
  const tag = () => `W/"${revision}"`
  const reply = () => new Versioned({ quote: now }, tag())
  const computed = (content: QuoteContent) => ({
    priced: aDocument(content),
    figures: someFigures(content, limitPercent),
  })
  const change = (more: Partial<DeskQuote>) => {
    const { quoteId, versions, status } = { ...now, ...more }
    const known = versions.map((one) => (one.quoteId === quoteId ? { ...one, status } : one))
    now = { ...now, ...more, versions: known, ...(more.content ? computed(more.content) : {}) }
    revision += 1
    return reply()
  }
  const ifFresh = (headers: { 'if-match'?: string | undefined }, act: () => Versioned<{ quote: DeskQuote }>) =>
    headers['if-match'] === tag() ? act() : refused('precondition-failed')
  const replies: Replies = {
    getDeskQuote: reply,
    getInboxEnquiry: { enquiry: inFull(anItem(6, 'Deccan Buildworks', 38)) },
    draftQuote: reply,
    listYards: { yards: pageOf([]) },
    listQuotes: () => ({ quotes: pageOf([anItemOf(now)]), counts: noCounts() }),
    previewQuote: ({ body: { content } }) => {
      const { priced: document, figures } = computed(content)
      return { document, figures }
    },
    saveQuote: ({ headers, body }) => ifFresh(headers, () => change({ content: body })),
    countFreeMachines: { free: 3, held: 0, all: 5 },
    sendQuote: ({ headers, body: { hold } }) => {
      const holds = hold ? [{ machineId: idOf(950), fleetNumber: 'BL-014', until: now.expiresAt }] : []
      return ifFresh(headers, () => change({ status: 'SENT', sentAt: ago(0), holds }))
    },
    askOwner: ({ headers, body: { message } }) =>
      ifFresh(headers, () => change({ askedOwner: { by: 'Meera Joshi', at: ago(0), message } })),
    copyQuote: ({ headers }) => ifFresh(headers, () => change({ content: aContent({ paymentDays: 45 }) })),
    discardQuote: undefined,
  }
  return { replies, change, now: () => now }
}
