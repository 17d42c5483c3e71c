import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { tally, times } from './support/at-once.ts'
import { aLiftLine, aRateLine, type CsvKind, csvOf, filesAs, linesOf } from './support/csv-files.ts'
import { aLift } from './support/desk-products.ts'
import { aCard, addCard } from './support/rate-cards.ts'
import { aServer } from './support/server.ts'

const AT_ONCE = 6
const server = await aServer()
const [sales, owner] = [await server.signInStaff('SALES'), await server.signInStaff()]
const files = (kind: CsvKind, index = 0) => filesAs(server, (index % 2 ? owner : sales).accessToken, kind)
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '20' } })
const slugs = products.content.map(({ slug }) => slug)
const later = addDays(dateInIndia(server.clock.now()), 7)

/** Counts the statuses of the same import by two people, many times at once. */
async function statusesOf(kind: CsvKind, bytes: Buffer) {
  const { digest } = await files(kind).preview(bytes)
  const replies = await Promise.all(times(AT_ONCE, (index) => files(kind, index).send(bytes, digest ?? '')))
  return tally(replies.map(({ statusCode }) => String(statusCode)))
}
const onlyOne = { 200: 1, 409: AT_ONCE - 1 }

test('of imports at once from one dry run, one is made', async () => {
  const lines = linesOf(await files('products').download()).slice(0, 20)
  const changed = lines.map((line) => ({ ...line, rateIncludes: 'machine and operator' }))
  const empty = Object.fromEntries(Object.keys(lines[0] ?? {}).map((heading) => [heading, '']))
  expect(await statusesOf('products', csvOf([...changed, { ...empty, ...aLiftLine() }]))).toEqual(onlyOne)
  const cities = slugs.map((slug) => ({ slug, vapi: 'no', kota: 'no', goa: 'yes', pune: 'no' }))
  expect(await statusesOf('availability', csvOf(cities))).toEqual(onlyOne)
  expect(await statusesOf('rates', csvOf(slugs.map((slug) => aRateLine(slug, later))))).toEqual(onlyOne)
})

test('of imports of the same machines in another order at once, each is made or refused, none fails', async () => {
  const lines = linesOf(await files('products').download()).slice(0, 40)
  const bytesOf = (note: string, order: 1 | -1) =>
    csvOf((order === 1 ? lines : lines.toReversed()).map((line) => ({ ...line, rateIncludes: note })))
  const both = [bytesOf('machine alone', 1), bytesOf('machine and fuel', -1)]
  const digests = await Promise.all(both.map((bytes) => files('products').preview(bytes)))
  const send = (index: number) => files('products', index).send(both[index] ?? '', digests[index]?.digest ?? '')
  const replies = await Promise.all([send(0), send(1)])
  expect(tally(replies.map(({ statusCode }) => String(statusCode)))).toEqual({ 200: 1, 409: 1 })
})

test('an import and a change by hand at once: nothing that the dry run has not shown is overwritten', async () => {
  for (const round of times(5, (index) => index)) {
    const { product } = await sales.call('addProduct', { body: aLift({ name: `Stork S-${round}` }) })
    const [line = {}] = linesOf(await files('products').download()).filter(({ slug }) => slug === product.slug)
    const bytes = csvOf([{ ...line, model: 'by file' }])
    const { digest } = await files('products').preview(bytes)
    const params = { slug: product.slug }
    const version = { 'if-match': 'W/"2"' }
    const byHand = () => sales.call('updateProduct', { params, headers: version, body: aLift({ model: 'by hand' }) })
    const [hand, file] = await Promise.allSettled([byHand(), files('products').send(bytes, digest ?? '')])
    const isImported = file.status === 'fulfilled' && file.value.statusCode === 200
    expect([hand.status, isImported]).toEqual(isImported ? ['rejected', true] : ['fulfilled', false])
    const { product: after } = await sales.call('getDeskProduct', { params })
    expect(after.model).toBe(isImported ? 'by file' : 'by hand')
  }
})

test('an import of rates and a card by hand from the same day at once: one of them is made', async () => {
  for (const [round, { slug, productId }] of products.content.slice(0, 5).entries()) {
    const from = addDays(later, 10 + round)
    const bytes = csvOf([aRateLine(slug, from)])
    const { digest } = await files('rates').preview(bytes)
    const [hand, file] = await Promise.allSettled([
      addCard(sales, aCard(productId, from)),
      files('rates', 1).send(bytes, digest ?? ''),
    ])
    const isImported = file.status === 'fulfilled' && file.value.statusCode === 200
    expect([hand.status, isImported]).toEqual(isImported ? ['rejected', true] : ['fulfilled', false])
  }
})
