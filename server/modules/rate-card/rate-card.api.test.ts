import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { AgreedTerms } from '#contract/rate-terms.ts'
import { aCard, addCard, aLaterDay } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const today = () => dateInIndia(server.clock.now())
const productOf = async (slug: string) => {
  // Public answers are at most a second old.
  server.clock.advance({ seconds: 2 })
  return (await server.call('getProduct', { params: { slug } })).product
}
const cardsOf = async (slug: string, by = sales) => (await by.call('getRateCards', { params: { slug } })).rateCards

test('every machine has a card made from its published rate; an unknown package is not offered', async () => {
  const { rateCards } = await sales.call('listRateCards', { query: { size: '100' } })
  const { products } = await server.call('listProducts', { query: { size: '100', sort: 'name' } })
  expect(rateCards.totalElements).toBe(products.totalElements)
  for (const { slug, card } of rateCards.content) {
    const { perMonthPaise, perDayPaise } = (await productOf(slug)).rate
    expect(card).toMatchObject({ perMonthPaise, perWeekPaise: null, perDayPaise })
    // Kavita has completed the cards of the demo's machines.
    expect(card?.mobilisation === null).toBe(card?.madeBy === null)
  }
  const completed = rateCards.content.filter(({ card }) => card?.madeBy === 'Kavita Nair')
  expect(completed.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['genie-gs-1930', 'jcb-3dx-ecoxpert']))
})

test('the list is found by name, sub-category, city and day', async () => {
  const list = async (query: object) => (await sales.call('listRateCards', { query })).rateCards
  expect((await list({ filter: 'GS-1930' })).content.map(({ slug }) => slug)).toContain('genie-gs-1930')
  expect((await list({ filter: '%' })).totalElements).toBe(0)
  const scissors = await list({ subCategory: 'electric-scissor-lift', size: '100' })
  expect(new Set(scissors.content.map(({ subCategory }) => subCategory.slug))).toEqual(
    new Set(['electric-scissor-lift']),
  )
  expect((await list({ on: '2021-01-01' })).content[0]?.card).toBeNull()
})

test('a new card of today is public at once, one of a later day on its day', async () => {
  const { productId, slug } = await productOf('genie-gs-1930')
  await addCard(sales, aCard(productId, today()))
  expect((await productOf(slug)).rate).toMatchObject({
    perMonthPaise: 7_000_000,
    perWeekPaise: null,
    perDayPaise: 400_000,
  })
  const from = addDays(today(), 3)
  const terms = AgreedTerms.parse({ hoursPerDay: 8 })
  const later = {
    ...aCard(productId, from),
    perMonthPaise: 7_500_000,
    perWeekPaise: 2_000_000,
    perDayPaise: null,
    terms,
  }
  await addCard(sales, later)
  await server.runTasks()
  expect((await productOf(slug)).rate.perMonthPaise).toBe(7_000_000)
  const { rateCards } = await sales.call('listRateCards', { query: { filter: 'GS-1930' } })
  expect(rateCards.content.find((row) => row.slug === slug)).toMatchObject({ changesOn: from })
  server.clock.advance({ days: 3 })
  await server.runTasks()
  expect((await productOf(slug)).rate).toMatchObject({
    perMonthPaise: 7_500_000,
    perWeekPaise: 2_000_000,
    perDayPaise: null,
    basis: '26 days x 8 h shift per month',
  })
})

test('a card of a city is a difference: it counts there alone and stays off the public page', async () => {
  const { productId, slug, rate } = await productOf('genie-gs-1930')
  const reader = await server.signInStaff('OPERATIONS')
  await addCard(await server.signInStaff('SALES'), {
    ...aCard(productId, today()),
    city: 'pune',
    perMonthPaise: 1,
  })
  expect((await productOf(slug)).rate).toEqual(rate)
  const rowIn = async (query: object) =>
    (await reader.call('listRateCards', { query: { filter: 'GS-1930', ...query } })).rateCards.content.find(
      (row) => row.slug === slug,
    )
  expect(await rowIn({ city: 'pune' })).toMatchObject({
    card: { perMonthPaise: 1, city: { name: 'Pune' } },
    cities: ['Pune'],
  })
  expect(await rowIn({ city: 'mumbai' })).toMatchObject({ card: { perMonthPaise: rate.perMonthPaise, city: null } })
})

