import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, machineFor, putOnHire } from '#tests/support/hire.ts'
import { anInspection } from '#tests/support/inspections.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { aPicture } from '#tests/support/sample-files.ts'
import { aServer } from '#tests/support/server.ts'
import { deskUpload, upload } from '#tests/support/upload.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const today = dateInIndia(server.clock.now())
const DRAWN = { drawn: 'M0 0L9 9', designation: 'Fitter' }

/** A job on hire, with whoever hires, somebody in operations, and the checklist of its machine. */
async function aHire() {
  const { person, jobId } = await aPersonsJob(server, productId)
  await putOnHire(server, jobId)
  const desk = await server.signInStaff('OPERATIONS')
  const id = { id: jobId }
  const { checklist } = await desk.call('listDeskInspections', { params: id })
  return { person, jobId, desk, id, params: { jobId }, sheet: anInspection(server, checklist) }
}
type Hire = Awaited<ReturnType<typeof aHire>>

const save = ({ desk, id, sheet }: Hire, more: object = {}) =>
  desk.call('saveInspection', { params: id, body: { ...sheet, ...more } })
const signed = (hire: Hire, more: object = {}) => save(hire, { signature: DRAWN, ...more })
const answer = ({ person, params }: Hire, inspectionId: string, more: object = {}) =>
  person.call('answerInspection', { params, body: { inspectionId, revision: 1, drawn: 'M1 1L8 8', ...more } })
const list = ({ person, params }: Hire) => person.call('listInspections', { params })
const refusal = (status: number) => ({ status })

test('the desk records a machine’s condition, the site objects and signs, and the timeline names both', async () => {
  const hire = await aHire()
  const { person, desk, params, sheet } = hire
  const bytes = await aPicture('jpeg')
  const photo = await deskUpload(server, desk.accessToken, { bytes, purpose: 'inspection-photo' })
  const [first, ...others] = sheet.points
  const points = [{ ...first, state: 'DAMAGED', note: 'A dent of 20 mm.' }, ...others]
  const draft = await save(hire, { points, photoIds: [photo] })
  expect(draft.inspections).toMatchObject([{ revision: 1, signed: null, answer: null, photos: [{ fileId: photo }] }])
  expect((await list(hire)).inspections).toEqual([])
  const { inspections } = await signed(hire, { points, photoIds: [photo], revision: 1 })
  expect(inspections).toMatchObject([
    { revision: 2, meter: '1388.2', fuelPercent: 80, warnings: [], signed: { how: 'DRAWN', designation: 'Fitter' } },
  ])
  await server.runTasks()
  const { notifications } = await person.call('listNotifications', { query: {} })
  expect(notifications.content.map(({ kind }) => kind)).toContain('jobInspection')
  const own = await upload(server, person.accessToken, { bytes, purpose: 'inspection-photo' })
  const objections = [{ point: first?.point, note: 'There are two dents.' }]
  const inspectionId = inspections[0]?.inspectionId ?? ''
  const answered = await answer(hire, inspectionId, { revision: 2, objections, photoIds: [own] })
  const [{ answer: said, photos } = { answer: null, photos: [] }] = answered.inspections
  expect(said).toMatchObject({ objections, photos: [{ fileId: own }], signed: { how: 'DRAWN', drawn: 'M1 1L8 8' } })
  expect(photos.map(({ fileId }) => fileId)).toEqual([photo])
  expect((await server.ask({ method: 'GET', url: photos[0]?.url ?? '' })).statusCode).toBe(200)
  const { job } = await person.call('getJob', { params })
  expect(job.events.slice(-2)).toMatchObject([
    { event: 'inspectOnHire', actor: 'Meera Joshi' },
    { event: 'answerOnHire', actor: expect.stringContaining('Asha'), reason: 'There are two dents.' },
  ])
  const notices = (await server.outbox(desk.phoneOrEmail)).map(({ text }) => text)
  expect(notices.filter((text) => text.includes('sees 1 points'))).toHaveLength(1)
})

