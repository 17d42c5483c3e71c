import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'
import { spendIn } from '#tests/support/spend.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { alertOfBudgets } from './budget-alerts.ts'
import { listBudgets, openOrderCosts } from './budgets.ts'

const server = await aServer({ now: new Date('2026-11-24T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { agree, asOwner, atASite } = spendIn(server)
const PO = 'PO/7'
const tag = (version: number) => ({ 'if-match': `W/"${version}"` })
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** A company with two hires of one order, and one without an order. */
async function withOrder() {
  const company = await aCompany(server)
  const jobs = [await atASite(company, productId), await atASite(company, productId), await atASite(company, productId)]
  const [one = '', two = ''] = jobs.map(({ jobId }) => jobId)
  await agree(one, 40, { poNumber: PO })
  await agree(two, 10, { poNumber: PO })
  const pages = await Promise.all([one, two].map((jobId) => company.admin.call('getJob', { params: { jobId } })))
  const total = (of: 'toDatePaise' | 'projectedPaise') => sum(pages.map(({ job }) => job[of]))
  const accruedPaise = total('toDatePaise')
  const add = async (amountPaise: number) =>
    (await company.admin.call('addBudget', { body: { poNumber: PO, amountPaise } })).budget
  return { ...company, jobs, accruedPaise, projectedPaise: total('projectedPaise'), add }
}

/** The task of each day, and what a person then has in the bell of budgets, oldest first. */
async function alertsOf({ call }: Awaited<ReturnType<typeof withOrder>>['admin']) {
  await alertOfBudgets({ db: server.appDb, clock: server.clock.now })
  await server.runTasks()
  const { notifications } = await call('listNotifications', { query: {} })
  return notifications.content
    .filter(({ kind }) => kind === 'budgetReached')
    .map(({ title }) => title)
    .toReversed()
}

test('a budget stands beside the past and future cost of its hires, which equals that of their pages', async () => {
  const { admin, accruedPaise, projectedPaise, add } = await withOrder()
  const { without } = await admin.call('listBudgets')
  expect(without).toMatchObject([{ poNumber: PO, hires: 2, accruedPaise, projectedPaise, invoicedPaise: 0 }])
  const budget = await add(accruedPaise * 2)
  expect(budget).toMatchObject({
    poNumber: PO,
    hires: 2,
    accruedPaise,
    projectedPaise,
    spentPercent: 50,
    level: 0,
    version: 1,
  })
  expect(await admin.call('listBudgets')).toEqual({ budgets: [budget], without: [] })
})

test('a budget is used up in the month in which the cost of its hires reaches it', async () => {
  const { admin, projectedPaise, accruedPaise, add } = await withOrder()
  const { budgetId } = await add(accruedPaise)
  const usedUp = async (amountPaise: number) =>
    (await admin.call('saveBudget', { params: { id: budgetId }, headers: { 'if-match': '*' }, body: { amountPaise } }))
      .budget.usedUpIn
  expect(await usedUp(accruedPaise)).toBe('2026-11')
  expect(await usedUp(projectedPaise)).not.toBe(null)
  expect(await usedUp(projectedPaise + 1)).toBe(null)
})

test('an order without a hire has no budget, and each order has one', async () => {
  const { admin, add } = await withOrder()
  await expect(admin.call('addBudget', { body: { poNumber: 'PO/8', amountPaise: 1 } })).rejects.toMatchObject({
    type: '/problems/validation',
  })
  await add(100)
  await expect(add(200)).rejects.toMatchObject({ type: '/problems/budget-exists' })
})

test('a change names the version that it has read', async () => {
  const { admin, add } = await withOrder()
  const { budgetId, version } = await add(1_000)
  const save = (headers: object) =>
    admin.call('saveBudget', { params: { id: budgetId }, headers, body: { amountPaise: 2_000 } })
  await expect(save({})).rejects.toMatchObject({ status: 428 })
  const { budget } = await save(tag(version))
  expect(budget).toMatchObject({ amountPaise: 2_000, version: 2 })
  await expect(save(tag(version))).rejects.toMatchObject({ status: 412 })
  const remove = (of: number) => admin.call('removeBudget', { params: { id: budgetId }, headers: tag(of) })
  await expect(remove(version)).rejects.toMatchObject({ status: 412 })
  await remove(2)
  expect((await admin.call('listBudgets')).budgets).toEqual([])
})

test('only administrators have budgets, and only those of their company', async () => {
  const { user, add } = await withOrder()
  const { budgetId } = await add(1_000)
  await expect(user.call('listBudgets')).rejects.toMatchObject({ status: 403 })
  const { admin: rival } = await aCompany(server)
  expect(await rival.call('listBudgets')).toEqual({ budgets: [], without: [] })
  const change = { params: { id: budgetId }, headers: { 'if-match': '*' }, body: { amountPaise: 5 } }
  await expect(rival.call('saveBudget', change)).rejects.toMatchObject({ status: 404 })
})

test('administrators are notified once of each level, except levels passed when the budget was set', async () => {
  const { admin, user, accruedPaise, add } = await withOrder()
  const { budgetId } = await add(Math.floor((accruedPaise * 100) / 80))
  expect(await alertsOf(admin)).toEqual([])
  const told = (...levels: number[]) => levels.map((level) => `Order ${PO}: ${level}\u00a0% of the budget is spent`)
  /** The same as if so much were spent of it. */
  const spent = (percent: number) =>
    asOwner(sql`
      update po_budget set amount_paise = ${Math.floor((accruedPaise * 100) / percent)}::bigint where budget_id = ${budgetId}`)
  await asOwner(sql`update po_budget set reached = 0 where budget_id = ${budgetId}`)
  await spent(74)
  expect(await alertsOf(admin)).toEqual([])
  await spent(75)
  expect(await alertsOf(admin)).toEqual(told(75))
  expect(await alertsOf(admin)).toEqual(told(75))
  await spent(92)
  expect(await alertsOf(admin)).toEqual(told(75, 90))
  await spent(160)
  expect(await alertsOf(admin)).toEqual(told(75, 90, 100))
  // Less than before, and then the same again.
  await spent(80)
  await spent(95)
  expect(await alertsOf(admin)).toEqual(told(75, 90, 100))
  expect(await alertsOf(user)).toEqual([])
})

test('the number of statements does not depend on the number of orders', async () => {
  const company = await withOrder()
  const { admin, companyId } = company
  const viewer = { kind: 'CUSTOMER', accountId: admin.accountId, companyId, role: 'ROLE_ADMIN' } as const
  const orderCosts = openOrderCosts()
  const count = async () => {
    const { counted, statements } = countingStatements(server.appDb)
    const { without } = await listBudgets({ db: counted, clock: server.clock.now, orderCosts }, viewer)
    return [without.length, statements()]
  }
  expect(await count()).toEqual([1, 6])
  const { jobId } = await atASite(company, productId)
  await agree(jobId, 3, { poNumber: 'PO/9' })
  expect(await count()).toEqual([2, 6])
  expect(await count()).toEqual([2, 4])
})
