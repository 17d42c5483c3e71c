import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { groundsIn } from '#server/modules/quotes/planning.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { publicEstimate } from './estimates.ts'

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
  const monthFrom = async (from: string) => {
    const { estimate } = await server.call('getEstimate', { query: { product: slug, location: 'pune', from } })
    return estimate.perMonthPaise
  }
  expect([await monthFrom(today), await monthFrom(later)]).toEqual([5_000_000, 6_000_000])
})

test('an estimate takes one statement once its city is known', async () => {
  const { counted: db, statements } = countingStatements(server.appDb)
  const inPune = await groundsIn(server.db, 'pune')
  const wish = { product: slug, location: 'pune', quantity: 3, duration: 2, period: 'MONTH' as const }
  await publicEstimate({ db, clock: server.clock.now, grounds: async () => inPune }, wish)
  expect(statements()).toBe(1)
})
