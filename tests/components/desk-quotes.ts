import { type QuoteContent, QuoteContent as Rules } from '#contract/quotes.content.ts'
import type { DeskQuote, DeskQuoteItem } from '#contract/quotes.desk.ts'
import { followUpGroups } from '#contract/quotes.desk.ts'
import type { DeskFigures } from '#contract/quotes.figures.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { ago, anItem, inFull } from './inbox.ts'
import { type Replies, refused, Versioned } from './replies.ts'
import { idOf, pageOf } from './samples.ts'

const yardId = idOf(401)
const [LIFT, BOOM] = [idOf(300), idOf(301)]
const names = new Map([
  [LIFT, 'Genie GS-3246'],
  [BOOM, 'JLG 450AJ'],
  [idOf(302), 'Sinoboom 3246E'],
])
const nameOf = (productId: string) => names.get(productId) ?? 'Machine'

const offer = (productId: string, perMonthPaise: number) => ({
  productId,
  basis: 'MONTH',
  perMonthPaise,
  perWeekPaise: null,
  perDayPaise: 240_000,
  withOperator: false,
  operatorPerMonthPaise: 2_800_000,
  operatorPerDayPaise: 120_000,
  terms: AgreedTerms.parse({}),
  trip: { basePaise: 500_000, includedKm: 0, perKmPaise: 10_000, leastPaise: 0, yardId, distanceKm: 40 },
  diesel: null,
  boarding: 'CUSTOMER',
})

/** Two lifts for three months, and a boom at the card's price. */
export const aContent = (more: Partial<QuoteContent> = {}): QuoteContent =>
  Rules.parse({
    validUntil: '2026-11-30',
    advancePaise: 0,
    depositPaise: 0,
    paymentDays: 30,
    noticeDays: 7,
    deemedDays: 3,
    certifyDays: 7,
    cycle: 'ANNIVERSARY',
    cycleDay: 1,
    discountReason: null,
    termsText: '1. **Hire.** The hire starts on the day the machine reaches the site.',
    lines: [LIFT, BOOM].map((productId, index) => ({
      enquiryLineNo: index + 1,
      quantity: 2 - index,
      from: '2026-12-01',
      to: '2027-02-28',
      discountPaise: 0,
      extras: [],
      offers: [offer(productId, productId === LIFT ? 4_200_000 : 10_500_000)],
    })),
    ...more,
  })

const MONTHS = [
  { from: '2026-12-01', to: '2026-12-31' },
  { from: '2027-01-01', to: '2027-01-31' },
  { from: '2027-02-01', to: '2027-02-28' },
]
const bill = (code: string, amountPaise: number) => ({
  code,
  description: code,
  amountPaise,
  days: [],
  why: '3 bills, the first: December 2026, full month',
  whyKey: 'plannedBills',
  whyParams: { bills: 3, first: 'December 2026, full month' },
})

/** The document of a content, three months at the monthly rate. */
export function aDocument(content: QuoteContent): QuoteDocument {
  const lines = content.lines.map(({ offers, quantity, from, to }, index) => {
    const [first, ...others] = offers.map(
      ({ productId, perMonthPaise, withOperator, terms, trip, diesel, boarding }) => {
        const month = (perMonthPaise ?? 0) * quantity
        const { yardId: _yard, ...way } = trip ?? { yardId: null }
        return {
          productId,
          productName: nameOf(productId),
          withOperator,
          trip: trip && (way as Omit<typeof trip, 'yardId'>),
          diesel,
          boarding,
          terms: { ...terms, basis: 'MONTH' as const, ratePaise: perMonthPaise ?? 0 },
          bills: MONTHS.map((dates) => ({ ...dates, amountPaise: month })),
          plannedLines: [bill('HIRE', 3 * month), bill('MOB', 900_000 * quantity)],
          plannedPaise: 3 * month + 900_000 * quantity,
          perMonthPaise: month,
        }
      },
    )
    if (!first) throw new Error('A line has a machine.')
    return { ...first, lineNo: index + 1, quantity, from, to, alternatives: others }
  })
  const taxablePaise = lines.reduce((sum, { plannedPaise }) => sum + plannedPaise, 0)
  const { lines: _lines, discountReason: _reason, ...terms } = content
  const party = { name: 'Deccan Buildworks', gstin: null, address: 'Pune', state: 'Maharashtra' }
  return {
    ...terms,
    lines,
    oneOff: [
      bill(
        'MOB',
        lines.reduce((sum, { quantity }) => sum + 900_000 * quantity, 0),
      ),
    ],
    discountPaise: 0,
    perMonthPaise: lines.reduce((sum, line) => sum + line.perMonthPaise, 0),
    amountInWords: 'Rupees',
    taxablePaise,
    cgstPaise: taxablePaise * 0.09,
    sgstPaise: taxablePaise * 0.09,
    igstPaise: 0,
    roundOffPaise: 0,
    totalPaise: taxablePaise * 1.18,
    gstPercent: '18',
    supply: 'DOMESTIC',
    quoteNumber: 'QTN-2627-000058',
    version: 1,
    enquiryNumber: 'ENQ-2627-000146',
    supplier: { ...party, name: 'Yantra' },
    billTo: party,
    cityName: 'Mumbai',
    deliveryAddress: 'Nesco Hall 4, Goregaon East, Mumbai 400063',
  }
}

