import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { PAPERS_MAX } from '#contract/fleet.papers.ts'
import { aNewMachine, aNewOperator, aPaper } from '#tests/support/fleet.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aPdf } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload } from '#tests/support/upload.ts'

const server = await aServer()
const operations = await server.signInStaff('OPERATIONS')
const { call } = operations
const { products } = await server.call('listProducts', { query: { size: '1', subCategory: 'electric-scissor-lift' } })
const lift = products.content[0]?.productId ?? ''
const { yards } = await call('listYards', { query: { size: '1' } })
const today = dateInIndia(server.clock.now())
const yesterday = addDays(today, -1)

const add = (id: string, more: object = {}) => call('addMachineDocument', { params: { id }, body: aPaper(more) })
const papersOf = async (id: string) => (await call('listMachineDocuments', { params: { id } })).documents
const remove = (id: string) => call('removeMachineDocument', { params: { id }, body: {} })
const aMachine = async () => {
  const body = aNewMachine(lift, yards.content[0]?.yardId ?? '')
  return (await call('addMachine', { body })).machine
}

test('a paper is stored with its file, and removed with it', async () => {
  const { machineId } = await aMachine()
  const scan = { bytes: aPdf, purpose: 'machine-document', name: 'policy.pdf' } as const
  const fileId = await deskUpload(server, operations.accessToken, scan)
  const { document } = await add(machineId, { number: 'P-77', validTo: today, fileId })
  expect(document).toMatchObject({ kind: 'INSURANCE', number: 'P-77', validTo: today, file: { name: 'policy.pdf' } })
  server.clock.advance({ seconds: 1 })
  await add(machineId, { kind: 'LOAD_TEST' })
  expect((await papersOf(machineId)).map(({ kind, file }) => [kind, file?.name])).toEqual([
    ['LOAD_TEST', undefined],
    ['INSURANCE', 'policy.pdf'],
  ])
  expect((await server.ask({ url: document.file?.url ?? '' })).rawPayload).toEqual(aPdf)
  await expect(add(machineId, { fileId })).rejects.toMatchObject({ status: 404 })
  await remove(document.documentId)
  expect((await server.ask({ url: document.file?.url ?? '' })).statusCode).toBe(404)
  expect(await papersOf(machineId)).toHaveLength(1)
  await expect(remove(document.documentId)).rejects.toMatchObject({ status: 404 })
})

test('a machine has a limited number of papers', async () => {
  const { machineId } = await aMachine()
  for (let count = 0; count < PAPERS_MAX; count++) await add(machineId)
  await expect(add(machineId)).rejects.toMatchObject({ type: '/problems/too-many-documents' })
})

/** A job whose machine and operator are as given, and the way to begin its hire. */
async function anAllocatedJob(licenceValidTo: string) {
  const { jobId, machineId } = await aPersonsJob(server, lift)
  const { operator } = await call('addOperator', { body: aNewOperator({ name: 'Ganesh Pawar', licenceValidTo }) })
  const { operatorId } = operator
  await call('allocateJob', { params: { id: jobId }, body: { machineId, operatorId } })
  const start = () => call('startHire', { params: { id: jobId }, body: { date: today, meter: '1.0' } })
  const startRaw = () =>
    server.ask({
      method: 'POST',
      url: `/v1/desk/jobs/${jobId}/start-hire`,
      headers: { authorization: `Bearer ${operations.accessToken}` },
      payload: { date: today, meter: '1.0' },
    })
  return { machineId, start, startRaw }
}

const refusal = (detail: RegExp) => ({ type: '/problems/papers-expired', message: expect.stringMatching(detail) })

test('a machine with a missing or expired mandatory paper does not go on hire, and the refusal says why', async () => {
  const { machineId, start, startRaw } = await anAllocatedJob(today)
  for (const { documentId, kind } of await papersOf(machineId)) if (kind === 'INSURANCE') await remove(documentId)
  await expect(start()).rejects.toMatchObject(refusal(/ has no insurance\.$/))
  await add(machineId, { validTo: yesterday })
  const { machine } = await call('getMachine', { params: { id: machineId } })
  const params = { paper: 'INSURANCE', machine: machine.fleetNumber, date: yesterday }
  expect((await startRaw()).json()).toMatchObject({ reason: { key: 'paperExpired', params } })
  await expect(start()).rejects.toMatchObject(refusal(/^The insurance of .+ expired on \d+ \w+ \d{4}\.$/))
  await add(machineId, { validTo: today })
  expect((await start()).job.status).toBe('ON_HIRE')
})

test('an operator whose licence has expired keeps the machine in the yard', async () => {
  const { start } = await anAllocatedJob(yesterday)
  await expect(start()).rejects.toMatchObject(refusal(/^The licence of Ganesh Pawar expired on /))
})
