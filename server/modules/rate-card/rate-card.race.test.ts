import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aCard, aChange, addCard, aLaterDay } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'

const AT_ONCE = 10
const server = await aServer()
const [sales, owner] = [await server.signInStaff('SALES'), await server.signInStaff()]
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const ids = products.content.map(({ productId }) => productId)

test('of changes at once from one preview, one is made and the rates rise once', async () => {
  const slug = products.content[0]?.slug ?? ''
  const cardsOfFirst = async () => (await sales.call('getRateCards', { params: { slug } })).rateCards.length
  const before = await cardsOfFirst()
  const change = aChange(ids, dateInIndia(server.clock.now()))
  const { digest, changed } = await sales.call('previewRateChange', { body: change })
  const body = { ...change, digest }
  const tries = times(AT_ONCE, (index) => (index % 2 ? owner : sales).call('changeManyRates', { body, headers: {} }))
  expect(tally(await outcomes(tries))).toEqual({ done: 1, 'preview-outdated': AT_ONCE - 1 })
  expect([changed, (await cardsOfFirst()) - before]).toEqual([ids.length, 1])
})

test('of cards at once from one day, one is added', async () => {
  const card = aCard(ids[0] ?? '', aLaterDay(server.clock.now()))
  const tries = times(AT_ONCE, (index) => addCard(index % 2 ? owner : sales, card))
  expect(tally(await outcomes(tries))).toEqual({ done: 1, 'rate-card-exists': AT_ONCE - 1 })
})

test('a card added and one changed at once leave the public rate of the card that counts', async () => {
  const [, second] = products.content
  if (!second) throw new Error('The catalogue has one machine.')
  const today = dateInIndia(server.clock.now())
  await Promise.allSettled([addCard(sales, aCard(second.productId, today)), server.runTasks()])
  const { rateCards } = await sales.call('getRateCards', { params: { slug: second.slug } })
  server.clock.advance({ seconds: 2 })
  const { product } = await server.call('getProduct', { params: { slug: second.slug } })
  expect(product.rate.perMonthPaise).toBe(rateCards.find(({ state }) => state === 'CURRENT')?.perMonthPaise)
})
