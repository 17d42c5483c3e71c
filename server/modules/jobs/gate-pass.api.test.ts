import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import { aPersonsJob, dispatched, machineFor, putOnHire } from '#tests/support/hire.ts'
import { aPdf, aPicture } from '#tests/support/sample-files.ts'
import { aHostilePaper, aLockedPaper, aScannedPaper } from '#tests/support/sample-pdfs.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload } from '#tests/support/upload.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const HOSTILE = '<script>alert(1)</script> \u202eKharadi'

const download = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

/** A job with a machine, one of whose papers is a picture, and a site of a hostile name. */
async function anAllocatedJob(scans: readonly Buffer[] = []) {
  const { person, jobId, machineId } = await aPersonsJob(server, productId)
  const { call, accessToken } = await server.signInStaff('OPERATIONS')
  const bytes = await aPicture('jpeg', 600, 800)
  const fileId = await deskUpload(server, accessToken, { bytes, purpose: 'machine-document' })
  const paper = { kind: 'LOAD_TEST' as const, number: 'LT-118', validTo: null, fileId }
  await call('addMachineDocument', { params: { id: machineId }, body: paper })
  for (const [at, scan] of scans.entries()) {
    const scanId = await deskUpload(server, accessToken, { bytes: scan, purpose: 'machine-document' })
    const scanned = { kind: 'OTHER' as const, number: `SCAN-${at + 1}`, validTo: '2099-12-31', fileId: scanId }
    await call('addMachineDocument', { params: { id: machineId }, body: scanned })
  }
  await call('allocateJob', { params: { id: jobId }, body: { machineId } })
  await server.db.asOwner((owner) => owner.rows(sql`update job set site_name = ${HOSTILE} where job_id = ${jobId}`))
  return { person, jobId, machineId, call, accessToken }
}

const body = { vehicleNumber: 'MH12AB1234', transporter: 'Sai Roadlines', valuePaise: 850_000_000, hsnCode: '842720' }

test('a machine leaves with a challan, whose PDF has its facts, its papers and their pictures, in both languages', async () => {
  const { person, jobId, machineId, call, accessToken } = await anAllocatedJob()
  const url = `/v1/rentals/jobs/${jobId}/gate-pass`
  const { machine } = await call('getMachine', { params: { id: machineId } })
  expect((await download(person.accessToken, url)).statusCode).toBe(404)
  const { job } = await call('dispatchMachine', { params: { id: jobId }, body })
  const { vehicleNumber, hsnCode } = body
  expect(job.challan).toMatchObject({ vehicleNumber, hsnCode, issuedOn: dateInIndia(server.clock.now()) })
  const number = job.challan?.challanNumber ?? ''
  expect(number).toMatch(/^CHN-\d{4}-\d{6}$/)
  expect(job.events.at(-1)).toMatchObject({ event: 'dispatch', status: 'SCHEDULED' })
  const reply = await download(person.accessToken, url)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const text = await textOf(reply.rawPayload)
  const until = job.documents.find(({ kind }) => kind === 'INSURANCE')?.validTo ?? ''
  const { supplier, billTo } = job.agreed
  for (const part of [
    number,
    job.jobNumber,
    job.machine.serialNumber ?? '',
    supplier.name,
    billTo.name,
    'MH12AB1234',
    'Sai Roadlines',
    `Dispatched from ${machine.yardName}`,
    '₹85,00,000',
    'HSN code 842720',
    'LT-118',
    'enclosed',
    formatDate(until),
    'rule 55',
    'Page 1 of 2',
  ])
    expect(text).toContain(part)
  expect(text).toContain('<script>alert(1)</script>')
  expect(text).not.toContain('\u202e')
  const hindi = await download(accessToken, `/v1/desk/jobs/${jobId}/gate-pass?lang=hi`)
  expect(await textOf(hindi.rawPayload)).toContain('चालान')
})

