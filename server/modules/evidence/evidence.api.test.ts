import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { HouseKey } from '#contract/document-keys.ts'
import { MANIFEST, type Manifest, SIGNATURE } from '#contract/evidence.manifest.ts'
import { publicDocumentKeys, signBytes } from '#server/platform/document-signature.ts'
import { newSecrets } from '#server/platform/secrets.ts'
import { temporaryFolder } from '#tests/support/folders.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { anInvoice } from '#tests/support/invoices.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { aDueJob, daysAgo, endedOn, onHireSince, prepared, sentSheet } from '#tests/support/summary-sheets.ts'
import { deskUpload } from '#tests/support/upload.ts'
import { checkPack } from '#web/features/evidence/check-pack.ts'

vi.setConfig({ testTimeout: 120_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const { keys } = (await server.ask({ url: '/v1/public/document-key' })).json<{ keys: HouseKey[] }>()

const ask = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const ofInvoice = (token: string, invoiceId: string) => ask(token, `/v1/rentals/invoices/${invoiceId}/evidence`)
const billed = await anInvoice(server, productId)
const { person, invoice } = billed
const whole = (await ofInvoice(person.accessToken, invoice.invoiceId)).rawPayload

type Files = Record<string, Uint8Array>
/** The pack of the invoice after some change of its files. */
function changed(change: (files: Files) => void) {
  const files: Files = unzipSync(whole)
  change(files)
  return zipSync(files)
}
const manifestOf = (files: Files) => JSON.parse(strFromU8(files[MANIFEST] ?? new Uint8Array())) as Manifest
const paths = Object.keys(unzipSync(whole))
const pathOf = (beginning: RegExp) => paths.find((path) => beginning.test(path)) ?? 'none'

test('the pack of an invoice holds documents, logs and signatures, and nothing in it was changed', async () => {
  const number = (invoice.invoiceNumber ?? '').replaceAll('/', '-')
  expect(paths.slice(0, 2)).toEqual([MANIFEST, SIGNATURE])
  expect(paths).toEqual(
    expect.arrayContaining(['README.txt', 'photos.json', `invoice/${number}.pdf`, `invoice/${number}.json`]),
  )
  const parts = [
    /^summary-sheets\/.*\.sent\.json$/,
    /^summary-sheets\/.*\.pdf$/,
    /^certificates\//,
    /^agreements\/.*acceptance/,
  ]
  expect(parts.map((part) => paths.filter((path) => part.test(path)).length)).toEqual([1, 1, 1, 1])
  expect(paths.filter((path) => path.startsWith('logs/'))).toHaveLength(3)
  expect(paths.filter((path) => /^signatures\/.*\.svg$/.test(path))).toHaveLength(3)
  expect(await checkPack(whole, keys)).toMatchObject({
    ok: true,
    links: 3,
    manifest: { subject: { kind: 'INVOICE', number: invoice.invoiceNumber, hash: invoice.hash } },
  })
})

test('the same moment makes the same bytes', async () => {
  const again = (await ofInvoice(person.accessToken, invoice.invoiceId)).rawPayload
  expect(again.equals(whole)).toBe(true)
})

const log = pathOf(/^logs\//)
test.each([
  ['a file that was altered', 'changed', log, (files: Files) => (files[log] = strToU8('{}'))],
  ['a file that is missing', 'missing', log, (files: Files) => delete files[log]],
  ['a file that was added', 'added', 'extra.txt', (files: Files) => (files['extra.txt'] = strToU8('x'))],
  ['a manifest without signature', 'no-signature', SIGNATURE, (files: Files) => delete files[SIGNATURE]],
  ['no manifest', 'no-manifest', MANIFEST, (files: Files) => delete files[MANIFEST]],
  [
    'a manifest that was altered',
    'manifest-changed',
    MANIFEST,
    (files: Files) =>
      (files[MANIFEST] = strToU8(JSON.stringify({ ...manifestOf(files), madeAt: '2020-01-01T00:00:00Z' }))),
  ],
])('%s is named', async (_what, fault, path, change) => {
  expect(await checkPack(changed(change), keys)).toEqual({ ok: false, fault, path })
})

const foreign = await newSecrets()
/** Signs a changed manifest anew, with a key that is not the house's. */
function signedBy(files: Files, manifest: Manifest) {
  const bytes = strToU8(JSON.stringify(manifest))
  files[MANIFEST] = bytes
  files[SIGNATURE] = strToU8(JSON.stringify({ alg: 'EdDSA', ...signBytes(foreign, bytes) }))
}

test('a signature by another key is named, and so is a chain broken by the holder of the key', async () => {
  const theirs = publicDocumentKeys(foreign).keys
  const signed = changed((files) => signedBy(files, manifestOf(files)))
  expect(await checkPack(signed, keys)).toEqual({ ok: false, fault: 'foreign-key', path: SIGNATURE })
  expect(await checkPack(signed, theirs)).toMatchObject({ ok: true })
  const turned = changed((files) => {
    const { chains, ...rest } = manifestOf(files)
    signedBy(files, { ...rest, chains: chains.map(({ links, ...chain }) => ({ ...chain, links: links.toReversed() })) })
  })
  expect(await checkPack(turned, theirs)).toMatchObject({ ok: false, fault: 'chain-broken' })
})

test('any other file is reported as no pack', async () => {
  expect(await checkPack(strToU8('%PDF-1.7'), keys)).toEqual({ ok: false, fault: 'unreadable', path: null })
  expect(await checkPack(whole.subarray(0, whole.length - 200), keys)).toMatchObject({ ok: false, fault: 'unreadable' })
})

test('the command and the page report the same', () => {
  const folder = temporaryFolder()
  const at = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const published = at('keys.json', JSON.stringify({ keys }))
  const run = (file: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/verify-pack.ts', file, published], {
      encoding: 'utf8',
    })
    return { status, said: `${stdout}${stderr}` }
  }
  const sound = run(at('whole.zip', whole))
  expect(sound).toMatchObject({ status: 0, said: expect.stringContaining(invoice.invoiceNumber ?? 'none') })
  const bad = run(
    at(
      'bad.zip',
      changed((files) => (files[log] = strToU8('{}'))),
    ),
  )
  expect(bad).toEqual({ status: 1, said: `✗ ${log} was changed.\n` })
})

test('S1 a pack is private to its company; the desk has it, and a draft has none', async () => {
  const stranger = await server.signIn()
  const url = `/v1/rentals/invoices/${invoice.invoiceId}/evidence`
  expect((await ask(stranger.accessToken, url)).statusCode).toBe(404)
  expect((await server.ask({ url })).statusCode).toBe(401)
  const { accessToken } = await server.signInStaff('ACCOUNTS')
  const atDesk = await ask(accessToken, `/v1/desk/invoices/${invoice.invoiceId}/evidence`)
  expect(atDesk.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${(invoice.invoiceNumber ?? '').replaceAll('/', '-')}-evidence.zip"`,
  })
  const { jobId } = await aDueJob(server, productId)
  const unsent = await prepared(server, jobId)
  const reply = await ask(accessToken, `/v1/desk/summary-sheets/${unsent}/evidence`)
  expect([reply.statusCode, reply.json<{ type: string }>().type]).toEqual([409, '/problems/status-conflict'])
})

