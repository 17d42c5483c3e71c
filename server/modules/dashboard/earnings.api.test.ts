// The earnings of machines agree with the job pages, with the ledger, and with figures that a person can add up.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type EarningPeriod, earningPeriods } from '#contract/dashboard.earnings.ts'
import type { StaffRole } from '#contract/staff.ts'
import { machineFor } from '#tests/support/hire.ts'
import { aCard, addCard } from '#tests/support/rate-cards.ts'
import { aServer } from '#tests/support/server.ts'
import { slice, spendIn } from '#tests/support/spend.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { daysAgo, endedOn } from '#tests/support/summary-sheets.ts'
import { getEarnings, getLowEarners, openEarnings } from './earnings.ts'

const server = await aServer({ now: new Date('2026-11-24T06:00:00Z') })
const { asOwner, aHire, log } = spendIn(server)
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const { call } = await server.signInStaff('OWNER')
const earnings = (period: EarningPeriod) => call('getEarnings', { query: { period } })

/** A product of which the house has no machine yet. */
const [{ productId } = { productId: '' }, { productId: otherId } = { productId: '' }] = await server.db.rows(
  sql<{ productId: string }>`
    select product_id from product where not exists (select from machine m where m.product_id = product.product_id)
    order by name limit 2`,
)
const ofProduct = async (id: string, period: EarningPeriod = '30D') =>
  (await earnings(period)).utilisation.byProduct.find(({ key }) => key === id)

/** All machines of a product stand in the fleet since January. */
const sinceJanuary = (id: string) => asOwner(sql`update machine set added_at = '2026-01-01' where product_id = ${id}`)

/** A card of today where the machines stand: ₹70,000 a month; they cost ₹40,000, an operator ₹18,000. */
async function priced(id: string) {
  const [yard] = await server.db.rows(sql<{ city: string }>`select city from yard order by name limit 1`)
  await addCard(await server.signInStaff('SALES'), { ...aCard(id, daysAgo(server, 0)), city: yard?.city ?? '' })
}

/** Six days of October and 24 of November. */
const MONTHS = 6 / 31 + 24 / 30

test('the earnings of a machine on a job and of an idle one equal a sum by hand', async () => {
  const { jobId } = await aHire(productId, 10)
  await sinceJanuary(productId)
  await priced(productId)
  const [idle] = await server.db.asOwner((owner) =>
    owner.rows(sql<{ machineId: string; fleetNumber: string }>`
      select machine_id, fleet_number from machine where product_id = ${productId}
        and machine_id not in (select machine_id from job where job_id = ${jobId})`),
  )
  await call('addBooking', {
    body: {
      machineId: idle?.machineId ?? '',
      kind: 'MAINTENANCE',
      from: '2026-11-01',
      to: '2026-11-05',
      note: 'Hoses',
    },
  })
  const { job } = await call('getDeskJob', { params: { id: jobId } })
  // ₹26,000 a month, 11 of the 30 days from 14 November; nothing is agreed beside it.
  expect(job.toDatePaise).toBe(953_333)
  expect(await ofProduct(productId)).toMatchObject({
    machines: 2,
    availableDays: 30 + 25,
    jobDays: 11,
    hirePaise: 953_333,
    potentialPaise: Math.round(7_000_000 * MONTHS) + Math.round(7_000_000 * (MONTHS - 5 / 30)),
    unpriced: 0,
  })
  const { machines } = await call('getLowEarners', { query: { period: '30D' } })
  const [own] = machines.filter(({ jobDays }) => jobDays === 11)
  const ownCostPaise = Math.round(4_000_000 * MONTHS + (job.withOperator ? (1_800_000 * 11) / 30 : 0))
  expect(own).toMatchObject({ hirePaise: 953_333, ownCostPaise, lostPaise: ownCostPaise - 953_333 })
  const spare = machines.find(({ machineId }) => machineId === idle?.machineId)
  expect(spare).toMatchObject({ jobDays: 0, availableDays: 25, lostPaise: Math.round(4_000_000 * MONTHS) })
  const shown = (await earnings('30D')).idle.machines.find(({ machineId }) => machineId === idle?.machineId)
  expect(shown).toEqual({
    machineId: idle?.machineId,
    fleetNumber: idle?.fleetNumber,
    productName: spare?.productName,
    yardName: spare?.yardName,
    availableDays: 25,
    unearnedPaise: Math.round(7_000_000 * (MONTHS - 5 / 30)),
  })
})

