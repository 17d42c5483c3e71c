// Whatever the desk, the customer and the clock do with two hires and their logs, life cycles are kept, and each list
// shows and counts what there is.
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { jobStatuses } from '#contract/jobs.ts'
import { logsheetStatuses } from '#contract/logsheets.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { type Act, hireLives, type Life, perform, type Step, step } from './hire-acts.ts'
import { actLawfully, livesOf } from './lives.ts'

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

const recordsOf = ({ jobs }: Life) => {
  const ofJobs = sql`job_id = any(${jobs.map(({ jobId }) => jobId)}::uuid[])`
  return { job: ofJobs, logsheet: ofJobs }
}

/** The lists of jobs show and count those of each status. */
async function expectTrueJobLists(life: Life, ofStatus: (table: 'job', status: string) => string[]) {
  for (const status of jobStatuses) {
    const expected = ofStatus('job', status)
    const { jobs } = await life.customer.call('listJobs', { query: { status } })
    expect([status, jobs.totalElements]).toEqual([status, expected.length])
    expect(jobs.content.map(({ jobId }) => jobId).toSorted()).toEqual(expected)
    for (const { jobId, jobNumber } of life.jobs) {
      const atDesk = (await life.staff.call('listDeskJobs', { query: { status, q: jobNumber } })).jobs
      expect([status, atDesk.totalElements]).toEqual([status, expected.includes(jobId) ? 1 : 0])
    }
  }
}

/** The lists of logs show and count those of each status; the other side's drafts are not among them. */
async function expectTrueLogLists(life: Life, ofStatus: (table: 'logsheet', status: string) => string[]) {
  for (const status of logsheetStatuses) {
    const drafts: number[] = []
    for (const { call, name } of [
      { call: life.customer.call, name: 'listLogsheets' as const },
      { call: life.staff.call, name: 'listDeskLogsheets' as const },
    ]) {
      const found: string[] = []
      for (const { jobId: job } of life.jobs) {
        const { totalElements, content } = (await call(name, { query: { job, status, size: '100' } })).logsheets
        expect([status, totalElements]).toEqual([status, content.length])
        found.push(...content.map(({ logsheetId }) => logsheetId))
      }
      if (status === 'DRAFT') drafts.push(found.length)
      else expect([status, found.toSorted()]).toEqual([status, ofStatus('logsheet', status)])
    }
    if (status === 'DRAFT') expect(drafts.reduce((sum, some) => sum + some)).toBe(ofStatus('logsheet', status).length)
  }
}

async function live(isDry: boolean, steps: readonly Step[]) {
  const life = await newLife(isDry)
  const records = recordsOf(life)
  for (const given of steps) {
    const job = life.jobs[given.job]
    if (!job) throw new Error('A life has two jobs.')
    await actLawfully(server, records, () => perform(life, job, given))
  }
  const lives = new Map(await livesOf(server, records))
  const ofStatus = (table: 'job' | 'logsheet', status: string) =>
    (lives.get(table) ?? []).filter((one) => one.status === status).map(({ id }) => id)
  await expectTrueJobLists(life, ofStatus)
  await expectTrueLogLists(life, ofStatus)
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
  'M1, M2 however two hires and their logs live, life cycles are kept and every count is true, part %i',
  async () => {
    const run = await fc.check(lives, { numRuns: LIVES, examples: [[true, usual]], endOnFailure: true })
    expect(await fc.asyncDefaultReportMessage(run)).toBeUndefined()
  },
  PATIENCE_MS,
)
