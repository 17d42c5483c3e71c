import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { type Period, periods } from '#contract/hire-limits.ts'
import type { RateCard } from '#contract/rate-card.ts'
import { plusDays, plusMonths } from '#server/hire/calendar.ts'
import { estimate } from '#server/hire/estimate.ts'
import { EstimateRequest } from '#server/hire/planned.ts'
import { nearestYard } from '#server/modules/locations/yards.ts'
import { proofs } from '#tests/support/proofs.ts'
import { draftFor } from '#tests/support/quotes.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const owner = await server.signInStaff('OWNER')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '100' } })
const { locations } = await server.call('listLocations')
const today = dateInIndia(server.clock.now())
const stale = () => server.clock.advance({ seconds: 2 })
const ask = async (query: Parameters<typeof server.call<'getEstimate'>>[1]['query']) =>
  (await server.call('getEstimate', { query })).estimate
const machine = (n: number) => {
  const found = products.content[n]
  if (!found) throw new Error('The catalogue has too few machines.')
  return found
}

const complete = [0, 1, 2, 3]
for (const n of complete)
  await addCard(owner, {
    ...aCard(machine(n).productId, today),
    perWeekPaise: n % 2 === 0 ? 2_345_600 : null,
    operatorPerDayPaise: 120_000,
  })
stale()

type Hire = {
  n: number
  city: string
  quantity: number
  period: Period
  duration: number
  start: number
  operator: boolean
}

const endOf = (from: string, { period, duration }: Hire) =>
  period === 'MONTH'
    ? plusDays(plusMonths(from, duration), -1)
    : plusDays(from, duration * (period === 'WEEK' ? 7 : 1) - 1)

/** The command's input for a hire at these rates on each basis, written by hand without the server's own plan. */
async function requestsFor(hire: Hire, card: RateCard, usuallyOperated: boolean) {
  const from = addDays(today, hire.start)
  const withOperator = hire.operator || usuallyOperated
  const [month, day] = withOperator ? [card.operatorPerMonthPaise ?? 0, card.operatorPerDayPaise ?? 0] : [0, 0]
  const tiers = [
    { days: 1, pricePaise: card.perDayPaise, operator: day },
    { days: 7, pricePaise: card.perWeekPaise, operator: 7 * day },
    { days: 30, pricePaise: card.perMonthPaise, operator: month },
  ].flatMap(({ days, pricePaise, operator }) =>
    pricePaise === null ? [] : [{ days, pricePaise: pricePaise + operator }],
  )
  const to = endOf(from, hire)
  const isMonthLong = hire.period === 'MONTH' || to >= plusDays(plusMonths(from, 1), -1)
  const byMonth = { basis: 'MONTH', ratePaise: (card.perMonthPaise ?? 0) + month }
  const nearest = await nearestYard(server.db, { city: hire.city })
  const { settings } = await owner.call('getSettings')
  const state = locations.find(({ slug }) => slug === hire.city)?.state ?? ''
  const mobilisation =
    card.mobilisation && nearest ? { mobilisation: { ...card.mobilisation, distanceKm: nearest.roadKm } } : {}
  const shared = {
    holidays: settings.holidays
      .filter(({ states }) => states.length === 0 || states.some((one) => one === state))
      .map(({ date }) => date),
    supplierState: '27',
    placeOfSupply: '27',
    gstPercent: settings.hire.gstPercent,
  }
  return [...(isMonthLong ? [byMonth] : []), { basis: 'DAY', tiers }].map((basis) =>
    EstimateRequest.parse({
      lines: [{ terms: { ...card.terms, ...basis }, from, to, quantity: hire.quantity, ...mobilisation }],
      ...shared,
    }),
  )
}

const hires = fc.record({
  n: fc.oneof(fc.constantFrom(...complete), fc.nat({ max: 99 })),
  city: fc.constantFrom(...locations.map(({ slug }) => slug)),
  quantity: fc.integer({ min: 1, max: 12 }),
  period: fc.constantFrom(...periods),
  duration: fc.integer({ min: 1, max: 18 }),
  start: fc.nat({ max: 365 }),
  operator: fc.boolean(),
})

