import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Simulated, simulateTelematics } from '#scripts/telematics-simulator.ts'
import { aNewMachine } from '#tests/support/fleet.ts'
import { aServer } from '#tests/support/server.ts'

const AUTHORIZATION = 'Bearer key'
const fleet: Simulated[] = []
let instead: RequestListener | undefined
const provider = await simulateTelematics({
  fleet: () => fleet,
  authorization: AUTHORIZATION,
  pageSize: 2,
  instead: () => instead,
})
afterAll(provider.close)
const server = await aServer({
  settings: { TELEMATICS_URL: provider.url, TELEMATICS_AUTHORIZATION: AUTHORIZATION },
  now: new Date('2026-11-23T06:40:00Z'),
})
/** Hours and days pass here, so everybody signs in anew. */
const desk = async () => (await server.signInStaff('OPERATIONS')).call
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const { yards } = await (await desk())('listYards', { query: { size: '1' } })

beforeEach(() => {
  fleet.length = 0
  instead = undefined
  provider.asked.length = 0
  server.clock.advance({ seconds: 3600 })
})

/** A machine that telematics knows by a number of its own. */
async function aMachine() {
  const telematicsId = `PIN${randomUUID().slice(0, 8)}`.toUpperCase()
  const body = aNewMachine(products.content[0]?.productId ?? '', yards.content[0]?.yardId ?? '', { telematicsId })
  const { machineId } = (await (await desk())('addMachine', { body })).machine
  return { machineId, telematicsId }
}
type Known = { telematicsId: string }

const reports = ({ telematicsId }: Known, hours: number, at = server.clock.now()) =>
  fleet.push({ header: { OEMName: 'JLG', Model: '450AJ', PIN: telematicsId }, at, hours })
const telematicsOf = async ({ machineId }: { machineId: string }) =>
  (await (await desk())('getMachineTelematics', { params: { id: machineId } })).telematics
const kept = ({ machineId }: { machineId: string }) =>
  server.db.rows(sql<{ hours: string }>`
    select hours::text as hours from telematics_reading where machine_id = ${machineId} order by read_at`)
const lastError = async () =>
  (
    await server.db.first(sql<{ error: string | null }>`
      select last_error as error from task where name = 'poll-telematics' order by enqueued_at desc limit 1`)
  )?.error

test('the provider is asked once an hour, page by page, with its key; machines of others are left', async () => {
  const [one, other] = [await aMachine(), await aMachine()]
  reports(one, 1204.5)
  reports({ telematicsId: 'NOT-OURS' }, 7)
  reports(other, 33.25)
  await server.runTasks()
  await server.runTasks()
  expect(provider.asked).toEqual(['/Fleet/1', '/Fleet/2'])
  const at = server.clock.now().toISOString()
  expect(await telematicsOf(one)).toMatchObject({ latest: { at, hours: '1204.50', source: 'POLLED' } })
  expect(await telematicsOf(other)).toMatchObject({ latest: { hours: '33.25' } })
  server.clock.advance({ seconds: 3600 })
  await server.runTasks()
  expect(provider.asked).toHaveLength(4)
})

test('a repeated reading counts once, even if the provider has changed its value', async () => {
  const machine = await aMachine()
  const at = server.clock.now()
  for (const hours of [10, 10, 11]) {
    fleet.length = 0
    reports(machine, hours, at)
    await server.runTasks()
    server.clock.advance({ seconds: 3600 })
  }
  expect(await kept(machine)).toEqual([{ hours: '10.00' }])
})

test('the hours of each day are listed; a counter that runs back gives none for its day', async () => {
  const machine = await aMachine()
  for (const hours of [100, 108.5, 3, 9.2]) {
    server.clock.advance({ days: 1 })
    fleet.length = 0
    reports(machine, hours)
    await server.runTasks()
  }
  const { days } = await telematicsOf(machine)
  expect(days).toHaveLength(14)
  expect(days.slice(0, 4).map(({ hours }) => hours)).toEqual(['6.2', null, '8.5', null])
})

test('a reading from the future is refused, and those of other machines are stored', async () => {
  const [early, fine] = [await aMachine(), await aMachine()]
  reports(early, 5, new Date(server.clock.now().getTime() + 11 * 60_000))
  reports(fine, 6)
  await server.runTasks()
  expect(await kept(early)).toEqual([])
  expect(await kept(fine)).toEqual([{ hours: '6.00' }])
})

const says =
  (body: string, status = 200): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status).end(body)
const entry = ({ telematicsId }: Known) => ({
  EquipmentHeader: { PIN: telematicsId },
  CumulativeOperatingHours: { datetime: server.clock.now().toISOString(), Hour: 8 },
})

