// The expected price of a hire, for later rows: the first draft of its quote.
import { dateInIndia } from '#contract/dates.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { cardsFor } from '#server/modules/rate-card/hire-terms.ts'
import { holidaysIn, settingsNow, type VersionedSettings } from '#server/modules/settings/settings.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { billed } from './documents.ts'
import { yardFor } from './figures.ts'
import { type Asked, type AskedHire, type Card, firstContent } from './first-content.rules.ts'
import { taxFacts } from './parties.rules.ts'
import type { Facts } from './pricing.rules.ts'

export { plannedEnd } from './first-content.rules.ts'
export { dieselOf, priceOf } from './pricing.rules.ts'

export type PlannedLine = Asked & { readonly productName: string }
/** A hire in a city, whoever asks for it. */
export type PlannedHire<Line> = Omit<AskedHire, 'lines'> & {
  readonly city: string
  /** The state of the city, for holidays. */
  readonly state: string
  readonly companyId: string | null
  readonly lines: readonly Line[]
}

export type Plan<Line> = {
  readonly content: QuoteContent
  readonly facts: Facts
  readonly dieselPaisePerLitre: number
  /** Whether the billed party is known, and with it the place of supply. */
  readonly isPartyKnown: boolean
  /** The lines of the content, in their order. */
  readonly lines: readonly { readonly line: Line; readonly card: Card }[]
  /** Lines without a rate card in the city. */
  readonly unpriced: readonly Line[]
}

/** What every price in a city follows from: the settings, and the nearest yard, null if there is none. */
export type Grounds = {
  readonly settings: VersionedSettings
  readonly from: Awaited<ReturnType<typeof yardFor>>
  /** The rate cards of the hire's lines, if they are read already. */
  readonly cards?: readonly (Card | null)[]
}

/** The grounds of prices in a city. */
export async function groundsIn(tx: Queryable, city: string): Promise<Grounds> {
  const settings = await settingsNow(tx)
  return { settings, from: await yardFor(tx, city, settings) }
}

/** The first draft of a quote for a hire, and what its price follows from. Throws `settings-incomplete`. */
export async function planOf<Line extends PlannedLine>(
  transaction: Transaction,
  hire: PlannedHire<Line>,
  { settings, from, cards: known }: Grounds,
): Promise<Plan<Line>> {
  const { tx, now } = transaction
  const { city, startDate: on, state } = hire
  const today = dateInIndia(now)
  const customer = await billed(transaction, hire)
  const tax = taxFacts(settings, customer, today)
  const asked = hire.lines.map(({ productId }) => ({ productId, city, on }))
  const cards = known ?? (await cardsFor(tx, asked))
  const found = hire.lines.map((line, index) => ({ line, card: cards[index] ?? null }))
  const lines = found.flatMap(({ line, card }) => (card ? [{ line, card }] : []))
  const priced = { ...hire, lines: lines.map(({ line }) => line) }
  const holidays = holidaysIn(settings, state)
  return {
    content: firstContent(priced, { settings, holidays, cards: lines.map(({ card }) => card), from, today }),
    facts: {
      names: new Map(hire.lines.map(({ productId, productName }) => [productId, productName])),
      holidays,
      tax,
    },
    dieselPaisePerLitre: settings.hire.dieselPaisePerLitre,
    isPartyKnown: customer.party !== null,
    lines,
    unpriced: found.flatMap(({ line, card }) => (card ? [] : [line])),
  }
}