test('each way of grouping has the same total, and the year agrees with the job pages and the ledger', async () => {
  for (const period of earningPeriods) {
    const { utilisation, revenue } = await earnings(period)
    for (const groups of [revenue.byMonth, revenue.byProduct, revenue.byCity]) {
      expect(sum(groups.map(({ accruedPaise }) => accruedPaise))).toBe(revenue.total.accruedPaise)
      expect(sum(groups.map(({ invoicedPaise }) => invoicedPaise))).toBe(revenue.total.invoicedPaise)
    }
    for (const groups of [utilisation.byProduct, utilisation.byYard]) {
      expect(sum(groups.map(({ jobDays }) => jobDays))).toBe(utilisation.total.jobDays)
      expect(sum(groups.map(({ hirePaise }) => hirePaise))).toBe(utilisation.total.hirePaise)
      expect(sum(groups.map(({ potentialPaise }) => potentialPaise))).toBe(utilisation.total.potentialPaise)
    }
    expect(utilisation.total.jobDays).toBeLessThanOrEqual(utilisation.total.availableDays)
  }
  const { jobs } = await call('listDeskJobs', { query: { size: '100' } })
  expect(jobs.totalPages).toBe(1)
  const begun = jobs.content.filter(({ from, status }) => from >= '2026-04-01' && status !== 'SCHEDULED')
  const { revenue } = await earnings('FY')
  expect(revenue.total.accruedPaise).toBe(sum(begun.map(({ toDatePaise }) => toDatePaise)))
  const { trialBalance } = await call('getTrialBalance', { query: { on: daysAgo(server, 0) } })
  const income = trialBalance.accounts.find(({ account }) => account === 'HIRE_INCOME')
  expect(revenue.total.invoicedPaise).toBe(-(income?.balancePaise ?? 0))
})

/** Puts another machine on a job some days ago. */
const swap = async (jobId: string, machineId: string, days: number) =>
  (await server.signInStaff('OPERATIONS')).call('swapMachine', {
    params: { id: jobId },
    body: {
      machineId,
      operatorId: null,
      date: daysAgo(server, days),
      meterOut: '1500',
      meterIn: '10',
      reason: 'A worn pump.',
    },
  })

test('a swap divides the days and the hire between two machines', async () => {
  const { jobId } = await aHire(otherId, 20)
  await sinceJanuary(otherId)
  const machineId = await machineFor(server, jobId)
  await swap(jobId, machineId, 5)
  await priced(otherId)
  const { job } = await call('getDeskJob', { params: { id: jobId } })
  expect(await ofProduct(otherId)).toMatchObject({ machines: 3, jobDays: 21, hirePaise: job.toDatePaise })
  const { machines } = await call('getLowEarners', { query: { period: '30D' } })
  const both = machines.filter(({ jobDays, productName }) => jobDays > 0 && productName === job.machine.name)
  expect(both.map(({ jobDays }) => jobDays).toSorted((one, other) => one - other)).toEqual([6, 15])
  expect(sum(both.map(({ hirePaise }) => hirePaise))).toBe(job.toDatePaise)
  const newer = both.find((one) => one.machineId === machineId)
  // Six of the 30 days from 4 November.
  expect(newer).toMatchObject({ jobDays: 6, hirePaise: job.toDatePaise - Math.round((2_600_000 * 15) / 30) })
})

const principal = async (role: StaffRole) => {
  const { accountId } = await server.signInStaff(role)
  return { kind: 'STAFF', accountId, role, name: 'Meera Joshi' } as const
}
const tools = (db = server.appDb, kept = openEarnings()) => ({ db, clock: server.clock.now, earnings: kept })

test('only sales and the owner read costs, even from the database', async () => {
  const costsOf = async (role: StaffRole) =>
    (await getLowEarners(tools(), await principal(role), '30D')).machines.map(({ ownCostPaise }) => ownCostPaise)
  for (const role of ['OPERATIONS', 'ACCOUNTS'] as const) {
    expect((await costsOf(role)).every((cost) => cost === null)).toBe(true)
    const staff = await server.signInStaff(role)
    await expect(staff.call('getLowEarners', { query: {} })).rejects.toMatchObject({ status: 403 })
    expect(JSON.stringify(await staff.call('getEarnings', { query: {} }))).not.toMatch(/cost|lost/i)
  }
  for (const role of ['SALES', 'OWNER'] as const) expect((await costsOf(role)).some((cost) => cost !== null)).toBe(true)
})

test('stored figures equal recomputed ones after a log, a swap, an end and a new day', async () => {
  const { jobId } = await aHire(productId, 6)
  const owner = await principal('OWNER')
  const kept = openEarnings()
  const same = async () => {
    const shown = await getEarnings(tools(server.appDb, kept), owner, '90D')
    expect(shown).toEqual(await getEarnings(tools(), owner, '90D'))
    const low = await getLowEarners(tools(server.appDb, kept), owner, '30D')
    expect(low).toEqual(await getLowEarners(tools(), owner, '30D'))
    return shown.revenue.total.accruedPaise
  }
  const before = await same()
  await log(jobId, 4, [slice('08:00', '13:00', 'WORK'), slice('13:00', '18:00', 'IDLE_CLIENT')])
  const after = await same()
  expect(after).toBeLessThan(before)
  await swap(jobId, await machineFor(server, jobId), 3)
  await same()
  await endedOn(server, jobId, daysAgo(server, 2))
  expect(await same()).toBeLessThan(after)
  server.clock.advance({ hours: 24 })
  await same()
})

test('the number of statements does not depend on the number of hires', async () => {
  const owner = await principal('OWNER')
  const kept = openEarnings()
  const count = async () => {
    const { counted, statements } = countingStatements(server.appDb)
    await getEarnings(tools(counted, kept), owner, '30D')
    return statements()
  }
  expect(await count()).toBe(7)
  await aHire(productId, 3)
  await aHire(productId, 3)
  expect(await count()).toBe(7)
  expect(await count()).toBe(6)
})