test.each<[string, string, RequestListener]>([
  ['the wrong key', 'answered 401', says('', 401)],
  ['an error with a page', 'answered 503', says('{"Equipment":[]}', 503)],
  ['more than 2 MB', 'more than 2000000 bytes', says(`{"Equipment":[],"x":"${'x'.repeat(2_000_000)}"}`)],
  ['HTML', 'not of a fleet', says('<html><p>Sign in</p></html>')],
  ['another shape', 'not a list', says('{"Equipment":"none"}')],
])('F7 %s is a failure, after which the task is tried again', async (_what, error, listener) => {
  instead = listener
  await server.runTasks()
  expect(await lastError()).toContain(error)
  instead = undefined
  const machine = await aMachine()
  reports(machine, 8)
  server.clock.advance({ seconds: 60 })
  await server.runTasks()
  expect(await kept(machine)).toEqual([{ hours: '8.00' }])
})

/** Another host, which must not hear of the key. */
async function elsewhere() {
  const heard: string[] = []
  const other = createServer((request, reply) => {
    heard.push(request.url ?? '')
    reply.end('{"Equipment":[]}')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  return { heard, url: `http://127.0.0.1:${(other.address() as AddressInfo).port}` }
}

test('F7 a redirect is not followed', async () => {
  const { heard, url } = await elsewhere()
  instead = (_request, reply) => reply.writeHead(302, { location: `${url}/Fleet/1` }).end()
  await server.runTasks()
  expect(heard).toEqual([])
  expect(await lastError()).toContain('does not answer')
})

test('the next page is asked for by its number, wherever its link points', async () => {
  const { heard, url } = await elsewhere()
  const machine = await aMachine()
  instead = (request, reply) => {
    const Links = request.url === '/Fleet/1' ? [{ rel: 'next', href: `${url}/Fleet/2` }] : []
    reply.end(JSON.stringify({ Links, Equipment: request.url === '/Fleet/2' ? [entry(machine)] : [] }))
  }
  await server.runTasks()
  expect(heard).toEqual([])
  expect(provider.asked).toEqual(['/Fleet/1', '/Fleet/2'])
  expect(await kept(machine)).toEqual([{ hours: '8.00' }])
})

/** Always has one more page. */
const endless =
  (machine: Known): RequestListener =>
  (request, reply) => {
    const next = Number(request.url?.split('/').at(-1)) + 1
    reply.end(JSON.stringify({ Links: [{ rel: 'next', href: `/Fleet/${next}` }], Equipment: [entry(machine)] }))
  }

test('endless pages are left after 50, and their readings are stored', async () => {
  const machine = await aMachine()
  instead = endless(machine)
  await server.runTasks()
  expect(provider.asked).toHaveLength(50)
  expect(await lastError()).toContain('more than 50 pages')
  expect(await kept(machine)).toEqual([{ hours: '8.00' }])
})

test('pages that together take longer than 80 seconds are left to the next poll, and their readings are stored', async () => {
  const machine = await aMachine()
  const pages = endless(machine)
  const real = performance.now.bind(performance)
  let passed = 0
  const watch = vi.spyOn(performance, 'now').mockImplementation(() => real() + passed)
  onTestFinished(() => watch.mockRestore())
  instead = (request, reply) => {
    passed += 30_000
    pages(request, reply)
  }
  await server.runTasks()
  expect(provider.asked).toHaveLength(3)
  expect(await lastError()).toContain('takes too long')
  expect(await kept(machine)).toEqual([{ hours: '8.00' }])
})

test('a poll that failed for longer than its hour is left to the next one', async () => {
  instead = says('', 503)
  await server.runTasks()
  provider.asked.length = 0
  instead = undefined
  server.clock.advance({ seconds: 3 * 3600 })
  await server.runTasks()
  expect(provider.asked).toEqual(['/Fleet/1'])
})

test('readings are stored for 400 days', async () => {
  const machine = await aMachine()
  reports(machine, 8)
  await server.runTasks()
  fleet.length = 0
  server.clock.advance({ days: 399 })
  await server.runTasks()
  expect(await kept(machine)).toHaveLength(1)
  server.clock.advance({ days: 2 })
  await server.runTasks()
  expect(await kept(machine)).toEqual([])
})

test('without a provider no request is made', async () => {
  const alone = await aServer()
  await alone.runTasks()
  const tasks = alone.db.rows(sql`select from task where name = 'poll-telematics'`)
  expect(await tasks).toEqual([])
})

test('a telematics number belongs to one machine', async () => {
  const { telematicsId } = await aMachine()
  const body = aNewMachine(products.content[0]?.productId ?? '', yards.content[0]?.yardId ?? '', {
    telematicsId: ` ${telematicsId.toLowerCase()}`,
  })
  const adding = (await desk())('addMachine', { body })
  await expect(adding).rejects.toMatchObject({
    type: '/problems/machine-exists',
    violations: [{ field: 'telematicsId' }],
  })
})
