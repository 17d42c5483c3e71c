import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aPdf, aPhonePhotograph, aPicture } from '#tests/support/sample-files.ts'
import { aServer, type TestServer } from '#tests/support/server.ts'
import { aLinkedDay, anEntryLink, aSigningLink, SUNIL, tokenIn } from '#tests/support/signed-links.ts'

/** One photograph as the holder of a link. */
const linkUpload = async (server: TestServer, token: string, bytes: Buffer) =>
  server.ask({
    method: 'POST',
    url: '/v1/links/job/photos',
    headers: { 'yantra-link': token, 'yantra-file-name': 'site.jpg' },
    payload: bytes,
  })

const server = await aServer({ settings: { PUBLIC_URL: 'https://yantra.example' } })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const refusal = (problem: string, status: number) => ({ type: `/problems/${problem}`, status })
const today = () => dateInIndia(server.clock.now())

async function onHire() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  return job
}

const { callBy } = server
const next = (token: string, query: { date?: string } = {}) => callBy(token)('getLinkedJob', { query })
const enter = (token: string, more: object = {}) =>
  callBy(token)('addLinkedLogsheet', { body: aLinkedDay(today(), more) })

describe('a link to enter the logs of a job', () => {
  test('begins with the next day, submits it in its holder’s name, and the customer signs it', async () => {
    const { jobId, person } = await onHire()
    const { token, url, message } = await anEntryLink(server, jobId)
    expect(url).toBe(`https://yantra.example/log#${token}`)
    expect(message).toContain(url)
    const { next: begun, link } = await next(token)
    expect(link.name).toBe(SUNIL.name)
    expect(begun).toMatchObject({ jobId, date: today(), logsheetId: null, copiedFrom: null })
    expect(begun.content.slices.length).toBeGreaterThan(0)
    const { logsheet } = await enter(token)
    expect(logsheet).toMatchObject({ jobId, status: 'SUBMITTED', version: 1, workedHours: '9' })
    const params = { id: logsheet.logsheetId }
    const seen = await person.call('getLogsheet', { params })
    expect(seen.logsheet).toMatchObject({
      enteredBy: SUNIL.name,
      enteredSide: 'SUPPLIER',
      answers: { maySign: true, mayEdit: false },
    })
    expect(seen.logsheet.events.map(({ event, actor }) => [event, actor])).toEqual([
      ['draft', SUNIL.name],
      ['submit', SUNIL.name],
    ])
    await person.call('signLogsheet', { params, body: { signature: 'M0 0L9 9', version: 1 } })
    const { call } = await server.signInStaff('OPERATIONS')
    const { links } = await call('listDeskJobLinks', { params: { jobId } })
    expect(links).toMatchObject([{ purpose: 'LOG_JOB', state: 'LIVE', readAt: expect.any(String), mayRevoke: true }])
  })

  test('takes photographs, which are drawn anew and belong to this link alone', async () => {
    const [{ jobId, person }, other] = [await onHire(), await onHire()]
    const [one, two] = [await anEntryLink(server, jobId), await anEntryLink(server, other.jobId)]
    const sent = await linkUpload(server, one.token, await aPhonePhotograph())
    const { file } = sent.json<{ file: { fileId: string; width: number } }>()
    expect([sent.statusCode, file.width]).toEqual([201, 48])
    const photoIds = [file.fileId]
    await expect(enter(two.token, { photoIds })).rejects.toMatchObject(refusal('not-found', 404))
    const again = await anEntryLink(server, jobId)
    await expect(enter(again.token, { photoIds })).rejects.toMatchObject(refusal('not-found', 404))
    const { logsheet } = await enter(one.token, { photoIds })
    const seen = await person.call('getLogsheet', { params: { id: logsheet.logsheetId } })
    const [photo] = seen.logsheet.photos
    const { rawPayload } = await server.ask({ url: photo?.url ?? '' })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    // In a record it stays: the next day cannot show it as its own.
    server.clock.advance({ hours: 24 })
    const moved = enter(one.token, { photoIds, date: today(), meterOpen: '1397.2', meterClose: '1406.2' })
    await expect(moved).rejects.toMatchObject(refusal('not-found', 404))
  })

  test('takes no document, and no more photographs than three full days show', async () => {
    const { token } = await anEntryLink(server, (await onHire()).jobId)
    const status = async (bytes: Buffer) => (await linkUpload(server, token, bytes)).statusCode
    expect(await status(aPdf)).toBe(415)
    const picture = await aPicture('png')
    for (let photo = 0; photo < 36; photo += 1) expect(await status(picture)).toBe(201)
    expect(await status(picture)).toBe(429)
    const signing = await linkUpload(server, 'x'.repeat(43), picture)
    expect(signing.statusCode).toBe(401)
  })

  test('copies the day before, and enters each shift once', async () => {
    const { jobId } = await onHire()
    const { token } = await anEntryLink(server, jobId)
    await enter(token)
    await expect(enter(token)).rejects.toMatchObject(refusal('logsheet-exists', 409))
    expect((await next(token, { date: today() })).next.logsheetId).not.toBeNull()
    server.clock.advance({ hours: 24 })
    const { next: following } = await next(token, { date: today() })
    expect(following).toMatchObject({ date: today(), copiedFrom: addDays(today(), -1) })
    expect(following.content).toMatchObject({ meterOpen: '1397.2' })
    await expect(enter(token, { date: addDays(today(), 1) })).rejects.toMatchObject({
      violations: [{ field: 'date' }],
    })
    await expect(enter(token, { meterOpen: '1397.2', meterClose: '1390' })).rejects.toMatchObject({
      violations: [{ field: 'slices' }],
    })
  })

  test('enters nothing for another job, reads no log, and signs none', async () => {
    const { jobId } = await onHire()
    const other = await onHire()
    const { token } = await anEntryLink(server, jobId)
    const { logsheet } = await enter(token)
    const headers = { 'yantra-link': token, authorization: `Bearer ${token}` }
    const payload = { ...aLinkedDay(today()), jobId: other.jobId }
    for (const [method, url] of [
      ['GET', `/v1/rentals/logsheets/${logsheet.logsheetId}`],
      ['GET', `/v1/desk/jobs/${jobId}`],
      ['GET', '/v1/links/logsheet'],
      ['POST', '/v1/links/logsheet/sign'],
      ['POST', '/v1/desk/logsheets'],
    ] as const)
      expect((await server.ask({ method, url, headers, ...(method === 'POST' ? { payload } : {}) })).statusCode).toBe(
        401,
      )
    // A body may not name another job.
    const named = await server.ask({ method: 'POST', url: '/v1/links/job/logsheets', headers, payload })
    expect(named.statusCode).toBe(422)
    const signing = await aSigningLink(server, logsheet.logsheetId)
    await expect(next(signing.token)).rejects.toMatchObject(refusal('unauthorized', 401))
  })

  test('ends after a month, and when the desk ends it', async () => {
    const { jobId } = await onHire()
    const { call } = await server.signInStaff('OPERATIONS')
    const [first, second] = [await anEntryLink(server, jobId), await anEntryLink(server, jobId)]
    await call('revokeDeskLink', { params: { id: first.linkId }, body: {} })
    await expect(enter(first.token)).rejects.toMatchObject(refusal('link-revoked', 410))
    await next(second.token)
    server.clock.advance({ hours: 32 * 24 })
    await expect(next(second.token)).rejects.toMatchObject(refusal('link-expired', 410))
  })

  test('is made only for a job on hire, and may go out as a text message', async () => {
    const { jobId } = await aPersonsJob(server, products.content[0]?.productId ?? '')
    await expect(anEntryLink(server, jobId)).rejects.toMatchObject(refusal('status-conflict', 409))
    await putOnHire(server, jobId)
    const phone = '9822000418'
    const { url } = await anEntryLink(server, jobId, { phone, send: true, language: 'hi' })
    const [message] = await server.outbox(phone)
    expect(message).toMatchObject({ channel: 'sms', text: expect.stringContaining(url) })
    expect((await next(tokenIn(url))).next.jobId).toBe(jobId)
  })
})
