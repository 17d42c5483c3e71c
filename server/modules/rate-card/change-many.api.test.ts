import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aCard, aChange, addCard, aLaterDay } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const sales = await server.signInStaff('SALES')
const { products } = await server.call('listProducts', { query: { size: '10', sort: 'name' } })
const ids = products.content.map(({ productId }) => productId)
const today = dateInIndia(server.clock.now())
const publicRate = async (slug: string) => {
  server.clock.advance({ seconds: 2 })
  return (await server.call('getProduct', { params: { slug } })).product.rate
}
const later = () => aLaterDay(server.clock.now())
const preview = (change: object) => sales.call('previewRateChange', { body: change as ReturnType<typeof aChange> })
const apply = (change: ReturnType<typeof aChange>, digest: string, headers = {}) =>
  sales.call('changeManyRates', { body: { ...change, digest }, headers })

test('rates rise by 5 %, rounded to ₹100, for a selection; the public pages show them at once', async () => {
  const [one, other] = products.content
  if (!one || !other) throw new Error('The catalogue has no machines.')
  const change = aChange([one.productId], today)
  const { lines, changed, digest } = await preview(change)
  expect(changed).toBe(1)
  const { perMonthPaise } = one.rate
  const raised = Math.round((perMonthPaise * 1.05) / 10_000) * 10_000
  expect(lines).toMatchObject([{ slug: one.slug, was: { perMonthPaise }, is: { perMonthPaise: raised }, kept: null }])
  expect((await publicRate(one.slug)).perMonthPaise).toBe(perMonthPaise)
  expect(await apply(change, digest)).toEqual({ changed: 1 })
  expect((await publicRate(one.slug)).perMonthPaise).toBe(raised)
  server.clock.advance({ seconds: 2 })
  const { products: listed } = await server.call('listProducts', { query: { size: '10', sort: 'name' } })
  expect(listed.content.find(({ slug }) => slug === one.slug)?.rate.perMonthPaise).toBe(raised)
  expect((await publicRate(other.slug)).perMonthPaise).toBe(other.rate.perMonthPaise)
})

test('a filter changes all machines that it finds, from a later day on', async () => {
  const { productIds: _ids, ...rest } = aChange([], later())
  const change = { ...rest, subCategory: 'electric-scissor-lift', percent: '-10' }
  const { rateCards } = await sales.call('listRateCards', { query: { subCategory: change.subCategory, size: '1' } })
  const { lines, changed } = await preview(change)
  expect([lines.length, changed]).toEqual([rateCards.totalElements, rateCards.totalElements])
})

test('a machine keeps its rates where it has a card from that day, none at all, or where rounding changes nothing', async () => {
  const [, productId = ''] = ids
  const from = later()
  await addCard(sales, { ...aCard(productId, from), perMonthPaise: 20_000, perDayPaise: 10_000 })
  expect((await preview(aChange([productId], from))).lines).toMatchObject([{ kept: 'DATE_TAKEN', is: null }])
  expect((await preview(aChange([productId], later()))).lines).toMatchObject([{ kept: 'SAME_RATES', is: null }])
  const none = await preview({ ...aChange([productId], later()), productIds: [randomUUID()] })
  expect(none).toMatchObject({ lines: [], changed: 0 })
})

test('a change is refused once anything has changed since its preview', async () => {
  const [, , productId = ''] = ids
  const change = aChange([productId], later())
  const { digest } = await preview(change)
  await addCard(sales, aCard(productId, today))
  await expect(apply(change, digest)).rejects.toMatchObject({ type: '/problems/preview-outdated' })
  await expect(apply({ ...change, percent: '50' }, (await preview(change)).digest)).rejects.toMatchObject({
    type: '/problems/preview-outdated',
  })
})

test('a change sent again with its key is made once and gets the same reply', async () => {
  const [, , , productId = ''] = ids
  const change = aChange([productId], later())
  const { digest } = await preview(change)
  const headers = { 'idempotency-key': randomUUID() }
  expect(await apply(change, digest, headers)).toEqual({ changed: 1 })
  expect(await apply(change, digest, headers)).toEqual({ changed: 1 })
  await expect(apply(change, digest)).rejects.toMatchObject({ type: '/problems/preview-outdated' })
})

test('a new card keeps terms, operator, mobilisation and costs of the one it follows', async () => {
  const [, , , , productId = ''] = ids
  const { from: _from, ...card } = aCard(productId, today)
  await addCard(sales, { ...card, from: today })
  const change = { ...aChange([productId], later()), city: 'pune' }
  await sales.call('changeManyRates', { body: { ...change, digest: (await preview(change)).digest }, headers: {} })
  const slug = products.content[4]?.slug ?? ''
  const { rateCards } = await sales.call('getRateCards', { params: { slug } })
  const { productId: _id, ...same } = card
  expect(rateCards.find(({ city }) => city?.slug === 'pune')).toMatchObject({
    ...same,
    city: { slug: 'pune' },
    perMonthPaise: 7_350_000,
    perDayPaise: 420_000,
    madeBy: 'Meera Joshi',
  })
})

test.each([
  ['an unknown city', { city: 'atlantis' }, { status: 404 }],
  ['a past day', { from: '2026-01-01' }, { violations: [{ field: 'from' }] }],
  ['more than double', { percent: '101' }, { violations: [{ field: 'percent' }] }],
  ['less than half', { percent: '-51' }, { violations: [{ field: 'percent' }] }],
])('a change for %s is refused', async (_what, wrong, refusal) => {
  await expect(preview({ ...aChange(ids, later()), ...wrong })).rejects.toMatchObject(refusal)
})
