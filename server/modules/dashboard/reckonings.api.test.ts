// The stored hours and costs of a hire equal newly computed ones after each kind of event.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { anOperator, aPersonsJob, machineFor } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { getDashboard } from './dashboard.ts'
import { openReckonings } from './reckonings.ts'

const server = await aServer({ now: new Date('2026-11-23T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const SINCE = 20
const fresh = { 'if-match': '*' }
const today = () => dateInIndia(server.clock.now())

/** Numbers below a limit that follow from a seed. */
function drawing(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}
type Draw = ReturnType<typeof drawing>

/** A day of random quarters of hours, worked, idle and broken. */
function randomDay(draw: Draw) {
  const at = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
  const [worked, idle, broken] = [1 + draw(36), 1 + draw(8), 1 + draw(8)]
  const [from, second, third] = [24, 24 + worked, 24 + worked + idle]
  return {
    slices: [
      { from: at(from), to: at(second), type: 'WORK' as const, cause: null, note: null },
      { from: at(second), to: at(third), type: 'IDLE_CLIENT' as const, cause: null, note: null },
      { from: at(third), to: at(third + broken), type: 'BREAKDOWN' as const, cause: 'SUPPLIER' as const, note: null },
    ],
    fuel: { openingL: '40', issuedL: String(draw(90)), closingL: String(draw(40)) },
    remarks: 'As seen.',
  }
}

async function aHire(draw: Draw) {
  const { person, jobId, machineId: spare } = await aPersonsJob(server, productId)
  const { call } = await server.signInStaff('OPERATIONS')
  const [id, params] = [{ id: jobId }, { jobId }]
  const [machineId, operatorId] = [await machineFor(server, jobId), await anOperator(server)]
  await call('allocateJob', { params: id, body: { machineId, operatorId } })
  await call('startHire', { params: id, body: { date: addDays(today(), -SINCE), meter: '100' } })
  const log = (days: number, more: object = {}) =>
    aSubmitted(server, jobId, { date: addDays(today(), -days), ...randomDay(draw), ...more })
  return { person, call, id, params, spare, log, to: (await person.call('getJob', { params })).job.expectedTo }
}
type Hire = Awaited<ReturnType<typeof aHire>>

/** Shows the dashboard twice, once as kept; fails if they differ. */
function watching({ person }: Hire) {
  const kept = openReckonings()
  const by = { kind: 'CUSTOMER', accountId: person.accountId, companyId: null, role: 'ROLE_USER' } as const
  const shown = (as: typeof kept) => getDashboard({ db: server.appDb, clock: server.clock.now, kept: as }, by, 3)
  return async (event: string) => {
    const dashboard = await shown(kept)
    expect({ event, ...dashboard }).toEqual({ event, ...(await shown(openReckonings())) })
    expect({ event, costs: dashboard.spend.length }).toEqual({ event, costs: 1 })
    return dashboard
  }
}

const signature = 'M0 0L9 9'
type Event = readonly [name: string, act: () => Promise<unknown>]

/** Lists events of logs; the logs are three first shifts and a second one. */
function eventsOfLogs(
  { person, call }: Hire,
  draw: Draw,
  [one = '', two = '', , second = '']: readonly string[],
): Event[] {
  const params = (logId: string) => ({ params: { id: logId } })
  const sign = (logId: string, version = 1) =>
    person.call('signLogsheet', { ...params(logId), body: { signature, version } })
  const revise = (logId: string, more: object = {}) =>
    call('reviseDeskLogsheet', { ...params(logId), headers: fresh, body: { ...aDay(randomDay(draw)), ...more } })
  return [
    ['sign', () => sign(one)],
    ['sign a second shift', () => sign(second)],
    ['dispute', () => person.call('disputeLogsheet', { ...params(two), body: { reason: 'We stopped at noon.' } })],
    ['answer', () => revise(two)],
    ['sign the answer', () => sign(two, 2)],
    ['revise what was signed', () => revise(one, { reason: 'Copied wrongly.' })],
  ]
}

/** Lists events of a job that goes on. */
function eventsOfJob({ person, call, id, params, spare, to }: Hire, draw: Draw): Event[] {
  const now = server.clock.now().toISOString()
  const meters = { date: today(), meterOut: '1400.5', meterIn: '12.5', reason: 'Its pump is worn.' }
  const report = { startedAt: now, note: 'A hose has burst.' }
  const longer = { to: addDays(to, 1 + draw(60)) }
  return [
    ['break down', () => person.call('reportBreakdown', { params, body: report })],
    ['run again', () => call('endDeskBreakdown', { params: id, body: { endedAt: now } })],
    ['ask for longer', () => person.call('requestExtension', { params, body: longer })],
    ['extend', () => call('grantExtension', { params: id, body: {} })],
    ['swap', () => call('swapMachine', { params: id, body: { ...meters, machineId: spare, operatorId: null } })],
    ['off-hire', () => person.call('requestOffHire', { params, body: { from: today() } })],
    ['undo', () => person.call('undoOffHire', { params, body: {} })],
  ]
}

async function eventsOfEnd({ id: params }: Hire): Promise<Event[]> {
  const { call } = await server.signInStaff('OPERATIONS')
  const asked = { from: today(), askedBy: 'Asha Rao by telephone', note: null }
  const back = { date: today(), meter: '1400' }
  return [
    ['off-hire by the desk', () => call('requestDeskOffHire', { params, body: asked })],
    ['come back', () => call('endHire', { params, body: back })],
    ['close', () => call('closeJob', { params, body: { reason: 'The site did not sign.' } })],
  ]
}

async function nextMorning() {
  server.clock.advance({ hours: 24 })
  await server.runTasks()
}

const seeds = Array.from({ length: proofs(2, 40) }, () => 1 + Math.floor(Math.random() * 1_000_000))

test.each(seeds)('stored figures equal recomputed ones after each event of a hire (seed %i)', async (seed) => {
  const draw = drawing(seed)
  const hire = await aHire(draw)
  const same = watching(hire)
  const run = async (events: readonly Event[]) => {
    for (const [name, act] of events) {
      await act()
      await same(name)
    }
  }
  await same('start')
  const logs: string[] = []
  const enter = async (days: number, more?: object) => logs.push(await hire.log(days, more))
  await run([5, 9, 13].map((days) => ['submit', () => enter(days + draw(4))] as const))
  await run([['submit a second shift', () => enter(2, { shift: 'B' })]])
  await run(eventsOfLogs(hire, draw, logs))
  await run(eventsOfJob(hire, draw))
  await run(Array.from({ length: 5 }, () => ['deem', nextMorning] as const))
  const status = sql<{ status: string }>`select status from logsheet where logsheet_id = ${logs[2]}`
  expect((await server.db.asOwner((owner) => owner.first(status)))?.status).toBe('SIGNED')
  await run(await eventsOfEnd(hire))
})

test('holidays declared later count', async () => {
  const hire = await aHire(drawing(7))
  const same = watching(hire)
  await same('before')
  const declared = addDays(today(), -3)
  await server.db.asOwner((owner) =>
    owner.rows(sql`
      insert into settings_version (version, contents, changed, saved_at, saved_by_name)
      select version + 1, jsonb_set(contents, '{holidays}', contents -> 'holidays' || jsonb_build_array(
        jsonb_build_object('date', ${declared}::text, 'name', 'Election day', 'states', '[]'::jsonb))), '{holidays}', now(),
        'Meera Joshi'
      from settings_version order by version desc limit 1`),
  )
  expect((await same('a holiday')).spend).toHaveLength(1)
})
