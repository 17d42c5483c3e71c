import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aMachine, anOperator, aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '2', location: 'pune' } })
const [productId = '', otherId = ''] = products.content.map((product) => product.productId)
const operations = async () => (await server.signInStaff('OPERATIONS')).call
const today = dateInIndia(server.clock.now())
const meters = { meterOut: '1400.5', meterIn: '12.5' }
const body = { date: today, ...meters, reason: 'Its pump is worn.' }

/** A job on hire, and a machine of the same kind in the yard. */
async function aHire() {
  const { person, jobId, machineId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const { job } = await person.call('getJob', { params: { jobId } })
  return { person, job, spare: machineId, id: { id: jobId }, params: { jobId } }
}

const bookingsOf = (jobId: string) =>
  server.db.rows(sql<{ machineId: string; from: string; to: string }>`
    select machine_id, lower(during) as "from", upper(during) - 1 as "to" from booking
    where ref = ${jobId} order by made_at, lower(during)`)

test('a machine is swapped for another of its kind; both bookings stand, and the customer reads why', async () => {
  const { person, job, spare, id, params } = await aHire()
  const call = await operations()
  const operatorId = await anOperator(server)
  const { job: swapped } = await call('swapMachine', { params: id, body: { ...body, machineId: spare, operatorId } })
  expect(swapped.status).toBe('ON_HIRE')
  const seen = (await person.call('getJob', { params })).job
  expect(seen.machine.serialNumber).not.toBe(job.machine.serialNumber)
  expect(seen.swaps).toMatchObject([
    {
      swappedOn: today,
      reason: body.reason,
      out: { fleetNumber: job.machine.fleetNumber, meter: '1400.5' },
      in: { fleetNumber: seen.machine.fleetNumber, meter: '12.5' },
    },
  ])
  expect(seen.events.at(-1)).toMatchObject({ event: 'swap', reason: body.reason })
  expect(seen.documents.map(({ kind }) => kind).toSorted()).toEqual(['INSPECTION', 'INSURANCE'])
  expect((await bookingsOf(params.jobId)).map(({ from, to }) => [from, to])).toEqual([
    [today, today],
    [today, job.expectedTo],
  ])
  const { machine } = await call('getMachine', { params: { id: spare } })
  expect(machine.meterHours).toBe('12.5')
  await server.runTasks()
  const { notifications } = await person.call('listNotifications', { query: {} })
  expect(notifications.content.map(({ kind }) => kind)).toContain('jobSwapped')
})

test('after a swap an extension and the end of the hire leave the days of the old machine alone', async () => {
  const { person, job, spare, id, params } = await aHire()
  const call = await operations()
  await call('swapMachine', { params: id, body: { ...body, machineId: spare } })
  const to = addDays(job.expectedTo, 3)
  await person.call('requestExtension', { params, body: { to } })
  await call('grantExtension', { params: id, body: {} })
  expect((await bookingsOf(params.jobId)).map((booking) => booking.to)).toEqual([today, to])
  const { billingStopsAt } = await person.call('requestOffHire', { params, body: { from: today } })
  await call('endHire', { params: id, body: { date: today, meter: '13' } })
  expect((await bookingsOf(params.jobId)).map((booking) => booking.to)).toEqual([today, billingStopsAt])
})

test('a log of a day before the swap belongs to the old machine', async () => {
  const { spare, id, params } = await aHire()
  const call = await operations()
  const first = (await bookingsOf(params.jobId))[0]?.machineId
  server.clock.advance({ days: 1 })
  const desk = await operations()
  await desk('swapMachine', { params: id, body: { ...body, machineId: spare, date: addDays(today, 1) } })
  const machineOf = async (date: string) => {
    const log = { jobId: params.jobId, date, shift: 'A' as const, ...aDay() }
    const { logsheetId } = (await desk('addDeskLogsheet', { body: log })).logsheet
    const found = await server.db.asOwner((owner) =>
      owner.first(sql<{ machineId: string }>`
        select machine_id from logsheet where logsheet_id = ${logsheetId}`),
    )
    return found?.machineId
  }
  expect([await machineOf(today), await machineOf(addDays(today, 1))]).toEqual([first, spare])
  server.clock.advance({ days: -1 })
  expect(call).toBeDefined()
})

test('a swap needs another free machine of the kind with its papers, a day that has come, and a hire', async () => {
  const { job, spare, id } = await aHire()
  const call = await operations()
  const swap = (more: object) => call('swapMachine', { params: id, body: { ...body, machineId: spare, ...more } })
  const wrong = (field: string) => ({ violations: [{ field, code: 'invalid' }] })
  const [own] = await bookingsOf(id.id)
  await expect(() => swap({ machineId: own?.machineId ?? '' })).rejects.toMatchObject(wrong('machineId'))
  const kind = await aMachine(server, otherId)
  await expect(() => swap({ machineId: kind })).rejects.toMatchObject(wrong('machineId'))
  for (const date of [addDays(today, 1), addDays(today, -1)])
    await expect(() => swap({ date })).rejects.toMatchObject(wrong('date'))
  const bare = await aMachine(server, productId)
  await server.db.asOwner((owner) => owner.rows(sql`delete from machine_document where machine_id = ${bare}`))
  await expect(() => swap({ machineId: bare })).rejects.toMatchObject({ type: '/problems/papers-expired' })
  const other = await aHire()
  const [taken] = await bookingsOf(other.id.id)
  await expect(() => swap({ machineId: taken?.machineId ?? '' })).rejects.toMatchObject({
    type: '/problems/machine-taken',
  })
  const scheduled = await aPersonsJob(server, productId)
  await expect(() =>
    call('swapMachine', { params: { id: scheduled.jobId }, body: { ...body, machineId: spare } }),
  ).rejects.toMatchObject({ status: 409 })
  expect((await call('getDeskJob', { params: id })).job).toMatchObject({ swaps: [], machine: job.machine })
})

test('an operator is on one job at a time', async () => {
  const [one, two] = [await aHire(), await aHire()]
  const call = await operations()
  const { operators } = await call('listJobMachines', { params: two.id })
  const busy = operators.find(({ taken }) => taken.some(({ jobNumber }) => jobNumber === one.job.jobNumber))
  expect(busy?.taken).toMatchObject([{ to: one.job.expectedTo }])
  const operatorId = busy?.operatorId ?? ''
  const taken = { type: '/problems/operator-taken', status: 409 }
  const swap = () => call('swapMachine', { params: two.id, body: { ...body, machineId: two.spare, operatorId } })
  await expect(swap).rejects.toMatchObject(taken)
  const next = await aPersonsJob(server, productId)
  const allocate = (machineId: string) =>
    call('allocateJob', { params: { id: next.jobId }, body: { machineId, operatorId } })
  await expect(() => allocate(next.machineId)).rejects.toMatchObject(taken)
  await one.person.call('requestOffHire', { params: one.params, body: { from: today } })
  await call('endHire', { params: one.id, body: { date: today, meter: '1401' } })
  await allocate(next.machineId)
})
