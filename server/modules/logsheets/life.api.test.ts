import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { type JobStatus, jobStatuses } from '#contract/jobs.ts'
import { type LogsheetStatus, logsheetStatuses } from '#contract/logsheets.ts'
import { outcomes } from '#tests/support/at-once.ts'
import { beginLog, hireLives, type Life, performOnJob, performOnLog, today } from '#tests/support/hire-life.ts'
import { type HireAct, hireActs, type ModelledJob, machineNames } from '#tests/support/hire-model.ts'
import { answerToLog, type LogAct, logActs, morning } from '#tests/support/log-model.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'

/** Lives in one test, and tests; a full run has two thousand (docs/proofs.md, M1). */
const LIVES = proofs(3, 500)
const PARTS = Array.from({ length: proofs(1, 4) }, (_, part) => part + 1)
const STEPS = 30
const PATIENCE_MS = proofs(240_000, 3_600_000)

let server: TestServer
let newLife: Awaited<ReturnType<typeof hireLives>>

// Each part has a database of its own: the lists of the desk grow with the lives before.
beforeEach(async () => {
  server = await aServer({ now: new Date('2026-11-23T06:30:00Z') })
  newLife = await hireLives(server)
})

type Act = HireAct | LogAct | 'begin' | 'hours' | 'mornings'
/** The frequency of each act: acts that lead on are more frequent than acts that end a life. */
const weights: readonly (readonly [weight: number, acts: readonly Act[]])[] = [
  [6, ['begin']],
  [5, ['allocate', 'startHire', 'submit']],
  [4, ['inspect', 'sign']],
  [3, ['answer', 'close', 'endHire', 'requestOffHire', 'dispute', 'revise', 'mornings']],
  [2, ['swap', 'acknowledge', 'requestExtension', 'grantExtension', 'reportBreakdown', 'endBreakdown', 'hours']],
  [1, ['dispatch', 'cancel', 'undoOffHire', 'refuseExtension', 'save']],
]
const often = weights.flatMap(([weight, acts]) => acts.map((act) => ({ arbitrary: fc.constant(act), weight })))

