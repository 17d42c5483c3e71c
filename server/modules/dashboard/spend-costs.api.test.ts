import { expect, test } from 'vitest'
import type { SpendFigures } from '#contract/dashboard.spend.ts'
import { aServer } from '#tests/support/server.ts'
import { HOUR, plainTerms, slice, spendIn } from '#tests/support/spend.ts'
import { getSpend, openSpends } from './spend.ts'

const server = await aServer({ now: new Date('2026-11-24T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { agree, aHire, log } = spendIn(server)
type Person = Awaited<ReturnType<typeof server.signIn>>
const spendOf = ({ call }: Person) => call('getSpend', { query: {} })

test('idle hours and breakdown cost the difference that they make to the bill, by cause', async () => {
  const { person, jobId } = await aHire(productId, 6)
  await log(jobId, 5, [
    slice('08:00', '12:00', 'WORK'),
    slice('12:00', '14:30', 'IDLE_CLIENT'),
    slice('14:30', '16:00', 'BREAKDOWN', 'SUPPLIER'),
    slice('16:00', '18:00', 'IDLE_WEATHER'),
  ])
  const { total } = await spendOf(person)
  expect(total.idle).toEqual([
    { cause: 'CLIENT_IDLE', hours: '2.5', paise: (2.5 * HOUR) / 2 },
    { cause: 'WEATHER', hours: '2', paise: 2 * HOUR },
  ])
  // The grace of 7 days of a cycle of 30 was paid, the rest deducted.
  const gracePaise = Math.round((HOUR * 7) / 30)
  expect(total.breakdown).toEqual({ hours: '1.5', paidPaise: gracePaise, deductedPaise: 1.5 * HOUR - gracePaise })
  expect(total.workedHours).toBe('4')
  // Not all days have a log, so nobody knows what an hour of work cost.
  expect(total.paisePerHour).toBe(null)
})

test('the cost of an hour of work comes from the days with logs', async () => {
  const { person, jobId } = await aHire(productId, 2)
  await log(jobId, 2, [slice('08:00', '12:00', 'WORK')])
  await log(jobId, 1, [slice('08:00', '11:00', 'WORK')])
  const { total } = await spendOf(person)
  expect(total.workedHours).toBe('7')
  expect(total.paisePerHour).toBe(Math.round(total.accruedPaise / 7))
})

test('a hire by the day pays idle hours by their percentage, and a broken day that counts whole was not paid', async () => {
  const tiers = [{ days: 1, pricePaise: 500_000 }]
  const breakdown = { graceHours: '0', effect: 'HALF_FULL' }
  const { person, jobId } = await aHire(productId, 3, {
    terms: { basis: 'DAY', ratePaise: undefined, tiers, breakdown },
  })
  await log(jobId, 2, [slice('08:00', '17:30', 'BREAKDOWN', 'SUPPLIER'), slice('17:30', '18:00', 'IDLE_CLIENT')])
  const { total } = await spendOf(person)
  // Half of half an hour.
  const idlePaise = 500_000 / 40
  expect(total.accruedPaise).toBe(3 * 500_000 - idlePaise)
  expect(total.idle).toEqual([{ cause: 'CLIENT_IDLE', hours: '0.5', paise: idlePaise }])
  expect(total.breakdown).toEqual({ hours: '9.5', paidPaise: 0, deductedPaise: 500_000 })
})

test('stored figures equal recomputed ones after a log and after a change of terms', async () => {
  const { person, jobId } = await aHire(productId, 6)
  const viewer = { kind: 'CUSTOMER', accountId: person.accountId, companyId: null, role: 'ROLE_USER' } as const
  const spends = openSpends()
  const tools = { db: server.appDb, clock: server.clock.now }
  const same = async (): Promise<SpendFigures> => {
    const { total } = await getSpend({ ...tools, spends }, viewer, { by: 'MONTH' })
    expect(total).toEqual((await getSpend({ ...tools, spends: openSpends() }, viewer, { by: 'MONTH' })).total)
    return total
  }
  const before = await same()
  await log(jobId, 4, [slice('08:00', '13:00', 'WORK'), slice('13:00', '18:00', 'IDLE_CLIENT')])
  const after = await same()
  expect(before.accruedPaise - after.accruedPaise).toBe((5 * HOUR) / 2)
  await agree(jobId, 6, { terms: { standbyPct: { ...plainTerms.standbyPct, CLIENT_IDLE: '100' } } })
  expect((await same()).accruedPaise).toBe(before.accruedPaise)
})
