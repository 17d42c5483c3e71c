import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuoteContent, QuoteLine, QuoteOffer } from '#contract/quotes.content.ts'
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { offerIds, quoteContents } from '#tests/hire/random-quotes.ts'
import { proofs } from '#tests/support/proofs.ts'
import { takenDocument } from './choices.rules.ts'
import { dieselOf, priceOf } from './pricing.rules.ts'

const QUOTES = proofs(100, 1000)
const SEED = 20_261_123
const names = new Map(offerIds.map((id) => [id, `Machine ${id.at(-1)}`]))
const holidays = ['2027-01-26', '2027-08-15']
const taxes = [
  { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'DOMESTIC' },
  { supplierState: '27', placeOfSupply: '30', gstPercent: '18', supply: 'DOMESTIC' },
  { supplierState: '27', placeOfSupply: '27', gstPercent: '18', supply: 'SEZ_LUT' },
] as const

/** The terms of an offer as somebody writes them into a request by hand: the operator is part of each price. */
function requestedTerms({ basis, withOperator, terms, ...offer }: QuoteOffer) {
  const [month, day] = withOperator ? [offer.operatorPerMonthPaise, offer.operatorPerDayPaise] : [0, 0]
  if (basis === 'MONTH') return { ...terms, basis, ratePaise: (offer.perMonthPaise ?? 0) + month }
  const prices = [
    [1, offer.perDayPaise, day],
    [7, offer.perWeekPaise, 7 * day],
    [30, offer.perMonthPaise, month],
  ] as const
  const tiers = prices.flatMap(([days, price, operator]) =>
    price === null ? [] : [{ days, pricePaise: price + operator }],
  )
  return { ...terms, basis, tiers }
}

function requestedLine({ from, to, quantity, extras, discountPaise, offers }: QuoteLine, productId: string) {
  const offer = offers.find((each) => each.productId === productId) ?? offers[0]
  if (!offer) throw new Error('A line has no offer.')
  const { yardId: _yard, ...mobilisation } = offer.trip ?? { yardId: null }
  return {
    terms: requestedTerms(offer),
    from,
    to,
    quantity,
    extras: discountPaise > 0 ? [...extras, { code: 'DISCOUNT', amountPaise: -discountPaise }] : extras,
    ...(offer.trip ? { mobilisation } : {}),
    ...(offer.diesel ? { diesel: offer.diesel } : {}),
  }
}

type Case = { content: QuoteContent; tax: (typeof taxes)[number]; choice: string }
const cases = fc.record({
  content: quoteContents,
  tax: fc.constantFrom(...taxes),
  choice: fc.constantFrom(...offerIds),
})

const requestOf = ({ content, tax, choice }: Case) =>
  JSON.stringify({
    lines: content.lines.map((line) => requestedLine(line, choice)),
    cycle: content.cycle,
    cycleDay: content.cycleDay,
    holidays,
    ...tax,
  })

const party = (state: string) => ({ name: 'Party', gstin: `${state}ABCDE1234F1Z5`, address: '', state: '' })

function priced({ content, tax, choice }: Case) {
  const { lines, discountReason: _reason, ...terms } = content
  const facts = { gstPercent: tax.gstPercent, supply: tax.supply }
  const head = { quoteNumber: '', version: 1, enquiryNumber: '', cityName: '', deliveryAddress: '' }
  const parties = { supplier: party(tax.supplierState), billTo: party(tax.placeOfSupply) }
  const document = { ...priceOf(content, { names, holidays, tax }), ...terms, ...facts, ...head, ...parties }
  const choices = lines.map((_, index) => ({ lineNo: index + 1, productId: choice }))
  return takenDocument(document, { choices, billTo: null })
}

const sums = ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  roundOffPaise,
  totalPaise,
  perMonthPaise,
}: ReturnType<typeof priced>) => ({
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
  roundOffPaise,
  totalPaise,
  perMonthPaise,
})

test(`${QUOTES} random quotes cost what an estimate of the same hire costs, to the paisa`, () => {
  const same = (given: Case) => {
    const { lines, ...expected } = estimate(EstimateRequest.parse(JSON.parse(requestOf(given))))
    const quote = priced(given)
    expect(sums(quote)).toEqual(expected)
    expect(quote.lines.map(({ plannedPaise }) => plannedPaise)).toEqual(lines.map(({ plannedPaise }) => plannedPaise))
    expect(quote.lines.map(({ plannedLines }) => plannedLines)).toEqual(lines.map(({ plannedLines }) => plannedLines))
    for (const { bills, plannedPaise } of quote.lines)
      expect(bills.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(plannedPaise)
  }
  fc.assert(fc.property(cases, same), { numRuns: QUOTES, seed: SEED })
}, 120_000)

test('the command `npm run estimate` prints the same figures', () => {
  const [given] = fc.sample(cases, { numRuns: 1, seed: SEED })
  if (!given) throw new Error('There is no sample.')
  const { stdout } = spawnSync(process.execPath, ['scripts/estimate.ts'], { input: requestOf(given) })
  const { lines: _lines, ...printed } = JSON.parse(stdout.toString())
  expect(sums(priced(given))).toEqual(printed)
}, 30_000)

test('diesel on its own costs what it adds to the line of the quote', () => {
  const diesel = { litresPerHour: '7.35', paisePerLitre: 9247 }
  const plannedWith = (content: QuoteContent, norm: typeof diesel | null, facts: Parameters<typeof priceOf>[1]) => {
    const lines = content.lines.map((line) => ({
      ...line,
      offers: line.offers.map((offer) => ({ ...offer, diesel: norm })),
    }))
    return priceOf({ ...content, lines }, facts).lines.map(({ plannedPaise }) => plannedPaise)
  }
  fc.assert(
    fc.property(cases, ({ content, tax }) => {
      const facts = { names, holidays, tax }
      const [bare, fuelled] = [plannedWith(content, null, facts), plannedWith(content, diesel, facts)]
      expect(dieselOf(content, facts, () => [diesel])).toEqual(fuelled.map((paise, at) => [paise - (bare[at] ?? 0)]))
    }),
    { numRuns: QUOTES, seed: SEED },
  )
})