const step = fc.record({
  act: fc.oneof(...often),
  job: fc.constantFrom(0, 0, 0, 1),
  log: fc.nat(3),
  machine: fc.constantFrom(...machineNames, 'ONE' as const, 'TWO' as const),
  kind: fc.constantFrom('ON_HIRE' as const, 'OFF_HIRE' as const),
  side: fc.constantFrom('SUPPLIER' as const, 'SUPPLIER' as const, 'CUSTOMER' as const),
  shift: fc.constantFrom('A' as const, 'B' as const),
  days: fc.nat(3),
  isYes: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Given> ? Given : never

/** Tokens run out while time passes. */
async function signInAgain(life: Life) {
  life.customer = await server.signIn(life.customer.phoneOrEmail)
  life.staff = await server.atDesk('OPERATIONS')
}

/** Passes days with their tasks. */
async function passDays(life: Life, days: number) {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance({ hours: 24 })
    await server.runTasks()
    if (today(server) !== life.morning) morning(life.logs, today(server), life.deemedDays)
    life.morning = today(server)
  }
  await signInAgain(life)
}

async function passHours(life: Life, hours: number) {
  server.clock.advance({ hours })
  await signInAgain(life)
}

async function begin(life: Life, job: ModelledJob, { side, shift, days }: Step) {
  const [now, date, { jobId }] = [server.clock.now(), addDays(today(server), -days), job]
  const expected = answerToLog(job, life.logs, { date, shift, side, now, isDry: life.isDry })
  const begun = beginLog(life, side, { jobId, date, shift })
  expect(await outcomes([begun])).toEqual([expected])
  if (expected !== 'done') return
  const known = { logsheetId: await begun, jobId, date, shift, side, events: ['draft'] }
  life.logs.push({ ...known, status: 'DRAFT', version: 1, submittedOn: '', reminders: 0 })
}

async function actOnLog(life: Life, act: LogAct, { side, log: nth }: Step) {
  const log = life.logs.at(-1 - nth) ?? life.logs[0]
  if (!log) return
  const was = `${act} by ${side} of ${log.status} of ${log.side}`
  const [reply] = await outcomes([performOnLog(life, act, { log, side })])
  expect([was, reply]).toEqual([was, logActs[act]({ log, side, now: server.clock.now() })])
}

async function actOnJob(life: Life, act: HireAct, given: Step & { readonly on: ModelledJob }) {
  const [{ bookings }, job] = [life, given.on]
  const { machine, kind, side, days, isYes, shift } = given
  const was = `${act} ${machine} ${kind} by ${side} of ${job.status} with ${job.machine}`
  const [reply] = await outcomes([performOnJob(server, life, act, { job, machine, kind, side, days, isYes, shift })])
  const now = server.clock.now()
  expect([was, reply]).toEqual([was, hireActs[act]({ job, machine, kind, side, days, isYes, bookings, now })])
}

const isOfLog = (act: Act): act is LogAct => act in logActs

/** Performs a step and compares the reply with the model, which moves along. */
async function take(life: Life, given: Step) {
  const [{ act }, job] = [given, life.jobs[given.job]]
  if (!job) throw new Error('A life has two jobs.')
  if (act === 'hours') await passHours(life, given.days * 5 + 1)
  else if (act === 'mornings') await passDays(life, given.days + 1)
  else if (act === 'begin') await begin(life, job, given)
  else if (isOfLog(act)) await actOnLog(life, act, given)
  else await actOnJob(life, act, { ...given, on: job })
  return job
}

/** The product shows a job as the model has it. */
async function expectTrueJob({ staff, machines }: Life, model: ModelledJob) {
  const at = { params: { id: model.jobId } }
  const { job } = await staff.call('getDeskJob', at)
  const { status, offHire, onHireFrom, returnedOn, inspections, events } = model
  expect({
    ...job,
    machine: job.machine.fleetNumber,
    extendTo: job.extension?.to ?? null,
    offHire: job.offHire && [job.offHire.billingStopsAt, job.offHire.acknowledgedAt !== null],
    events: job.events.map(({ event }) => event),
  }).toMatchObject({
    status,
    onHireFrom,
    returnedOn,
    events,
    expectedTo: offHire?.stop ?? model.to,
    extendTo: model.extendTo,
    machine: model.machine && machines[model.machine].fleetNumber,
    offHire: offHire && [offHire.stop, offHire.isAcknowledged],
    breakdownSince: model.breakdown === null ? null : expect.any(String),
  })
  const found = (await staff.call('listDeskInspections', at)).inspections
  const said = (kind: string, machineId: string, ...facts: readonly unknown[]) => [kind, machineId, ...facts].join(' ')
  expect(
    found
      .map((one) => said(one.kind, one.machineId, one.revision, one.signed !== null, one.answer !== null))
      .toSorted(),
  ).toEqual(
    inspections
      .map((one) => said(one.kind, machines[one.machine].machineId, one.revision, one.isSigned, one.isAnswered))
      .toSorted(),
  )
}

async function expectTrueBookings({ jobs, bookings, machines }: Life) {
  const rows = await server.db.rows(sql<{ said: string }>`
    select concat_ws(' ', ref, machine_id, lower(during), upper(during) - 1) as said from booking
    where ref = any(${jobs.map(({ jobId }) => jobId)}::uuid[])`)
  const expected = bookings.map(
    ({ jobId, machine, from, to }) => `${jobId} ${machines[machine].machineId} ${from} ${to}`,
  )
  expect(rows.map(({ said }) => said).toSorted()).toEqual(expected.toSorted())
}

/** Each list of jobs holds what the model has in that status, and counts it. */
async function expectTrueJobLists({ customer, staff, jobs }: Life, statuses: readonly JobStatus[], shown = jobs) {
  for (const status of statuses) {
    const expected = jobs.filter((job) => job.status === status).map(({ jobId }) => jobId)
    const list = (await customer.call('listJobs', { query: { status } })).jobs
    expect([status, list.totalElements]).toEqual([status, expected.length])
    expect(list.content.map(({ jobId }) => jobId).toSorted()).toEqual(expected.toSorted())
    for (const { jobId, jobNumber } of shown) {
      const atDesk = (await staff.call('listDeskJobs', { query: { status, q: jobNumber } })).jobs
      expect([status, atDesk.totalElements]).toEqual([status, expected.includes(jobId) ? 1 : 0])
    }
  }
}

/** Each side's lists of logs hold what the model has in that status; the other side's drafts are not among them. */
async function expectTrueLogs(
  { customer, staff, jobs, logs }: Life,
  statuses: readonly LogsheetStatus[],
  shown = jobs,
) {
  for (const { jobId: job } of shown)
    for (const status of statuses) {
      const query = { job, status, size: '100' }
      const seen = (side: string) =>
        logs.filter((log) => log.jobId === job && log.status === status && (status !== 'DRAFT' || log.side === side))
      const theirs = (await customer.call('listLogsheets', { query })).logsheets
      const ours = (await staff.call('listDeskLogsheets', { query })).logsheets
      for (const [list, side] of [
        [theirs, 'CUSTOMER'],
        [ours, 'SUPPLIER'],
      ] as const) {
        const expected = seen(side).map(({ logsheetId, version }) => `${logsheetId} ${version}`)
        expect([status, list.totalElements]).toEqual([status, expected.length])
        const found = list.content.map(({ logsheetId, version }) => `${logsheetId} ${version}`)
        expect(found.toSorted()).toEqual(expected.toSorted())
      }
    }
  const { waiting } = await customer.call('getDashboard')
  expect(waiting.logsheets).toBe(logs.filter((log) => log.status === 'SUBMITTED' && log.side === 'SUPPLIER').length)
}

/** The timeline of each log has the model's events. */
async function expectTrueEvents({ logs }: Life) {
  const rows = await server.db.rows(sql<{ id: string; acts: string[] }>`
    select logsheet_id as id, array_agg(act order by event_no) as acts from logsheet_event
    where logsheet_id = any(${logs.map(({ logsheetId }) => logsheetId)}::uuid[]) group by 1`)
  const expected = Object.fromEntries(logs.map(({ logsheetId, events }) => [logsheetId, events]))
  expect(Object.fromEntries(rows.map(({ id, acts }) => [id, acts]))).toEqual(expected)
}

async function live(isDry: boolean, steps: readonly Step[]) {
  const life = await newLife(isDry)
  for (const given of steps) {
    const job = await take(life, given)
    await expectTrueJob(life, job)
    await expectTrueBookings(life)
    await expectTrueEvents(life)
    await expectTrueJobLists(life, [job.status], [job])
    await expectTrueLogs(life, [...new Set(life.logs.map(({ status }) => status))], [job])
  }
  await expectTrueJobLists(life, jobStatuses)
  await expectTrueLogs(life, logsheetStatuses)
}

/** A life to its end; rare by chance. */
const USUAL = [
  'allocate dispatch inspect answer startHire begin submit dispute revise sign',
  'begin submit mornings mornings requestOffHire acknowledge endHire close',
  // A finished job does not begin again, even long after its last billed day.
  'mornings mornings mornings startHire swap requestOffHire cancel',
].flatMap((acts) => acts.split(' ') as Act[])
const usual: Step[] = USUAL.map((act, index) => {
  const side = act === 'dispute' || act === 'sign' ? 'CUSTOMER' : 'SUPPLIER'
  const same = { job: 0, log: 0, machine: 'ONE', kind: 'ON_HIRE', side, days: act === 'mornings' ? 3 : 0 } as const
  return { act, ...same, shift: index > 8 ? 'B' : 'A', isYes: true }
})

const lives = fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: STEPS, size: 'max' }), live)

test.each(PARTS)(
  'M1, M2 however two hires and their logs live, product and model agree and every count is true, part %i',
  async () => {
    const run = await fc.check(lives, { numRuns: LIVES, examples: [[true, usual]], endOnFailure: true })
    expect(await fc.asyncDefaultReportMessage(run)).toBeUndefined()
  },
  PATIENCE_MS,
)
