import { expect, test } from 'vitest'
import { aCompany } from '#tests/support/company.ts'
import { aSiteJob, putOnHire } from '#tests/support/hire.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const missing = { type: '/problems/not-found' }
type Company = Awaited<ReturnType<typeof aCompany>>
type Person = Company['user']

/** A site of the company, with a machine on hire. */
async function aSite({ admin }: Company, addressName: string) {
  const { addressId: id, jobId } = await aSiteJob(server, admin, productId, addressName)
  await putOnHire(server, jobId)
  return { id, jobId }
}
const assign = ({ admin, user }: Company, id: string, engineer: boolean) =>
  admin.call('assignToSite', { params: { id }, body: { userId: user.accountId, engineer } })
const sign = ({ call }: Person, id: string) =>
  call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 1 } })
const dispute = ({ call }: Person, id: string) =>
  call('disputeLogsheet', { params: { id }, body: { reason: 'We stopped at noon.' } })

test('an engineer signs the logs of their site, and of no other', async () => {
  const company = await aCompany(server)
  const { admin, user } = company
  const [kharadi, nerul] = [await aSite(company, 'Kharadi Tower B'), await aSite(company, 'Nerul Depot')]
  const [ours, other] = [await aSubmitted(server, kharadi.jobId), await aSubmitted(server, nerul.jobId)]
  await expect(sign(user, ours)).rejects.toMatchObject(missing)
  await assign(company, kharadi.id, true)
  await expect(sign(user, other)).rejects.toMatchObject(missing)
  await expect(dispute(user, other)).rejects.toMatchObject(missing)
  expect((await sign(user, ours)).logsheet).toMatchObject({ status: 'SIGNED', signedBy: { how: 'DRAWN' } })
  // People who only work at a site read its logs.
  await assign(company, nerul.id, false)
  const { answers } = (await user.call('getLogsheet', { params: { id: other } })).logsheet
  expect(answers).toMatchObject({ maySign: false, mayDispute: false })
  await expect(sign(user, other)).rejects.toMatchObject(missing)
  await expect(dispute(user, other)).rejects.toMatchObject(missing)
  expect((await sign(admin, other)).logsheet.status).toBe('SIGNED')
})

test('a colleague who does not work at a site sees and signs nothing of it, whoever else does', async () => {
  const company = await aCompany(server)
  const { id, jobId } = await aSite(company, 'Kharadi Tower B')
  const log = await aSubmitted(server, jobId)
  await assign(company, id, true)
  const colleague = await server.signIn()
  await company.join(colleague.accountId, 'ROLE_USER')
  expect((await colleague.call('listJobs', { query: {} })).jobs.totalElements).toBe(0)
  expect((await colleague.call('listEnquiries', { query: {} })).enquiries.totalElements).toBe(0)
  await expect(colleague.call('getJob', { params: { jobId } })).rejects.toMatchObject(missing)
  await expect(colleague.call('getLogsheet', { params: { id: log } })).rejects.toMatchObject(missing)
  await expect(sign(colleague, log)).rejects.toMatchObject(missing)
})

test('a former engineer of a site signs nothing there', async () => {
  const company = await aCompany(server)
  const { admin, user } = company
  const { id, jobId } = await aSite(company, 'Kharadi Tower B')
  const log = await aSubmitted(server, jobId)
  await assign(company, id, true)
  expect((await user.call('getLogsheet', { params: { id: log } })).logsheet.answers.maySign).toBe(true)
  await assign(company, id, false)
  await expect(sign(user, log)).rejects.toMatchObject(missing)
  await assign(company, id, true)
  await admin.call('removeFromSite', { params: { id }, query: { userId: user.accountId } })
  await expect(user.call('getLogsheet', { params: { id: log } })).rejects.toMatchObject(missing)
  await expect(sign(user, log)).rejects.toMatchObject(missing)
})
