import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { PHOTOS_MAX } from '#contract/logsheets.content.ts'
import { customer } from '#server/platform/principal.ts'
import { aPersonsJob, dryProduct, putOnHire } from '#tests/support/hire.ts'
import { aDay } from '#tests/support/logsheets.ts'
import { aPhonePhotograph, aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload, upload } from '#tests/support/upload.ts'
import { verifyLogsheets } from './verifying.ts'

const server = await aServer()
const fresh = { 'if-match': '*' }
const purpose = 'logsheet-photo' as const
const bytes = await aPicture('jpeg')
const staff = () => server.signInStaff('OPERATIONS')

/** A machine on dry hire, whose logs its customer enters. */
async function dryHire() {
  const job = await aPersonsJob(server, await dryProduct(server))
  await putOnHire(server, job.jobId)
  return job
}
const today = () => ({ date: dateInIndia(server.clock.now()), shift: 'A' as const, submit: false })
type Person = Awaited<ReturnType<typeof dryHire>>['person']
const photo = ({ accessToken }: Person) => upload(server, accessToken, { bytes, purpose })

test('both sides see the photographs of a log in their order, and only those of its newest version', async () => {
  const { person, jobId } = await dryHire()
  const [one, two, three] = [await photo(person), await photo(person), await photo(person)]
  const body = { jobId, ...today(), ...aDay({ photoIds: [two, one] }) }
  const { logsheetId: id } = (await person.call('addLogsheet', { body })).logsheet
  const saved = await person.call('saveLogsheet', {
    params: { id },
    headers: fresh,
    body: aDay({ photoIds: [three, two] }),
  })
  expect(saved.logsheet.photos.map(({ fileId }) => fileId)).toEqual([three, two])
  await person.call('submitLogsheet', { params: { id }, headers: fresh, body: {} })
  const { call } = await staff()
  const { photos } = (await call('getDeskLogsheet', { params: { id } })).logsheet
  expect(photos).toMatchObject([{ fileId: three, type: 'image/jpeg' }, { fileId: two }])
  expect((await server.ask({ url: photos[0]?.url ?? '' })).statusCode).toBe(200)
})

test('a log takes only its writer’s own photographs, and each file belongs to one log', async () => {
  const [{ person, jobId }, other] = [await dryHire(), await dryHire()]
  const own = await photo(person)
  const add = (photoIds: string[]) => person.call('addLogsheet', { body: { jobId, ...today(), ...aDay({ photoIds }) } })
  const attachment = await upload(server, person.accessToken, { bytes, purpose: 'message' })
  for (const wrong of [await photo(other.person), attachment, jobId])
    await expect(add([own, wrong])).rejects.toMatchObject({ status: 404 })
  await add([own])
  const used = other.person.call('addLogsheet', {
    body: { jobId: other.jobId, ...today(), ...aDay({ photoIds: [own] }) },
  })
  await expect(used).rejects.toMatchObject({ status: 404 })
})

test(`a log takes at most ${PHOTOS_MAX} photographs, each once`, async () => {
  const { person, jobId } = await dryHire()
  const own = await photo(person)
  for (const photoIds of [[own, own], Array.from({ length: PHOTOS_MAX + 1 }, () => crypto.randomUUID())]) {
    const body = { jobId, ...today(), ...aDay({ photoIds }) }
    await expect(person.call('addLogsheet', { body })).rejects.toMatchObject({ violations: [{ field: 'photoIds' }] })
  }
})

test('a photograph carries neither place nor camera', async () => {
  const { person, jobId } = await dryHire()
  const located = await aPhonePhotograph()
  expect(located.includes('Canary')).toBe(true)
  const fileId = await upload(server, person.accessToken, { bytes: located, purpose })
  const body = { jobId, ...today(), ...aDay({ photoIds: [fileId] }) }
  const { logsheet } = await person.call('addLogsheet', { body })
  const stored = await server.ask({ url: logsheet.photos[0]?.url ?? '' })
  expect(stored.statusCode).toBe(200)
  expect(stored.rawPayload.includes('Canary')).toBe(false)
})

