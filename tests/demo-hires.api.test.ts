// The demo's hires: every state of jobs and logs, and months of days that hold what days of hires hold.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { verifyLogsheets } from '#server/modules/logsheets/verifying.ts'
import { seedAgain } from './support/seed-again.ts'
import { aServer } from './support/server.ts'

const server = await aServer()
const asha = await server.signIn('9000000001')
const asOwner = <Row>(query: ReturnType<typeof sql<Row>>) => server.db.asOwner((owner) => owner.rows(query))

test('Deccan has jobs in every state, and logs in every state, one of them answered with a new version', async () => {
  const { jobs } = await asha.call('listJobs', { query: { size: '100' } })
  const statuses = ['CANCELLED', 'CLOSED', 'OFF_HIRED', 'OFF_HIRE_REQUESTED', 'ON_HIRE', 'SCHEDULED']
  expect([...new Set(jobs.content.map(({ status }) => status))].toSorted()).toEqual(statuses)
  const desk = await server.signInStaff('OPERATIONS')
  const { logsheets } = await desk.call('listDeskLogsheets', { query: { size: '100' } })
  const seen = [...new Set(logsheets.content.map(({ status }) => status))].toSorted()
  expect(seen).toEqual(['DISPUTED', 'DRAFT', 'LOCKED', 'SIGNED', 'SUBMITTED'])
  expect(logsheets.content.filter(({ version }) => version > 1)).toHaveLength(1)
})

test('three months are logged, at least one with twenty days or more, with a wet and a dry hire', async () => {
  const months = await asOwner(sql<{ isWet: boolean; month: string; logs: number }>`
    select (agreed ->> 'withOperator')::boolean as is_wet, to_char(log_date, 'YYYY-MM') as month, count(*)::int as logs
    from logsheet join job using (job_id) group by 1, 2`)
  const wet = months.filter(({ isWet }) => isWet)
  expect(wet.length).toBeGreaterThanOrEqual(4)
  expect(Math.max(...wet.map(({ logs }) => logs))).toBeGreaterThanOrEqual(20)
  expect(months.some(({ isWet }) => !isWet)).toBe(true)
})

test('days wait for every cause, break down on both sides, run over, at night, on a weekly off, and take diesel', async () => {
  const logs = await asOwner(sql<{ shift: string; worked: number; isSunday: boolean; content: LogsheetContent }>`
    select shift, worked::float, extract(isodow from log_date) = 7 as is_sunday, content
    from logsheet join logsheet_version using (logsheet_id, version)`)
  const slices = logs.flatMap(({ content }) => content.slices)
  const kinds = new Set(slices.map(({ type, cause }) => `${type}${cause === null ? '' : ` ${cause}`}`))
  for (const kind of ['IDLE_CLIENT', 'IDLE_WEATHER', 'IDLE_SUPPLIER', 'FORCE_MAJEURE', 'STATUTORY_STOP', 'SHIFTING'])
    expect(kinds).toContain(kind)
  for (const kind of ['BREAKDOWN SUPPLIER', 'BREAKDOWN CUSTOMER', 'MAINTENANCE', 'MEAL']) expect(kinds).toContain(kind)
  expect(logs.some(({ worked, isSunday }) => worked > 10 && !isSunday)).toBe(true)
  expect(logs.some(({ shift }) => shift === 'B')).toBe(true)
  expect(logs.some(({ isSunday }) => isSunday)).toBe(true)
  expect(logs.some(({ content }) => Number(content.fuel?.issuedL) > 0)).toBe(true)
})

test('nobody logs a holiday, and the longest hire has at least one', async () => {
  const { call } = await server.signInStaff('OPERATIONS')
  const { jobs } = await call('listDeskJobs', { query: { q: 'JLG', status: 'ON_HIRE' } })
  const [job] = jobs.content
  const months = await asOwner(sql<{ month: string }>`
    select distinct to_char(log_date, 'YYYY-MM') as month from logsheet where job_id = ${job?.jobId ?? ''}`)
  const sheets = await Promise.all(
    months.map(({ month }) => call('getDeskTimesheet', { query: { job: job?.jobId ?? '', month } })),
  )
  const holidays = sheets.flatMap(({ timesheet }) =>
    (timesheet?.days ?? []).filter(({ dayType }) => dayType === 'HOLIDAY'),
  )
  expect(holidays.length).toBeGreaterThan(0)
  expect(holidays.filter(({ status }) => status !== null)).toEqual([])
})

test('an operator is on one job at a time, and on no dry hire', async () => {
  const operated = await asOwner(sql<{ isWet: boolean; operatorId: string | null; clashes: number }>`
    select (agreed ->> 'withOperator')::boolean as is_wet, operator_id,
      (select count(*)::int from job other where other.operator_id = job.operator_id and other.job_id <> job.job_id
        and daterange(other.from_date, other.to_date, '[]') && daterange(job.from_date, job.to_date, '[]')) as clashes
    from job where on_hire_from is not null`)
  expect(operated.length).toBeGreaterThanOrEqual(5)
  expect(operated.map(({ isWet, operatorId }) => isWet === (operatorId !== null))).not.toContain(false)
  expect(operated.map(({ clashes }) => clashes)).not.toContain(1)
})

test('the machine of another state is billed there, and its logs are their own', async () => {
  const anita = await server.signIn('9000000004')
  const { jobs } = await anita.call('listJobs', { query: {} })
  const one = await anita.call('getJob', { params: { jobId: jobs.content[0]?.jobId ?? '' } })
  expect([one.job.agreed.supplier.state, one.job.agreed.billTo.state]).toEqual(['Maharashtra', 'Karnataka'])
  const { logsheets } = await anita.call('listLogsheets', { query: { size: '100' } })
  expect(new Set(logsheets.content.map(({ jobId }) => jobId))).toEqual(new Set([one.job.jobId]))
})

test('the chains of the demo hold, and another start adds nothing', async () => {
  const before = await server.db.asOwner(verifyLogsheets)
  expect(before.broken).toEqual([])
  expect(before.versions).toBeGreaterThan(200)
  await seedAgain(server)
  expect(await server.db.asOwner(verifyLogsheets)).toEqual(before)
})

test('machines report hours that agree with their logs, except on two days of each', async () => {
  const desk = await server.signInStaff('OPERATIONS')
  const { logsheets } = await desk.call('listDeskLogsheets', { query: { size: '100' } })
  const seen = await Promise.all(
    logsheets.content.map(({ logsheetId }) => desk.call('getDeskLogsheet', { params: { id: logsheetId } })),
  )
  const compared = seen.filter(({ logsheet }) => logsheet.telematicsHours !== null)
  expect(compared.length).toBeGreaterThan(40)
  const noted = compared.filter(({ logsheet }) => logsheet.checks.some(({ key }) => key === 'telematics'))
  const byMachine = Map.groupBy(noted, ({ logsheet }) => logsheet.machineName)
  expect(byMachine.size).toBeGreaterThan(1)
  expect(Math.max(...[...byMachine.values()].map((logs) => logs.length))).toBeLessThanOrEqual(4)
})
