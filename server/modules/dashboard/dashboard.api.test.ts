import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aCompany } from '#tests/support/company.ts'
import { anOperator, aPersonsJob, aSiteJob, machineFor } from '#tests/support/hire.ts'
import { aDay, aDraft, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { getDashboard } from './dashboard.ts'
import { openReckonings } from './reckonings.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = dateInIndia(server.clock.now())
type Person = Awaited<ReturnType<typeof server.signIn>>

/** Puts a job on hire some days ago; it was planned for later. */
async function onHireSince(jobId: string, days: number) {
  const { call } = await server.signInStaff('OPERATIONS')
  const [machineId, operatorId] = [await machineFor(server, jobId), await anOperator(server)]
  await call('allocateJob', { params: { id: jobId }, body: { machineId, operatorId } })
  await call('startHire', { params: { id: jobId }, body: { date: addDays(today, -days), meter: '100' } })
  return jobId
}

const worked = (from: string, to: string) => ({ from, to, type: 'WORK' as const, cause: null, note: null })
const log = (jobId: string, days: number, more: object = {}) =>
  aSubmitted(server, jobId, { date: addDays(today, -days), remarks: 'As seen.', ...more })

/** A machine of a person that worked one hour on each of the last seven days. */
async function anIdleJob() {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(jobId, 20)
  for (const days of [7, 6, 5, 4, 3, 2, 1]) await log(jobId, days, { slices: [worked('08:00', '09:00')] })
  return { person, jobId }
}

const dashboardOf = ({ call }: Person, query: object = {}) => call('getDashboard', { query })
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('hours and costs equal those of the timesheets and of the job page', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(jobId, 40)
  const idle = { from: '13:00', to: '15:30', type: 'IDLE_CLIENT' as const, cause: null, note: null }
  const broken = { from: '15:30', to: '16:00', type: 'BREAKDOWN' as const, cause: 'SUPPLIER' as const, note: null }
  const fuel = { openingL: '40', issuedL: '20', closingL: '31.5' }
  await log(jobId, 35, { slices: [worked('08:00', '13:00'), idle, broken], fuel })
  await log(jobId, 2)
  await log(jobId, 2, { shift: 'B' })
  await aDraft(server, jobId, { date: addDays(today, -1), ...aDay() })
  const shown = await dashboardOf(person)
  const { job } = await person.call('getJob', { params: { jobId } })
  const [spend] = shown.spend
  expect(spend).toMatchObject({ toDatePaise: job.toDatePaise, projectedPaise: job.projectedPaise })
  expect(sum(spend?.months.map(({ accruedPaise }) => accruedPaise) ?? [])).toBe(job.toDatePaise)
  const [hours] = shown.hours
  expect(sum(hours?.months.map(({ accruedPaise }) => accruedPaise) ?? [])).toBe(job.toDatePaise)
  for (const { month, workedHours, idleHours, breakdownHours } of hours?.months ?? []) {
    if (month < (job.onHireFrom ?? '').slice(0, 7)) continue
    const { timesheet } = await person.call('getTimesheet', { query: { job: jobId, month } })
    expect({ workedHours, idleHours, breakdownHours }).toEqual({
      workedHours: timesheet?.totals.workedHours,
      idleHours: timesheet?.totals.idleHours,
      breakdownHours: timesheet?.totals.breakdownHours,
    })
  }
  expect(sum(hours?.months.map(({ litres }) => Number(litres)) ?? [])).toBe(28.5)
  expect(shown.onHire).toEqual([{ addressId: null, siteName: job.site.addressName, machines: 1 }])
})

test('paid hours are those of days with a log, and a day without one is counted', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(jobId, 3)
  await log(jobId, 1)
  const { job } = await person.call('getJob', { params: { jobId } })
  const { months } = (await dashboardOf(person)).hours[0] ?? { months: [] }
  const { timesheet } = await person.call('getTimesheet', { query: { job: jobId, month: today.slice(0, 7) } })
  const passed = (timesheet?.days ?? []).filter(({ date, dayType }) => dayType === 'WORKING' && date < today)
  const isPaid = passed.some(({ date }) => date === addDays(today, -1))
  expect(months.at(-1)).toMatchObject({
    paidHours: isPaid ? String(job.terms.hoursPerDay) : '0',
    unloggedDays: passed.length - (isPaid ? 1 : 0),
  })
})

test('an idle machine is suggested with what the off-hire saves, until somebody hides it with a reason', async () => {
  const { person, jobId } = await anIdleJob()
  const [suggestion] = (await dashboardOf(person)).suggestions
  const preview = await person.call('previewOffHire', { params: { jobId }, query: { from: today } })
  expect(suggestion).toMatchObject({
    jobId,
    workedHours: '7',
    billingStopsAt: preview.billingStopsAt,
    savedPaise: preview.savedPaise,
    hidden: null,
  })
  const reason = 'It stands by for the tower crane.'
  const { hidden } = await person.call('hideSuggestion', { params: { jobId }, body: { reason } })
  expect(hidden).toMatchObject({ reason, at: server.clock.now().toISOString() })
  expect((await dashboardOf(person)).suggestions).toMatchObject([{ jobId, hidden }])
  await person.call('showSuggestion', { params: { jobId }, body: {} })
  expect((await dashboardOf(person)).suggestions).toMatchObject([{ jobId, hidden: null }])
})