test('the chain covers the photographs, and a changed one breaks it at its version', async () => {
  const { person, jobId } = await dryHire()
  const [one, two] = [await photo(person), await photo(person)]
  const body = { jobId, ...today(), submit: true, ...aDay({ photoIds: [one] }) }
  const { logsheet } = await person.call('addLogsheet', { body })
  const [id, { call }] = [logsheet.logsheetId, await staff()]
  await call('disputeDeskLogsheet', { params: { id }, body: { reason: 'Which meter is this?' } })
  const revision = { ...aDay({ photoIds: [one, two] }), reason: null }
  await person.call('reviseLogsheet', { params: { id }, headers: fresh, body: revision })
  const { jobNumber, logNumber } = logsheet
  const broken = async () => (await server.db.asOwner(verifyLogsheets)).broken.filter((b) => b.jobNumber === jobNumber)
  expect(await broken()).toEqual([])
  const change = (hash: string) =>
    server.db.asOwner(async (owner, script) => {
      await script('alter table file disable trigger file_stays_attached')
      await owner.rows(sql`update file set hash = ${hash} where file_id = ${two}`)
      await script('alter table file enable trigger file_stays_attached')
    })
  await change('b2'.repeat(32))
  expect(await broken()).toEqual([{ jobNumber, logNumber, version: 2 }])
  await server.db.asOwner((owner) => owner.rows(sql`delete from file where file_id = ${one}`))
  expect(await broken()).toEqual([{ jobNumber, logNumber, version: 1 }])
})

test('the photographs of a submitted version never change', async () => {
  const { person, jobId } = await dryHire()
  const [one, two] = [await photo(person), await photo(person)]
  const body = { jobId, ...today(), submit: true, ...aDay({ photoIds: [one] }) }
  const { logsheetId: id } = (await person.call('addLogsheet', { body })).logsheet
  const change = { params: { id }, headers: fresh, body: aDay({ photoIds: [two] }) }
  await expect(person.call('saveLogsheet', change)).rejects.toMatchObject({ status: 409 })
  const { logsheet } = await person.call('getLogsheet', { params: { id } })
  expect(logsheet.photoIds).toEqual([one])
})

test('the desk photographs the logs that it enters', async () => {
  const { jobId } = await dryHire()
  const { accessToken, call } = await staff()
  const fileId = await deskUpload(server, accessToken, { bytes, purpose })
  const { logsheet } = await call('addDeskLogsheet', { body: { jobId, ...today(), ...aDay({ photoIds: [fileId] }) } })
  expect(logsheet.photos).toMatchObject([{ fileId }])
})

test('the photographs of a log are private: a stranger neither sees them nor takes them into a log of their own', async () => {
  const { person, jobId } = await dryHire()
  const stranger = await dryHire()
  const [shown, loose] = [await photo(person), await photo(person)]
  const body = { jobId, ...today(), submit: true, ...aDay({ photoIds: [shown] }) }
  const { logsheet } = await person.call('addLogsheet', { body })
  const missing = { type: '/problems/not-found' }
  const params = { id: logsheet.logsheetId }
  await expect(stranger.person.call('getLogsheet', { params })).rejects.toMatchObject(missing)
  await expect(stranger.person.call('getLogsheetTimeline', { params })).rejects.toMatchObject(missing)
  for (const fileId of [shown, loose]) {
    const taken = { jobId: stranger.jobId, ...today(), ...aDay({ photoIds: [fileId] }) }
    await expect(stranger.person.call('addLogsheet', { body: taken })).rejects.toMatchObject(missing)
    const found = server.appDb.as(customer(stranger.person.accountId), (tx) =>
      tx.rows(sql`select from file where file_id = ${fileId}`),
    )
    expect(await found).toEqual([])
    expect((await server.ask({ url: `/v1/files/${fileId}` })).statusCode).toBe(404)
  }
  const [{ url } = { url: '' }] = (await person.call('getLogsheet', { params })).logsheet.photos
  const reply = await server.ask({ url })
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
  server.clock.advance({ seconds: 61 })
  expect((await server.ask({ url })).statusCode).toBe(404)
})