test('nothing changes once both sides have signed, neither by a call nor by a statement', async () => {
  const hire = await aHire()
  const [{ inspectionId } = { inspectionId: '' }] = (await signed(hire)).inspections
  const once = await answer(hire, inspectionId)
  // A lost reply: the same answer is the same answer.
  expect((await answer(hire, inspectionId)).inspections[0]?.answer).toEqual(once.inspections[0]?.answer)
  const objections = [{ point: 'STRUCTURE', note: 'A crack.' }]
  await expect(answer(hire, inspectionId, { objections })).rejects.toMatchObject(refusal(409))
  await expect(signed(hire, { revision: 1, meter: '1390' })).rejects.toMatchObject(refusal(409))
  const change = (statement: ReturnType<typeof sql>) => server.db.asOwner((owner) => owner.rows(statement))
  const meter = change(sql`update job_inspection set meter = 1 where inspection_id = ${inspectionId}`)
  await expect(meter).rejects.toMatchObject({ code: '23000' })
  const forged = server.appDb.transaction((tx) => tx.rows(sql`update job_inspection_answer set signed_by = 'X'`))
  await expect(forged).rejects.toMatchObject({ code: '42501' })
})

test('the site answers the revision it has seen: neither a draft nor an older one', async () => {
  const hire = await aHire()
  const [{ inspectionId } = { inspectionId: '' }] = (await save(hire)).inspections
  await expect(answer(hire, inspectionId)).rejects.toMatchObject(refusal(404))
  const insert = server.db.asOwner((owner) =>
    owner.rows(sql`
      insert into job_inspection_answer (inspection_id, revision, objections, photo_ids, signed_by, signed_how, signed_at)
      values (${inspectionId}, 1, '[]', '[]', 'X', 'TYPED', now())`),
  )
  await expect(insert).rejects.toMatchObject({ code: '23000' })
  await signed(hire, { revision: 1 })
  await signed(hire, { revision: 2, meter: '1389' })
  await expect(answer(hire, inspectionId, { revision: 2 })).rejects.toMatchObject(refusal(412))
  await answer(hire, inspectionId, { revision: 3 })
})

test('a save can be repeated, and two colleagues do not overwrite each other', async () => {
  const hire = await aHire()
  await save(hire)
  expect((await save(hire)).inspections).toMatchObject([{ revision: 1 }])
  await expect(save(hire, { meter: '1389' })).rejects.toMatchObject(refusal(412))
  const other = { ...hire, desk: await server.signInStaff('OPERATIONS') }
  expect((await save(other, { meter: '1389', revision: 1 })).inspections).toMatchObject([
    { revision: 2, meter: '1389' },
  ])
})

test('an inspection is signed as a whole, with one’s own name, and for a time in the past', async () => {
  const hire = await aHire()
  const wrong = (fields: readonly string[]) => ({ violations: fields.map((field) => ({ field })) })
  const [first, ...others] = hire.sheet.points
  await expect(signed(hire, { points: others, place: '', meter: null })).rejects.toMatchObject(
    wrong(['place', 'meter', `points.${first?.point}`]),
  )
  const points = [{ ...first, state: 'MISSING' }, ...others]
  await expect(signed(hire, { points })).rejects.toMatchObject(wrong([`points.${first?.point}`]))
  const typed = { signature: { typedName: 'Somebody Else' } }
  await expect(save(hire, typed)).rejects.toMatchObject(wrong(['typedName']))
  const later = new Date(server.clock.now().getTime() + 60_000).toISOString()
  await expect(save(hire, { inspectedAt: later })).rejects.toMatchObject(wrong(['inspectedAt']))
  await expect(save(hire, { points: [first, first] })).rejects.toMatchObject(refusal(422))
  const [{ inspectionId } = { inspectionId: '' }] = (await save(hire, { signature: { typedName: 'meera  joshi' } }))
    .inspections
  await expect(answer(hire, inspectionId, { drawn: undefined, typedName: 'X' })).rejects.toMatchObject(
    wrong(['typedName']),
  )
})

test('other people neither read nor answer an inspection, and show none of their files in it', async () => {
  const [hire, other] = [await aHire(), await aHire()]
  const [{ inspectionId } = { inspectionId: '' }] = (await signed(hire)).inspections
  const missing = refusal(404)
  await expect(list({ ...hire, person: other.person })).rejects.toMatchObject(missing)
  await expect(answer({ ...hire, person: other.person }, inspectionId)).rejects.toMatchObject(missing)
  await expect(answer(other, inspectionId)).rejects.toMatchObject(missing)
  const bytes = await aPicture('png')
  const theirs = await upload(server, other.person.accessToken, { bytes, purpose: 'inspection-photo' })
  await expect(answer(hire, inspectionId, { photoIds: [theirs] })).rejects.toMatchObject(missing)
  expect((await list(hire)).inspections[0]?.answer).toBeNull()
  await expect(save(hire, { revision: 1, photoIds: [theirs] })).rejects.toMatchObject(missing)
})

