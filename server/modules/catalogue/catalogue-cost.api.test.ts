import { describe, expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { product, products } from './catalogue.ts'
import { listDeskProducts } from './desk-products.ts'
import { structureOf } from './structure.ts'
import { suggestions } from './suggestions.ts'
import { bumpVersion } from './write.store.ts'

const { ask, db, appDb, clock, signInStaff } = await aServer()

describe('cost', () => {
  const { counted, statements } = countingStatements(db)
  const catalogue = { db: counted, structure: structureOf(counted, async () => '1') }
  const spent = async (work: () => Promise<unknown>) => {
    await catalogue.structure()
    const before = statements()
    await work()
    return statements() - before
  }

  test.each([
    ['a list', { location: 'mumbai', category: 'scissor-lift' }],
    ['a filtered list', { category: 'scissor-lift', powerSource: 'electric', make: 'JLG' }],
    ['a list of a range', { category: 'scissor-lift', workingHeightM: '10..12' }],
    [
      'a list of ranges and choices',
      { category: 'scissor-lift', workingHeightM: '10..', platformCapacityKg: '..500', make: 'JLG' },
    ],
    ['a search within a range', { filter: 'lift', category: 'scissor-lift', workingHeightM: '10..12' }],
    ['a search', { filter: 'sissor lift 12m', location: 'mumbai' }],
    ['a task', { filter: 'lift 200 kg to 11 m indoors', location: 'mumbai' }],
    ['a task that no machine meets', { filter: 'lift people to 70 m', location: 'mumbai' }],
  ])('%s takes one statement', async (_, query) => {
    expect(await spent(() => products(catalogue, { page: 0, size: 24, ...query }))).toBe(1)
  })

  test('suggestions of a task take one statement', async () =>
    expect(await spent(() => suggestions(catalogue, { q: 'dig a 3 m trench', location: 'mumbai' }))).toBe(1))

  test.each([
    {},
    { filter: 'genie', published: 'yes' },
    { subCategory: 'electric-scissor-lift', sort: '-changed' },
  ] as const)('the list at the desk takes one statement, narrowed by %j', async (narrowed) => {
    const { accountId } = await signInStaff('SALES')
    const desk = countingStatements(appDb)
    const kavita = { kind: 'STAFF', accountId, role: 'SALES', name: 'Kavita Nair' } as const
    await listDeskProducts({ db: desk.counted, clock: clock.now }, kavita, { page: 0, size: 25, ...narrowed })
    expect(desk.statements()).toBe(1)
  })

  test('a machine takes one statement', async () =>
    expect(await spent(() => product(catalogue, 'genie-gs-1930', { location: 'mumbai' }))).toBe(1))

  test('a cached answer is dropped a second after a change of the catalogue', async () => {
    const title = async () => (await ask({ url: `/v1/public/products/genie-gs-1930` })).json().product.name
    const before = await title()
    await db.asOwner(async (owner, script) => {
      await script(`update product set name = 'Renamed' where slug = 'genie-gs-1930'`)
      await bumpVersion(owner)
    })
    expect(await title()).toBe(before)
    clock.advance({ seconds: 1 })
    expect(await title()).toBe('Renamed')
  })
})