test('scans that are PDFs follow sheet by sheet; a locked one, a damaged one and an overlong one say so', async () => {
  const scans = [
    await aScannedPaper({ pages: 2, words: 'Certificate' }),
    await aLockedPaper(),
    await aHostilePaper(),
    aPdf,
    await aScannedPaper({ pages: 23, words: 'Clause' }),
  ]
  const { person, jobId } = await anAllocatedJob(scans)
  await dispatched(server, jobId)
  const { rawPayload } = await download(person.accessToken, `/v1/rentals/jobs/${jobId}/gate-pass`)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)))
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  const said = (...parts: string[]) => pages.filter((page) => parts.every((part) => page.includes(part))).length
  expect(said('Paper SCAN-1', 'valid to 31 Dec 2099', 'Sheet 2 of 2', 'Certificate 2')).toBe(1)
  expect(said('Paper SCAN-2', 'locked or damaged')).toBe(1)
  expect(said('Paper SCAN-3', 'Sheet 1 of 1', 'Fitness 1')).toBe(1)
  expect(said('Paper SCAN-4', 'locked or damaged')).toBe(1)
  expect(said('Paper SCAN-5', 'The first 20 of its 23 sheets', 'Clause')).toBe(20)
  expect(said('Clause 20')).toBe(1)
  expect(said(`Page ${pages.length} of ${pages.length}`)).toBe(1)
  const { context } = await PDFDocument.load(rawPayload)
  const objects = context.enumerateIndirectObjects().map(([, object]) => String(object))
  expect(objects.join('\n')).not.toMatch(/JavaScript|\/URI|AcroForm|OpenAction|EmbeddedFile|canary/)
})

test('a challan names the state of the yard itself, not that of the city it serves', async () => {
  const { jobId, machineId, call, accessToken } = await anAllocatedJob()
  await server.db.asOwner((owner) =>
    owner.rows(sql`update yard set address = 'Sector 8, IMT Manesar', pincode = '122051'
      where yard_id = (select yard_id from machine where machine_id = ${machineId})`),
  )
  await call('dispatchMachine', { params: { id: jobId }, body })
  const { rawPayload } = await download(accessToken, `/v1/desk/jobs/${jobId}/gate-pass`)
  expect(await textOf(rawPayload)).toContain('Sector 8, IMT Manesar, Haryana 122051')
})

test('nobody else prints the challan of a job', async () => {
  const { jobId } = await anAllocatedJob()
  await dispatched(server, jobId)
  const url = `/v1/rentals/jobs/${jobId}/gate-pass`
  expect((await download((await server.signIn()).accessToken, url)).statusCode).toBe(404)
  expect((await server.ask({ url })).statusCode).toBe(401)
})

test('an expired paper keeps the machine in the yard, and a job without a machine sends none', async () => {
  const { jobId, machineId, call } = await anAllocatedJob()
  const send = (id: string) => call('dispatchMachine', { params: { id }, body })
  await server.db.asOwner((owner) =>
    owner.rows(sql`
      update machine_document set valid_to = '2026-01-01' where machine_id = ${machineId} and kind = 'INSURANCE'`),
  )
  await expect(() => send(jobId)).rejects.toMatchObject({ type: '/problems/papers-expired' })
  const bare = await aPersonsJob(server, productId)
  await expect(() => send(bare.jobId)).rejects.toMatchObject({ status: 409 })
})

test('a challan stays as it was issued; the machine of a swap goes with its own', async () => {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  await dispatched(server, jobId)
  const first = (await person.call('getJob', { params: { jobId } })).job
  const { call } = await server.signInStaff('OPERATIONS')
  const today = dateInIndia(server.clock.now())
  const swap = { date: today, meterOut: '1400', meterIn: '12.5', reason: 'Its pump is worn.' }
  const machineId = await machineFor(server, jobId)
  await call('swapMachine', { params: { id: jobId }, body: { ...swap, machineId } })
  const { job } = await call('dispatchMachine', { params: { id: jobId }, body })
  expect(job.challan?.challanNumber).not.toBe(first.challan?.challanNumber)
  const text = await textOf((await download(person.accessToken, `/v1/rentals/jobs/${jobId}/gate-pass`)).rawPayload)
  expect(text).toContain(job.machine.serialNumber)
  expect(text).not.toContain(first.machine.serialNumber)
  const change = server.appDb.transaction((tx) => tx.rows(sql`update job_challan set issued_by = 'X'`))
  await expect(change).rejects.toMatchObject({ code: '42501' })
})