test('an estimate equals the command’s to the paisa, for any machine, city and dates', async () => {
  for (const hire of fc.sample(hires, { numRuns: proofs(20, 600), seed: 77 })) {
    const { slug, rentedWithOperator } = machine(hire.n)
    const { rateCards } = await owner.call('getRateCards', { params: { slug } })
    const card = rateCards.find(({ state, appliesTo }) => state === 'CURRENT' && appliesTo === 'PRODUCT')
    if (!card) throw new Error(`${slug} has no card.`)
    const requests = await requestsFor(hire, card, rentedWithOperator === 'usually')
    // The cheaper basis; of equal ones the month, which comes first.
    const [expected] = requests.map(estimate).toSorted((one, other) => one.taxablePaise - other.taxablePaise)
    if (!expected) throw new Error('A hire has a price by the day.')
    const { city: location, quantity, period, duration, start, operator } = hire
    const query = { product: slug, location, period, from: addDays(today, start) }
    const found = await ask({ ...query, quantity: `${quantity}`, duration: `${duration}`, operator: `${operator}` })
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise, roundOffPaise, totalPaise, perMonthPaise } = expected
    expect(found).toMatchObject({
      taxablePaise,
      cgstPaise,
      sgstPaise,
      igstPaise,
      roundOffPaise,
      totalPaise,
      perMonthPaise,
    })
    expect(found.lines[0]?.plannedLines.map(({ code, amountPaise }) => [code, amountPaise])).toEqual(
      expected.lines[0]?.plannedLines.map(({ code, amountPaise }) => [code, amountPaise]),
    )
  }
})

test('31 days cost the same however they are asked for, and a hire of a month takes the cheaper basis', async () => {
  const from = '2027-03-01'
  const hire = (n: number, more: object) => ask({ product: machine(n).slug, location: 'pune', from, ...more })
  for (const n of complete) {
    const ways = [{ period: 'MONTH' }, { period: 'DAY', duration: '31' }, { to: '2027-03-31' }]
    const asked = await Promise.all(ways.map((way) => hire(n, way)))
    expect(new Set(asked.map(({ lines, totalPaise }) => JSON.stringify([totalPaise, lines[0]?.terms]))).size).toBe(1)
  }
})

test('a first and a last day are whole months, or days by their best packages', async () => {
  const query = { product: machine(0).slug, location: 'pune', from: today }
  const monthEnd = plusDays(plusMonths(today, 2), -1)
  expect((await ask({ ...query, to: monthEnd })).lines).toMatchObject([{ period: 'MONTH', duration: 2, to: monthEnd }])
  const days = (await ask({ ...query, to: addDays(today, 9) })).lines[0]
  expect(days).toMatchObject({ period: 'DAY', duration: 10, terms: { basis: 'DAY' } })
  const operatorPaise = machine(0).rentedWithOperator === 'usually' ? 10 * 120_000 : 0
  expect(days?.plannedLines[0]?.amountPaise).toBe(2_345_600 + 3 * 400_000 + operatorPaise)
  expect((await ask({ ...query, period: 'MONTH', to: addDays(today, 9) })).lines).toMatchObject([
    { period: 'MONTH', duration: null, terms: { basis: 'MONTH' } },
  ])
})

test('each line has its sentence, and transport both ways says its kilometres', async () => {
  const found = await ask({ product: machine(0).slug, location: 'pune', quantity: '2', operator: 'true' })
  const [line] = found.lines
  expect(line?.plannedLines.map(({ code }) => code)).toEqual(['HIRE', 'MOB', 'DEMOB'])
  expect(line?.plannedLines.every(({ why }) => why.length > 0)).toBe(true)
  expect(line?.plannedLines[1]?.why).toBe(
    `2 machines, each: ${line?.trip?.distanceKm} km by road from our nearest yard: ₹8,000 with 40 km, then ₹90 a km, at least ₹10,000`,
  )
  expect(line?.operator).toEqual({ price: 'PRICED', amountPaise: 2 * 2_200_000 })
  expect(found.mayChange).toEqual(expect.arrayContaining(['RATE', 'SITE', 'OVERTIME', 'GST']))
})

test('fuel is an estimate of its own by the catalogue’s norm, in no total', async () => {
  const diesel = await owner.call('getSettings')
  // A week has working days, whatever day today is.
  const found = await ask({ product: 'jcb-3dx-ecoxpert', location: 'pune', from: today, period: 'WEEK', duration: '1' })
  const [line] = found.lines
  expect(line?.fuel?.paisePerLitre).toBe(diesel.settings.hire.dieselPaisePerLitre)
  expect(line?.fuel?.leastPaise).toBeLessThan(line?.fuel?.mostPaise ?? 0)
  expect(line?.plannedLines.map(({ code }) => code)).not.toContain('FUEL')
  expect((await ask({ product: 'genie-gs-1930', location: 'pune' })).lines[0]?.fuel).toBeNull()
})