test('a card of a sub-category counts for its machines, after their own', async () => {
  const person = await server.signInStaff('SALES')
  const { subCategory } = await productOf('genie-gs-1930')
  const { productId: _none, ...card } = aCard('', aLaterDay(server.clock.now()))
  const body = { ...card, subCategory: subCategory.slug }
  const { rateCard } = await person.call('addRateCard', { body })
  expect(rateCard).toMatchObject({ appliesTo: 'SUB_CATEGORY', state: 'FUTURE' })
  expect((await cardsOf('genie-gs-1930', person)).map(({ rateCardId }) => rateCardId)).toContain(rateCard.rateCardId)
  const query = { filter: 'GS-1930', on: card.from }
  const { rateCards } = await person.call('listRateCards', { query })
  expect(rateCards.content[0]?.card?.appliesTo).toBe('PRODUCT')
})

test.each([
  ['OWNER', true],
  ['SALES', true],
  ['OPERATIONS', false],
  ['ACCOUNTS', false],
] as const)('%s sees the costs of machines: %s', async (role, sees) => {
  const { productId, slug } = await productOf('genie-gs-1930')
  await addCard(await server.signInStaff('SALES'), aCard(productId, aLaterDay(server.clock.now())))
  const reply = await cardsOf(slug, await server.signInStaff(role))
  expect(reply.some((card) => 'costs' in card)).toBe(sees)
  expect(JSON.stringify(reply).includes('4000000')).toBe(sees)
  const list = await (await server.signInStaff(role)).call('listRateCards', { query: { size: '100' } })
  expect(JSON.stringify(list)).not.toContain('machinePerMonthPaise')
})

test('a card is never changed: a second one from the same day is refused, as is one of the past', async () => {
  const person = await server.signInStaff('SALES')
  const { productId } = await productOf('genie-gs-1930')
  const card = aCard(productId, aLaterDay(server.clock.now()))
  await addCard(person, card)
  await expect(addCard(person, card)).rejects.toMatchObject({ type: '/problems/rate-card-exists' })
  for (const days of [-1, 731])
    await expect(addCard(person, { ...card, from: addDays(today(), days) })).rejects.toMatchObject({
      violations: [{ field: 'from', code: 'range' }],
    })
})

test('a card that has not begun can be withdrawn, and its day is free again', async () => {
  const person = await server.signInStaff('SALES')
  const { productId, slug } = await productOf('genie-gs-1930')
  const card = aCard(productId, aLaterDay(server.clock.now()))
  const { rateCardId } = await addCard(person, card)
  const withdraw = (id: string) => person.call('withdrawRateCard', { params: { id }, body: {} })
  expect((await withdraw(rateCardId)).rateCard.state).toBe('WITHDRAWN')
  await expect(withdraw(rateCardId)).rejects.toMatchObject({ type: '/problems/status-conflict' })
  await addCard(person, card)
  const begun = (await cardsOf(slug, person)).find(({ state }) => state === 'CURRENT')
  await expect(withdraw(begun?.rateCardId ?? '')).rejects.toMatchObject({ type: '/problems/status-conflict' })
})

test.each([
  ['no rate', { city: 'pune', perMonthPaise: null, perDayPaise: null }, 'perMonthPaise'],
  ['no monthly rate to publish', { perMonthPaise: null }, 'perMonthPaise'],
  ['two subjects', { subCategory: 'electric-scissor-lift' }, 'productId'],
  ['a rate beyond a crore', { perMonthPaise: 1_000_000_001 }, 'perMonthPaise'],
  ['a rate of nothing', { perMonthPaise: 0 }, 'perMonthPaise'],
])('a card with %s is refused', async (_what, wrong, field) => {
  const person = await server.signInStaff('SALES')
  const { productId } = await productOf('genie-gs-1930')
  const body = { ...aCard(productId, today()), ...wrong } as never
  await expect(person.call('addRateCard', { body })).rejects.toMatchObject({ violations: [{ field }] })
})
