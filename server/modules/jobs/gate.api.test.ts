import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, dispatched } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'
import { gateToken } from '#tests/support/signed-links.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = dateInIndia(server.clock.now())
const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const read = (token: string) => server.callBy(token)('getGatePass')

/** A job whose machine has left for its site, and the token in the code on its challan. */
async function onItsWay() {
  const { person, jobId, machineId } = await aPersonsJob(server, productId)
  const { call } = await server.signInStaff('OPERATIONS')
  await call('allocateJob', { params: { id: jobId }, body: { machineId } })
  await dispatched(server, jobId)
  return { person, jobId, machineId, call, token: await gateToken(server, jobId) }
}

test('the code on a challan shows the facts that a guard compares, and nothing else', async () => {
  const { person, jobId, token } = await onItsWay()
  const { job } = await person.call('getJob', { params: { jobId } })
  const { gatePass } = await read(token)
  const valid = { validTo: addDays(today, 365), state: 'VALID' }
  expect(gatePass).toEqual({
    challanNumber: job.challan?.challanNumber,
    issuedOn: today,
    machine: { name: job.machine.name, serialNumber: job.machine.serialNumber, registrationNumber: null },
    from: job.from,
    to: job.expectedTo,
    papers: [
      { kind: 'INSPECTION', ...valid },
      { kind: 'INSURANCE', ...valid },
    ],
    licence: null,
  })
  await read(token)
  for (const [method, url] of [
    ['GET', `/v1/rentals/jobs/${jobId}`],
    ['GET', `/v1/rentals/jobs/${jobId}/gate-pass`],
    ['GET', '/v1/links/logsheet'],
  ] as const) {
    const headers = { 'yantra-link': token, authorization: `Bearer ${token}` }
    expect((await server.ask({ method, url, headers })).statusCode).toBe(401)
  }
  const pdf = await server.ask({
    url: `/v1/rentals/jobs/${jobId}/gate-pass`,
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
  expect(text.replaceAll(/\s+/g, ' ')).toContain('At the gate: scan')
})

test('a paper that expires on the way shows as expired; the code ends after its days and with the job', async () => {
  const { machineId, jobId, token } = await onItsWay()
  const stands = async () => (await read(token)).gatePass.papers.map(({ state }) => state)
  // The content of the challan stays; its status is today's.
  await server.db.rows(sql`update machine_document set valid_to = '2026-01-01' where machine_id = ${machineId}`)
  expect(await stands()).toEqual(['VALID', 'VALID'])
  await server.db.rows(sql`
    update job_challan set document = jsonb_set(document, '{papers,0,validTo}', '"2026-01-01"') where job_id = ${jobId}`)
  expect(await stands()).toEqual(['EXPIRED', 'VALID'])
  const other = await onItsWay()
  await other.call('cancelJob', { params: { id: other.jobId }, body: { reason: 'The site is not ready.' } })
  await expect(read(other.token)).rejects.toMatchObject(refusal('link-revoked', 410))
  await expect(read(`${token.slice(0, -1)}x`)).rejects.toMatchObject(refusal('unauthorized', 401))
  server.clock.advance({ hours: 31 * 24 })
  await expect(read(token)).rejects.toMatchObject(refusal('link-expired', 410))
})
