import { describe, expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { product } from '#server/modules/catalogue/catalogue.ts'
import { structureOf } from '#server/modules/catalogue/structure.ts'
import { groundsIn } from '#server/modules/quotes/planning.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { publicEstimate } from './estimates.ts'
import { readAlong } from './read-along.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const [{ productId, slug } = { productId: '', slug: '' }] = products.content
const today = dateInIndia(server.clock.now())

test('the card that counts is that of the first day', async () => {
  const owner = await server.signInStaff('OWNER')
  const later = addDays(today, 30)
  const card = { ...aCard(productId, today), operatorPerMonthPaise: 0 }
  await addCard(owner, { ...card, perMonthPaise: 5_000_000 })
  await addCard(owner, { ...card, from: later, perMonthPaise: 6_000_000 })
  server.clock.advance({ seconds: 2 })
  // What is read along with the machine is of a hire from today.
  await server.call('getProduct', { params: { slug }, query: { location: 'pune' } })
  const monthFrom = async (from: string) => {
    const { estimate } = await server.call('getEstimate', { query: { product: slug, location: 'pune', from } })
    return estimate.perMonthPaise
  }
  expect([await monthFrom(today), await monthFrom(later)]).toEqual([5_000_000, 6_000_000])
})

describe('statements', () => {
  const { counted: db, statements } = countingStatements(server.appDb)
  const clock = server.clock.now
  const wish = { product: slug, location: 'pune', quantity: 3, duration: 2, period: 'MONTH' as const }
  let version = '1'

  /** An estimate, and the statements it took once its city's grounds were known. */
  async function estimated({ known, along }: ReturnType<typeof readAlong>, opened: readonly string[]) {
    const grounds = await groundsIn(server.db, 'pune')
    const catalogue = { db, structure: structureOf(db, async () => '1'), along }
    for (const location of opened) await product(catalogue, slug, { location })
    const before = statements()
    const json = await publicEstimate({ db, clock, grounds: async () => grounds, known }, wish)
    return { json, statements: statements() - before }
  }
  const reading = () => readAlong({ held: () => version, ask: async () => version }, () => today)

  test('an estimate takes one, and the same one none after its machine was opened in its city', async () => {
    const alone = await estimated(reading(), ['mumbai'])
    expect(alone.statements).toBe(1)
    expect(await estimated(reading(), ['pune'])).toEqual({ ...alone, statements: 0 })
  })

  test('what was read along counts until the next version', async () => {
    const read = reading()
    await estimated(read, ['pune'])
    version = '2'
    expect(await estimated(read, [])).toMatchObject({ statements: 1 })
  })
})
