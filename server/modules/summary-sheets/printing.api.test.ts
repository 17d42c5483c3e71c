import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { formatFigure } from '#contract/figures.ts'
import { aPersonsJob } from '#tests/support/hire.ts'
import { aServer } from '#tests/support/server.ts'
import { countingStatements } from '#tests/support/statements.ts'
import { aDueJob, aSigned, daysAgo, endedOn, onHireSince, prepared, sentSheet } from '#tests/support/summary-sheets.ts'
import { sheetToPrint } from './printing.ts'

vi.setConfig({ testTimeout: 60_000 })
const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''

const download = (token: string, url: string) => server.ask({ url, headers: { authorization: `Bearer ${token}` } })
const addressOf = (id: string, question = '') => `/v1/rentals/summary-sheets/${id}/download-pdf${question}`
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

test('S15 a sheet is a PDF with its lines, logs, hash and signatures; nobody else gets it', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const { summarySheetId, lines, hash } = await sentSheet(server, jobId)
  const { summarySheet: sheet } = await person.call('getSummarySheet', { params: { summarySheetId } })
  const reply = await download(person.accessToken, addressOf(summarySheetId))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${sheet.summaryNumber}-v1.pdf"`,
    'cache-control': 'no-store',
  })
  const text = await textOf(reply.rawPayload)
  const logs = sheet.days.flatMap((day) => day.logs.map(({ logNumber }) => logNumber))
  for (const part of [sheet.jobNumber, ...lines.map((line) => formatFigure(line.amountPaise)), ...logs, 'Page 1 of'])
    expect(text).toContain(part)
  expect(text.replaceAll(' ', '')).toContain(hash)
  const stranger = await server.signIn()
  expect((await download(stranger.accessToken, addressOf(summarySheetId))).statusCode).toBe(404)
  expect(
    await textOf((await download(person.accessToken, addressOf(summarySheetId, '?lang=hi'))).rawPayload),
  ).toContain('हस्ता')
})

test('the desk prints a sheet that was not sent with a watermark, customers do not', async () => {
  const { person, jobId } = await aDueJob(server, productId)
  const id = await prepared(server, jobId)
  const staff = await server.signInStaff('ACCOUNTS')
  const reply = await download(staff.accessToken, `/v1/desk/summary-sheets/${id}/download-pdf`)
  expect(await textOf(reply.rawPayload)).toContain('Not sent yet')
  expect((await download(person.accessToken, addressOf(id))).statusCode).toBe(404)
})

test('a sheet is read to be printed in as many statements for one day as for three', async () => {
  const one = await aPersonsJob(server, productId)
  await onHireSince(server, one.jobId, 1)
  await aSigned(server, one, daysAgo(server, 1))
  await endedOn(server, one.jobId, daysAgo(server, 1))
  const { counted, statements } = countingStatements(server.appDb)
  const tools = { db: counted, clock: server.clock.now, config: { publicUrl: 'https://yantra.example' } }
  const accountId = '01934f00-0000-7000-8001-000000000003'
  const asked = async (jobId: string) => {
    const { summarySheetId } = await sentSheet(server, jobId)
    const before = statements()
    await sheetToPrint(tools, { kind: 'STAFF', accountId, role: 'ACCOUNTS', name: 'R' }, summarySheetId)
    return statements() - before
  }
  const few = await asked(one.jobId)
  expect(await asked((await aDueJob(server, productId)).jobId)).toBe(few)
  expect(few).toBeLessThanOrEqual(10)
})
