import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'
import { EWayBill } from './e-way-bill.schema.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const desk = await server.atDesk('OPERATIONS')
const accounts = await server.signInStaff('ACCOUNTS')

/** A job whose machine waits in the yard, on the way to an address. */
async function anAllocatedJob(address: string) {
  const { jobId, machineId } = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await desk.call('allocateJob', { params: { id: jobId }, body: { machineId } })
  await server.db.asOwner(async (owner) => {
    await owner.rows(sql`update job set delivery_address = ${address} where job_id = ${jobId}`)
    await owner.rows(sql`update yard set address = 'Plot 4, Goregaon, Mumbai', pincode = '400063'
      where yard_id = (select yard_id from machine where machine_id = ${machineId})`)
  })
  return jobId
}

const dispatch = (id: string, vehicleNumber: string) =>
  desk.call('dispatchMachine', { params: { id }, body: { vehicleNumber, valuePaise: 850_000_000, hsnCode: '८४२७' } })

const eWayBill = (id: string, km: string) =>
  server.ask({
    url: `/v1/desk/gst/e-way-bills/${id}?hsn=8427&km=${encodeURIComponent(km)}`,
    headers: { authorization: `Bearer ${accounts.accessToken}` },
  })

test('a vehicle number in digits of another script reaches the e-way bill in ASCII', async () => {
  const jobId = await anAllocatedJob('Nesco, Goregaon, Mumbai, Maharashtra 400064')
  const { job } = await dispatch(jobId, '\u2068MH१२ AB-1234\u2069')
  expect(job.challan).toMatchObject({ vehicleNumber: 'MH12AB1234', hsnCode: '8427' })
  const { billLists } = EWayBill.parse((await eWayBill(jobId, '0')).json())
  expect(billLists[0]).toMatchObject({ vehicleNo: 'MH12AB1234', fromPincode: 400_063, toPincode: 400_064 })
})

test('a vehicle number with letters of another script is refused by name', async () => {
  const jobId = await anAllocatedJob('Nesco, Goregaon, Mumbai, Maharashtra 400064')
  await expect(dispatch(jobId, 'МН12АВ1234')).rejects.toMatchObject({
    status: 422,
    violations: [{ field: 'vehicleNumber', message: 'Enter valid vehicle number' }],
  })
})

test('an e-way bill within a PIN code asks for 1 to 100 km', async () => {
  const jobId = await anAllocatedJob('Nesco, Goregaon, Mumbai, Maharashtra 400063')
  await dispatch(jobId, 'MH12AB1234')
  for (const km of ['0', '101']) {
    const reply = await eWayBill(jobId, km)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      violations: [{ field: 'km', message: 'Distance in km must be between 1 and 100' }],
    })
  }
  const { billLists } = EWayBill.parse((await eWayBill(jobId, '१२')).json())
  expect(billLists[0]).toMatchObject({ fromPincode: 400_063, toPincode: 400_063, transDistance: 12 })
})