test('gaps in a card are named, never filled in', async () => {
  const { product } = await server.call('getProduct', { params: { slug: 'genie-gs-1930' } })
  const open = { operatorPerMonthPaise: null, operatorPerDayPaise: null, mobilisation: null }
  await addCard(owner, { ...aCard(product.productId, today), ...open })
  stale()
  const found = await ask({ product: product.slug, location: 'pune', operator: 'true' })
  expect(found.lines).toMatchObject([{ trip: null, operator: { price: 'QUOTED', amountPaise: 0 } }])
  expect(found.oneOff).toEqual([])
  expect(found.mayChange).toEqual(expect.arrayContaining(['TRANSPORT', 'OPERATOR']))
})

test.each([
  ['an unknown machine', { product: 'no-such-machine' }, 404],
  ['an unknown city', { location: 'atlantis' }, 404],
  ['a past day', { from: addDays(today, -1) }, 422],
  ['a day too far ahead', { from: addDays(today, 366) }, 422],
  ['a last day before the first', { to: addDays(today, -1) }, 422],
  ['more days than a cart takes', { to: addDays(today, 200) }, 422],
  ['six years', { duration: '72' }, 422],
  ['no machine at all', { quantity: '0' }, 422],
  ['a thousand machines', { quantity: '1000' }, 422],
  ['an unknown field', { rebate: '10' }, 422],
])('%s is refused', async (_what, wrong, status) => {
  const right = { product: machine(0).slug, location: 'pune' }
  await expect(ask({ ...right, ...wrong })).rejects.toMatchObject({ status })
})

test('a new card, a yard and midnight in India renew the answers', async () => {
  const query = { product: machine(1).slug, location: 'mysore' }
  const before = await ask(query)
  const far = { ...aCard(machine(1).productId, today), city: 'mysore', perMonthPaise: 9_990_000 }
  await addCard(owner, far)
  stale()
  expect((await ask(query)).perMonthPaise).toBe(9_990_000)
  const { yards } = await owner.call('listYards', { query: { filter: 'Peenya' } })
  const id = yards.content[0]?.yardId ?? ''
  await owner.call('updateYard', { params: { id }, headers: { 'if-match': '*' }, body: { isActive: false } })
  stale()
  expect((await ask(query)).lines[0]?.trip?.distanceKm).not.toBe(before.lines[0]?.trip?.distanceKm)
  await owner.call('updateYard', { params: { id }, headers: { 'if-match': '*' }, body: { isActive: true } })
})

test('a cart and its enquiry cost what the first draft of their quote costs', async () => {
  const customer = await server.signIn()
  for (const n of [0, 5]) await customer.call('addCartItem', { body: { productId: machine(n).productId } })
  const body = { ...enquiryBody(server.clock.now()), operatorRequired: true }
  const cart = await customer.call('getCartEstimate', {
    query: { location: body.city, from: body.startDate, operator: 'true' },
  })
  const { enquiryId } = await customer.call('submitEnquiry', { body, headers: {} })
  const planned = await customer.call('getEnquiryEstimate', { params: { id: enquiryId } })
  expect(planned).toEqual(cart)
  const { priced } = await draftFor(server, enquiryId)
  const { taxablePaise, totalPaise, perMonthPaise, cgstPaise } = priced
  expect(planned.estimate).toMatchObject({ taxablePaise, totalPaise, perMonthPaise, cgstPaise })
  expect(planned.estimate.lines.map(({ plannedPaise }) => plannedPaise)).toEqual(
    priced.lines.map(({ plannedPaise }) => plannedPaise),
  )
  const stranger = await server.signIn()
  await expect(stranger.call('getEnquiryEstimate', { params: { id: enquiryId } })).rejects.toMatchObject({
    status: 404,
  })
})

test('an empty cart costs nothing, and midnight moves the first day', async () => {
  const customer = await server.signIn()
  const { estimate: none } = await customer.call('getCartEstimate', { query: { location: 'pune' } })
  expect(none).toMatchObject({ totalPaise: 0, lines: [], unpriced: [] })
  const query = { product: machine(0).slug, location: 'pune' }
  expect((await ask(query)).lines[0]?.from).toBe(today)
  server.clock.advance({ seconds: 24 * 3600 })
  await server.call('getEstimate', { query })
  server.clock.advance({ seconds: 2 })
  expect((await ask(query)).lines[0]?.from).toBe(addDays(today, 1))
})
