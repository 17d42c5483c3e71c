import { expect, test } from 'vitest'
import { startingSettings } from '#database/seed/starting-settings.ts'
import type { Database } from '#server/platform/database.ts'
import { supplierFacts } from './supplier.ts'

/** A database that answers with a company of this name, and counts its queries. */
function aDatabase() {
  const state = { legalName: 'Yantra', isAway: false, asked: 0 }
  const first = async () => {
    state.asked += 1
    if (state.isAway) throw new Error('gone')
    return { company: { ...startingSettings().company, legalName: state.legalName }, officer: 'Meera Rao' }
  }
  return { state, db: { read: { first } } as unknown as Database }
}

test('the company is read once per version, and a new version shows at once', async () => {
  const { state, db } = aDatabase()
  let version = '1'
  const facts = supplierFacts(db, () => version)
  expect([await facts(), await facts()]).toEqual(
    Array(2).fill({ name: 'Yantra', gstin: null, cin: null, officer: 'Meera Rao' }),
  )
  expect(state.asked).toBe(1)
  Object.assign(state, { legalName: 'Deccan Rentals' })
  version = '2'
  expect((await facts()).name).toBe('Deccan Rentals')
})

test('no page fails for its footer: the last known company stays while the database is away', async () => {
  const { state, db } = aDatabase()
  let version = '1'
  const facts = supplierFacts(db, () => version)
  Object.assign(state, { isAway: true })
  expect((await facts()).name).toBeNull()
  Object.assign(state, { isAway: false })
  expect((await facts()).name).toBe('Yantra')
  Object.assign(state, { isAway: true })
  version = '2'
  expect((await facts()).name).toBe('Yantra')
})