test('a machine without logs, or one that came lately, is not suggested', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(jobId, 20)
  expect((await dashboardOf(person)).suggestions).toEqual([])
  const late = await aPersonsJob(server, productId)
  await onHireSince(late.jobId, 6)
  for (const days of [6, 5, 4, 3, 2, 1]) await log(late.jobId, days, { slices: [worked('08:00', '09:00')] })
  expect((await dashboardOf(late.person)).suggestions).toEqual([])
})

test('hires and papers that end soon are listed, soonest first', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await onHireSince(jobId, 1)
  const { job } = await person.call('getJob', { params: { jobId } })
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`
      update machine_document set valid_to = ${addDays(today, 9)} where kind = 'INSPECTION'
        and machine_id = (select machine_id from job where job_id = ${jobId})`)
    await owner.rows(sql`
      update operator set licence_valid_to = ${addDays(today, 31)}
      where operator_id = (select operator_id from job where job_id = ${jobId})`)
  })
  const soon = (await dashboardOf(person)).endingSoon
  const ofHire = job.expectedTo <= addDays(today, 14) ? [{ kind: 'HIRE', paper: null, on: job.expectedTo }] : []
  const ofPaper = { kind: 'PAPER', paper: 'INSPECTION', on: addDays(today, 9) }
  expect(soon).toMatchObject([...ofHire, ofPaper].toSorted((one, other) => (one.on < other.on ? -1 : 1)))
  expect(soon).toHaveLength(ofHire.length + 1)
})

/** A job of a company's administrator at a new site. */
async function atASite(company: Awaited<ReturnType<typeof aCompany>>) {
  const name = `Kharadi Tower ${server.clock.now().getTime() % 1000}`
  const made = await aSiteJob(server, company.admin, productId, name)
  await onHireSince(made.jobId, 3)
  return made
}

const assign = ({ accountId }: Person, addressId: string, companyId: string, isEngineer: boolean) =>
  server.db.asOwner((owner) =>
    owner.rows(sql`
      insert into site_assignment (address_id, account_id, company_id, is_engineer, assigned_at)
      values (${addressId}, ${accountId}, ${companyId}, ${isEngineer}, now())
      on conflict (address_id, account_id) do update set is_engineer = excluded.is_engineer`),
  )

test('a member sees what their sites allow, an engineer what waits for them, strangers nothing', async () => {
  const company = await aCompany(server)
  const { user, admin, companyId } = company
  const { jobId, addressId } = await atASite(company)
  await log(jobId, 2)
  const counts = async (person: Person) => {
    const { onHire, waiting, hours, spend } = await dashboardOf(person)
    return [onHire.length, hours.length, spend.length, waiting.logsheets]
  }
  expect(await counts(admin)).toEqual([1, 1, 1, 1])
  expect(await counts(user)).toEqual([0, 0, 0, 0])
  await assign(user, addressId, companyId, false)
  expect(await counts(user)).toEqual([1, 1, 1, 0])
  await assign(user, addressId, companyId, true)
  expect(await counts(user)).toEqual([1, 1, 1, 1])
  const stranger = await server.signIn()
  expect(await counts(stranger)).toEqual([0, 0, 0, 0])
  const hide = { params: { jobId }, body: { reason: 'Not mine.' } }
  await expect(stranger.call('hideSuggestion', hide)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call('showSuggestion', { params: { jobId }, body: {} })).rejects.toMatchObject({ status: 404 })
})

test('a hire that waits to begin is plan only', async () => {
  const { person } = await aPersonsJob(server, productId)
  const { hours, onHire, spend } = await dashboardOf(person, { months: '12' })
  expect([hours, onHire]).toEqual([[], []])
  const [site] = spend
  expect(site?.toDatePaise).toBe(0)
  expect(site?.projectedPaise).toBeGreaterThan(0)
  expect(site?.months.map(({ accruedPaise }) => accruedPaise)).toEqual(Array(12).fill(0))
})

test('the number of statements does not depend on the number of jobs', async () => {
  const company = await aCompany(server)
  const { admin, companyId } = company
  const { jobId } = await atASite(company)
  const viewer = { kind: 'CUSTOMER', accountId: admin.accountId, companyId, role: 'ROLE_ADMIN' } as const
  const kept = openReckonings()
  const count = async () => {
    const { counted, statements } = countingStatements(server.appDb)
    const { hours } = await getDashboard({ db: counted, clock: server.clock.now, kept }, viewer, 3)
    return [hours.length, statements()]
  }
  expect(await count()).toEqual([1, 7])
  await server.db.asOwner(async (owner) => {
    for (const unit of [2, 3, 4, 5])
      await owner.rows(sql`
        insert into job select (jsonb_populate_record(job, jsonb_build_object('job_id', ${crypto.randomUUID()}::text,
          'job_number', job_number || '-' || ${unit}::int, 'unit_no', ${unit}::int))).* from job where job_id = ${jobId}`)
  })
  expect(await count()).toEqual([5, 7])
  // Unchanged facts are not read again.
  expect(await count()).toEqual([5, 5])
})

test.each(['0', '13', '1.5', 'x'])('months of %s are refused', async (months) => {
  const person = await server.signIn()
  await expect(dashboardOf(person, { months })).rejects.toMatchObject({ status: 400 })
})
