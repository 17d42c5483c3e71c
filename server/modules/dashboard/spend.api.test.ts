import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { spendGroupings } from '#contract/dashboard.spend.ts'
import { dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { aBillableJob, anInvoice, drafted, issued } from '#tests/support/invoices.ts'
import { aServer } from '#tests/support/server.ts'
import { slice, spendIn } from '#tests/support/spend.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { daysAgo, endedOn } from '#tests/support/summary-sheets.ts'
import { readXlsx } from '#tests/support/xlsx.ts'
import { getSpend, openSpends } from './spend.ts'

const server = await aServer({ now: new Date('2026-11-24T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [productId = '', otherId = ''] = products.content.map((product) => product.productId)
type Person = Awaited<ReturnType<typeof server.signIn>>

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const spendOf = ({ call }: Person, query: object = {}) => call('getSpend', { query })
const { asOwner, agree, aHire, log, atASite } = spendIn(server)

test('each way of grouping adds up to the figures of the job pages, and opens into its hires', async () => {
  const company = await aCompany(server)
  const jobs = [
    await atASite(company, productId),
    await atASite(company, productId),
    await atASite(company, otherId),
  ].map(({ jobId }) => jobId)
  const [first = '', second = ''] = jobs
  await agree(first, 100, { poNumber: 'PO/7' })
  await agree(second, 40)
  await endedOn(server, second, daysAgo(server, 20))
  const shown = await Promise.all(
    jobs.map(async (jobId) => (await company.admin.call('getJob', { params: { jobId } })).job.toDatePaise),
  )
  for (const by of spendGroupings) {
    const { groups, total, from, to } = await spendOf(company.admin, { by, from: '2025-12' })
    expect([from, to]).toEqual(['2025-12', '2026-11'])
    expect(total.accruedPaise).toBe(sum(shown))
    expect(sum(groups.map(({ accruedPaise }) => accruedPaise))).toBe(total.accruedPaise)
    for (const { key, hires, accruedPaise } of groups) {
      const behind = await company.admin.call('listSpendHires', { query: { by, key, from: '2025-12' } })
      expect(behind.hires).toHaveLength(hires)
      expect(sum(behind.hires.map((hire) => hire.accruedPaise))).toBe(accruedPaise)
    }
  }
  const ofPo = await spendOf(company.admin, { by: 'PO', from: '2025-12' })
  expect(ofPo.groups.map(({ key, hires, accruedPaise }) => [key, hires, accruedPaise])).toContainEqual([
    'PO/7',
    1,
    shown[0],
  ])
})

test('the invoiced amount is the sum of lines, less credit notes, in the month of each document', async () => {
  const { person, jobId, invoice } = await anInvoice(server, productId)
  const { call } = await server.signInStaff('ACCOUNTS')
  const line = invoice.lines[0]
  await call('issueNote', {
    params: { id: invoice.invoiceId },
    headers: { 'if-match': '*' },
    body: {
      kind: 'CREDIT',
      reason: 'HOURS',
      explanation: 'Twice.',
      lines: [{ lineNo: line?.lineNo ?? 1, amountPaise: 100 }],
    },
  })
  const month = dateInIndia(server.clock.now()).slice(0, 7)
  const { groups } = await spendOf(person)
  expect(groups.find(({ key }) => key === month)?.invoicedPaise).toBe(
    sum(invoice.lines.map((one) => one.amountPaise)) - 100,
  )
  // A hire that ended before the months that are shown is there, because its invoice is of these months.
  await asOwner(sql`
    update job set on_hire_from = on_hire_from - 800, from_date = from_date - 800, billing_stops_at = billing_stops_at - 800
    where job_id = ${jobId}`)
  const late = (await spendOf(person)).total
  expect([late.accruedPaise, late.invoicedPaise]).toEqual([0, sum(invoice.lines.map((one) => one.amountPaise)) - 100])
})

test('a draft is not invoiced, and strangers see nothing', async () => {
  const { person, sheet } = await aBillableJob(server, productId)
  const { invoiceId, taxablePaise } = await drafted(server, [sheet.summarySheetId])
  expect((await spendOf(person)).total.invoicedPaise).toBe(0)
  await issued(server, invoiceId)
  expect((await spendOf(person)).total.invoicedPaise).toBe(taxablePaise)
  const stranger = await server.signIn()
  expect((await spendOf(stranger)).total).toMatchObject({ accruedPaise: 0, invoicedPaise: 0, hires: 0 })
})

test('a user sees the spend of their sites, another company none of it', async () => {
  const company = await aCompany(server)
  const { user, admin, companyId } = company
  const [one, other] = [await atASite(company, productId), await atASite(company, productId)]
  const seen = async (person: Person, query: object = {}) => {
    const { groups, sites } = await spendOf(person, { by: 'SITE', ...query })
    return [groups.map(({ key }) => key).toSorted(), sites.length]
  }
  expect(await seen(admin)).toEqual([[one.addressId, other.addressId].toSorted(), 2])
  expect(await seen(admin, { site: one.addressId })).toEqual([[one.addressId], 2])
  expect(await seen(user)).toEqual([[], 0])
  await asOwner(sql`
    insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
    values (${one.addressId}, ${user.accountId}, ${companyId}, false, now())`)
  expect(await seen(user)).toEqual([[one.addressId], 1])
  const behind = (key: string) => user.call('listSpendHires', { query: { by: 'SITE', key } })
  expect((await behind(one.addressId)).hires).toMatchObject([{ jobId: one.jobId }])
  expect((await behind(other.addressId)).hires).toEqual([])
  const rival = await aCompany(server)
  expect(await seen(rival.admin)).toEqual([[], 0])
})

test('months are the last twelve, in either order; others are moved into them', async () => {
  const person = await server.signIn()
  const period = async (query: object) => {
    const { from, to } = await spendOf(person, query)
    return [from, to]
  }
  expect(await period({})).toEqual(['2026-06', '2026-11'])
  expect(await period({ from: '2026-11', to: '2026-09' })).toEqual(['2026-09', '2026-11'])
  expect(await period({ from: '2020-01', to: '2031-01' })).toEqual(['2025-12', '2026-11'])
  await expect(spendOf(person, { from: '2026-13' })).rejects.toMatchObject({ status: 400 })
})

test('the files hold the groups and their sum, and no formula', async () => {
  const { person, jobId } = await aHire(productId, 6)
  await log(jobId, 5, [slice('08:00', '12:00', 'WORK'), slice('12:00', '14:30', 'IDLE_CLIENT')])
  const site = '=HYPERLINK("https://evil.example","Kharadi")'
  await asOwner(sql`update job set site_name = ${site} where job_id = ${jobId}`)
  const file = (type: string, query: string) =>
    server.ask({
      url: `/v1/rentals/spend/download-${type}?${query}`,
      headers: { authorization: `Bearer ${person.accessToken}` },
    })
  const csv = await file('csv', 'by=SITE')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="spend-site-2026-06-2026-11.csv"')
  const [header, ...rows]: string[][] = parse(csv.body, { bom: true })
  const { total } = await spendOf(person, { by: 'SITE' })
  expect(rows.map(([name]) => name)).toEqual([`'${site}`, 'Total'])
  const at = (name: string) => Number(rows[1]?.[header?.indexOf(name) ?? -1])
  expect([at('Accrued, ₹'), at('Your site was not ready: paid, ₹'), at('Worked, h')]).toEqual([
    total.accruedPaise / 100,
    125,
    4,
  ])
  const { cells, sheet } = readXlsx((await file('xlsx', 'by=SITE&lang=hi')).rawPayload)
  expect(sheet).not.toMatch(/<f[ >]/)
  expect([cells.get('A2'), cells.get('A3'), cells.get('C3')]).toEqual([site, 'कुल', total.accruedPaise / 100])
})

test('the number of statements does not depend on the number of hires, and stored figures are not read again', async () => {
  const company = await aCompany(server)
  const { admin, companyId } = company
  await atASite(company, productId)
  const viewer = { kind: 'CUSTOMER', accountId: admin.accountId, companyId, role: 'ROLE_ADMIN' } as const
  const spends = openSpends()
  const count = async () => {
    const { counted, statements } = countingStatements(server.appDb)
    const { total } = await getSpend({ db: counted, clock: server.clock.now, spends }, viewer, { by: 'MONTH' })
    return [total.hires, statements()]
  }
  expect(await count()).toEqual([1, 5])
  await atASite(company, productId)
  await atASite(company, productId)
  expect(await count()).toEqual([3, 5])
  expect(await count()).toEqual([3, 3])
})