test('a log that was changed in the database breaks the chain of the pack', async () => {
  const { person: other, invoice: theirs } = await anInvoice(server, productId)
  await server.db.asOwner(async (owner, script) => {
    await script('alter table logsheet_version disable trigger logsheet_version_stays')
    await owner.rows(sql`
      update logsheet_version set content = jsonb_set(content, '{remarks}', '"Half a day"')
      where job_id in (select job_id from invoice_line where invoice_id = ${theirs.invoiceId}) and chain_no = 2`)
    await script('alter table logsheet_version enable trigger logsheet_version_stays')
  })
  const verdict = await checkPack((await ofInvoice(other.accessToken, theirs.invoiceId)).rawPayload, keys)
  expect(verdict).toMatchObject({ ok: false, fault: 'chain-broken', path: expect.stringMatching(/\/00002-/) })
})

/** A sheet of one day with two photographs, and the ids of their files. */
async function photographed() {
  const hired = await aPersonsJob(server, productId)
  await onHireSince(server, hired.jobId, 1)
  const staff = await server.signInStaff('OPERATIONS')
  const photo = { bytes: await aPicture('jpeg'), purpose: 'logsheet-photo' as const }
  const photoIds = [
    await deskUpload(server, staff.accessToken, photo),
    await deskUpload(server, staff.accessToken, photo),
  ]
  const body = {
    jobId: hired.jobId,
    date: daysAgo(server, 1),
    shift: 'A' as const,
    submit: true,
    ...aDay({ photoIds }),
  }
  const { logsheet } = await staff.call('addDeskLogsheet', { body })
  const answer = { signature: 'M10 10L90 60', version: 1 }
  await hired.person.call('signLogsheet', { params: { id: logsheet.logsheetId }, body: answer })
  await endedOn(server, hired.jobId, daysAgo(server, 1))
  const { summarySheetId } = await sentSheet(server, hired.jobId)
  return { url: `/v1/rentals/summary-sheets/${summarySheetId}/evidence`, photoIds, token: hired.person.accessToken }
}

test('the pack of a sheet encloses its photographs; one that was exchanged on disk differs from its log', async () => {
  const { url, photoIds, token } = await photographed()
  const pack = (await ask(token, url)).rawPayload
  const files = unzipSync(pack)
  const enclosed = Object.keys(files).filter((path) => path.startsWith('photos/'))
  expect(enclosed).toHaveLength(2)
  expect(JSON.parse(strFromU8(files['photos.json'] ?? new Uint8Array()))).toMatchObject(
    enclosed.map((path) => ({ path })),
  )
  expect(await checkPack(pack, keys)).toMatchObject({
    ok: true,
    links: 1,
    manifest: { subject: { kind: 'SUMMARY_SHEET' } },
  })
  const [first = ''] = photoIds
  writeFileSync(join(server.config.dataDir, 'files', first.slice(-2), first), await aPicture('jpeg', 20, 10))
  const exchanged = await checkPack((await ask(token, url)).rawPayload, keys)
  expect(exchanged).toEqual({ ok: false, fault: 'record-differs', path: enclosed[0] })
})