test('the meter is compared with the logs, and a difference refuses nothing', async () => {
  const hire = await aHire()
  await signed(hire)
  await aSubmitted(server, hire.jobId)
  const { facts } = await hire.desk.call('listDeskInspections', { params: hire.id })
  expect(facts).toMatchObject({ onHire: '1388.2', firstOpen: { date: today }, lastClose: { date: today } })
  const { inspections } = await signed(hire, { kind: 'OFF_HIRE', meter: '1388' })
  expect(inspections.map(({ kind }) => kind)).toEqual(['ON_HIRE', 'OFF_HIRE'])
  expect(inspections[1]?.warnings.map(({ key }) => key)).toEqual(['belowOnHire', 'belowLog'])
})

test('a job closes once both sides have signed the off-hire inspection, or with a reason', async () => {
  const hire = await aHire()
  const { person, desk, params, id } = hire
  const close = (reason: string | null = null) => desk.call('closeJob', { params: id, body: { reason } })
  await person.call('requestOffHire', { params, body: { from: today } })
  await expect(close('Over.')).rejects.toMatchObject(refusal(409))
  await desk.call('endHire', { params: id, body: { date: today, meter: '1391' } })
  await expect(close()).rejects.toMatchObject({ violations: [{ field: 'reason', code: 'required' }] })
  const { inspections } = await signed(hire, { kind: 'OFF_HIRE', meter: '1391' })
  await expect(close()).rejects.toMatchObject({ violations: [{ field: 'reason' }] })
  await answer(hire, inspections[0]?.inspectionId ?? '')
  const { job } = await close()
  expect(job).toMatchObject({
    status: 'CLOSED',
    events: expect.arrayContaining([expect.objectContaining({ event: 'close' })]),
  })
  await expect(signed(hire, { kind: 'ON_HIRE' })).rejects.toMatchObject(refusal(409))
  const other = await aHire()
  await other.person.call('requestOffHire', { params: other.params, body: { from: today } })
  await desk.call('endHire', { params: other.id, body: { date: today, meter: '1391' } })
  const closed = await desk.call('closeJob', { params: other.id, body: { reason: 'The site did not sign.' } })
  expect(closed.job.events.at(-1)).toMatchObject({ event: 'close', reason: 'The site did not sign.' })
})

test('a machine that was swapped out has its return inspected on the same job, and signed by the site', async () => {
  const hire = await aHire()
  const { desk, id, jobId } = hire
  const out = (await desk.call('listDeskInspections', { params: id })).machineId ?? ''
  const swap = { date: today, meterOut: '1400', meterIn: '12.5', reason: 'Its pump is worn.' }
  await desk.call('swapMachine', { params: id, body: { ...swap, machineId: await machineFor(server, jobId) } })
  const { swappedOut, machineId } = await desk.call('listDeskInspections', { params: id })
  expect(swappedOut).toMatchObject([{ machineId: out, swappedOn: today }])
  expect(machineId).not.toBe(out)
  for (const wrong of [
    { kind: 'ON_HIRE', machineId: out },
    { kind: 'OFF_HIRE', machineId: id.id },
  ])
    await expect(signed(hire, wrong)).rejects.toMatchObject(refusal(404))
  const { inspections } = await signed(hire, { kind: 'OFF_HIRE', machineId: out, meter: '1400' })
  expect(inspections).toMatchObject([{ kind: 'OFF_HIRE', machineId: out, signed: { how: 'DRAWN' } }])
  const answered = await answer(hire, inspections[0]?.inspectionId ?? '')
  expect(answered.inspections).toMatchObject([{ machineId: out, answer: { objections: [] } }])
  await expect(signed(hire, { kind: 'OFF_HIRE', machineId: out, revision: 1 })).rejects.toMatchObject(refusal(409))
})