/** The desk's figures; the discount is against the rates of the first content. */
export function someFigures(content: QuoteContent, limitPercent: string | null = '10'): DeskFigures {
  const card = aContent()
  const sum = ({ lines }: QuoteContent) =>
    lines.reduce((all, { quantity, offers }) => all + 3 * quantity * (offers[0]?.perMonthPaise ?? 0), 0)
  const discountPaise = Math.max(0, sum(card) - sum(content))
  const percent = (100 * discountPaise) / sum(card)
  return {
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
  }
}

/** A draft at the rate card's prices, or another version. */
export function aDeskQuote(more: Partial<DeskQuote> = {}): DeskQuote {
  const content = more.content ?? aContent()
  return {
    quoteId: idOf(901),
    quoteNumber: 'QTN-2627-000058',
    version: 1,
    status: 'DRAFT',
    enquiryId: idOf(806),
    enquiryNumber: 'ENQ-2627-000146',
    customer: 'Deccan Buildworks',
    siteName: 'Nesco Hall 4',
    billTo: null,
    content,
    priced: aDocument(content),
    figures: someFigures(content),
    askedOwner: null,
    requests: [],
    holds: [],
    seen: [],
    remindedAt: null,
    acceptance: null,
    lost: null,
    expiresAt: '2026-11-30T18:30:00.000Z',
    changedAt: ago(5),
    changedBy: 'Meera Joshi',
    sentAt: null,
    versions: [{ quoteId: idOf(901), version: 1, status: 'DRAFT', totalPaise: null }],
    events: [{ event: 'draft', status: 'DRAFT', at: ago(9), actor: 'Meera Joshi', reason: null }],
    ...more,
  }
}

export const anItemOf = (quote: DeskQuote, more: Partial<DeskQuoteItem> = {}): DeskQuoteItem => ({
  ...quote,
  validUntil: quote.content.validUntil,
  totalPaise: quote.priced.totalPaise,
  group: 'DRAFT',
  seenAt: null,
  request: null,
  reason: null,
  ...more,
})

export const noCounts = () =>
  Object.fromEntries(followUpGroups.map((group) => [group, 0])) as Record<(typeof followUpGroups)[number], number>

/** One quote as the server keeps it during a test. */
export function aQuoteServer(first = aDeskQuote(), limitPercent: string | null = '10') {
  let now = first
  let revision = 1
  const tag = () => `W/"${revision}"`
  const change = (more: Partial<DeskQuote>) => {
    now = { ...now, ...more }
    now = {
      ...now,
      versions: now.versions.map((one) => (one.quoteId === now.quoteId ? { ...one, status: now.status } : one)),
    }
    if (more.content)
      now = { ...now, priced: aDocument(more.content), figures: someFigures(more.content, limitPercent) }
    revision += 1
    return new Versioned({ quote: now }, tag())
  }
  const reply = () => new Versioned({ quote: now }, tag())
  const ifFresh = (headers: { 'if-match'?: string | undefined }, act: () => Versioned<{ quote: DeskQuote }>) =>
    headers['if-match'] === tag() ? act() : refused('precondition-failed')
  const replies: Replies = {
    getDeskQuote: reply,
    getInboxEnquiry: { enquiry: inFull(anItem(6, 'Deccan Buildworks', 38)) },
    draftQuote: reply,
    listYards: { yards: pageOf([]) },
    listQuotes: () => ({ quotes: pageOf([anItemOf(now)]), counts: noCounts() }),
    previewQuote: ({ body: { content } }) => ({
      document: aDocument(content),
      figures: someFigures(content, limitPercent),
    }),
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
