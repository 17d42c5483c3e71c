import { expect, test } from 'vitest'
import { MACHINE_PHOTOS_MAX } from '#contract/fleet.photos.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload } from '#tests/support/upload.ts'

const server = await aServer()
const operations = await server.signInStaff('OPERATIONS')
const owner = await server.signInStaff('OWNER')
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const productId = products.content[0]?.productId ?? ''
const picture = await aPicture('png')
const upload = () => deskUpload(server, operations.accessToken, { bytes: picture, purpose: 'machine-photo' })
const add = async (id: string) =>
  (await operations.call('addMachinePhoto', { params: { id }, body: { fileId: await upload() } })).photo
const listed = async (id: string) => (await operations.call('listMachinePhotos', { params: { id } })).photos

/** A job on hire, and its machine. */
async function aHire() {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const { machines } = await operations.call('listMachines', { query: { size: '100' } })
  const { job } = await person.call('getJob', { params: { jobId } })
  const machine = machines.content.find(({ fleetNumber }) => fleetNumber === job.machine.fleetNumber)
  const photos = async () => (await person.call('getJob', { params: { jobId } })).job.machinePhotos
  return { machineId: machine?.machineId ?? '', photos }
}

test('operations adds photographs, the customer sees them on the job, and nobody else does', async () => {
  const { machineId, photos } = await aHire()
  const other = await aHire()
  const [first, second] = [await add(machineId), await add(machineId)]
  expect((await listed(machineId)).map(({ photoId }) => photoId)).toEqual([first.photoId, second.photoId])
  const seen = await photos()
  expect(seen.map(({ fileId }) => fileId)).toEqual([first.file.fileId, second.file.fileId])
  expect((await server.ask({ url: seen[0]?.url ?? '' })).headers['content-type']).toBe('image/png')
  expect(await other.photos()).toEqual([])
})

test('a removed photograph is gone with its file; both acts are in the audit trail', async () => {
  const { machineId, photos } = await aHire()
  const { photoId, file } = await add(machineId)
  await operations.call('removeMachinePhoto', { params: { id: photoId }, body: {} })
  expect([await listed(machineId), await photos()]).toEqual([[], []])
  expect((await server.ask({ url: file.url })).statusCode).toBe(404)
  await expect(operations.call('removeMachinePhoto', { params: { id: photoId }, body: {} })).rejects.toMatchObject({
    type: '/problems/not-found',
  })
  const { audit } = await owner.call('listAudit', { query: { subject: machineId } })
  expect(audit.content.map(({ act }) => act).toSorted()).toEqual(['addMachinePhoto', 'removeMachinePhoto'])
})

test('a machine has a limited number of photographs, and a file serves once', async () => {
  const { machineId } = await aHire()
  const fileId = await upload()
  const put = (id: string) => operations.call('addMachinePhoto', { params: { id: machineId }, body: { fileId: id } })
  await put(fileId)
  await expect(put(fileId)).rejects.toMatchObject({ type: '/problems/not-found' })
  for (let n = 1; n < MACHINE_PHOTOS_MAX; n += 1) await add(machineId)
  await expect(add(machineId)).rejects.toMatchObject({ type: '/problems/too-many-photos' })
  expect(await listed(machineId)).toHaveLength(MACHINE_PHOTOS_MAX)
})
