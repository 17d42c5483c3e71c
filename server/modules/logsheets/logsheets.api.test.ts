import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, dryProduct, putOnHire } from '#tests/support/hire.ts'
import { aDay, aDraft, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const productId = products.content[0]?.productId ?? ''
const fresh = { 'if-match': '*' }
const today = () => dateInIndia(server.clock.now())
const operations = async () => (await server.signInStaff('OPERATIONS')).call

async function onHire(product = productId) {
  const job = await aPersonsJob(server, product)
  await putOnHire(server, job.jobId)
  return job
}

test('a log is begun, saved, submitted and signed with a code; after that nothing changes in place', async () => {
  const { person, jobId } = await onHire()
  const call = await operations()
  const id = await aDraft(server, jobId)
  await expect(
    person.call('signLogsheet', { params: { id }, body: { otp: '123456', version: 1 } }),
  ).rejects.toMatchObject({
    status: 404,
  })
  // A draft is its side's alone.
  await expect(person.call('getLogsheet', { params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await person.call('listLogsheets', { query: { job: jobId } })).logsheets.content).toEqual([])
  const { timesheet } = await person.call('getTimesheet', { query: { job: jobId, month: today().slice(0, 7) } })
  expect(timesheet?.totals.workedHours).toBe('0')
  const saved = await call('saveDeskLogsheet', {
    params: { id },
    headers: fresh,
    body: aDay({ remarks: 'Jib greased' }),
  })
  expect(saved.logsheet).toMatchObject({ workedHours: '9', remarks: 'Jib greased', status: 'DRAFT', checks: [] })
  await call('submitDeskLogsheet', { params: { id }, headers: fresh, body: {} })
  await expect(call('saveDeskLogsheet', { params: { id }, headers: fresh, body: aDay() })).rejects.toMatchObject({
    status: 409,
  })
  await person.call('requestOwnOtp', { query: { purpose: 'SIGN_LOGSHEET', ref: id } })
  const otp = await server.codeFor(person.phoneOrEmail)
  const { logsheet } = await person.call('signLogsheet', {
    params: { id },
    body: { otp, version: 1, designation: 'Engineer' },
  })
  expect(logsheet).toMatchObject({ status: 'SIGNED', signedBy: { how: 'OTP', designation: 'Engineer' } })
  expect(logsheet.events.map(({ event }) => event)).toEqual(['draft', 'submit', 'sign'])
  const change = server.db.asOwner((owner) =>
    owner.rows(sql`update logsheet_version set worked = 1 where logsheet_id = ${id}`),
  )
  await expect(change).rejects.toMatchObject({ code: '23000' })
})

test('of two people in one draft the second gets a conflict', async () => {
  const { jobId } = await onHire()
  const id = await aDraft(server, jobId)
  const call = await operations()
  await call('saveDeskLogsheet', { params: { id }, headers: { 'if-match': 'W/"1"' }, body: aDay() })
  const second = call('saveDeskLogsheet', { params: { id }, headers: { 'if-match': 'W/"1"' }, body: aDay() })
  await expect(second).rejects.toMatchObject({ status: 412 })
  await expect(call('saveDeskLogsheet', { params: { id }, headers: {}, body: aDay() })).rejects.toMatchObject({
    status: 428,
  })
})

test('a dispute is answered by a new version, and the old one stays', async () => {
  const { person, jobId } = await onHire()
  const id = await aSubmitted(server, jobId)
  const disputed = await person.call('disputeLogsheet', {
    params: { id },
    body: { reason: 'We stopped at 17:00.', slice: 2 },
  })
  expect(disputed.logsheet).toMatchObject({ status: 'DISPUTED', dispute: { reason: 'We stopped at 17:00.', slice: 2 } })
  const call = await operations()
  const [first, meal, last] = aDay().slices
  if (!first || !meal || !last) throw new Error('The day has three slices.')
  const body = aDay({ slices: [first, meal, { ...last, to: '17:00' }], meterClose: '1396.2' })
  const { logsheet } = await call('reviseDeskLogsheet', { params: { id }, headers: fresh, body })
  expect(logsheet).toMatchObject({ status: 'SUBMITTED', version: 2, workedHours: '8', dispute: null })
  expect(logsheet.previousHash).toBe(disputed.logsheet.hash)
  expect(logsheet.versions.map(({ version, hash }) => [version, hash])).toEqual([
    [1, disputed.logsheet.hash],
    [2, logsheet.hash],
  ])
  // A reader of the first version signs nothing else.
  const late = person.call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 1 } })
  await expect(late).rejects.toMatchObject({ status: 409 })
  const signed = await person.call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 2 } })
  expect(signed.logsheet.signedBy).toMatchObject({ how: 'DRAWN', drawn: 'M0 0L9 9' })
})

test('a check that stops prevents submitting, and one that warns asks for a remark', async () => {
  const { jobId } = await onHire()
  const call = await operations()
  const submit = (id: string) => call('submitDeskLogsheet', { params: { id }, headers: fresh, body: {} })
  const back = await aDraft(server, jobId, { meterClose: '1380' })
  await expect(submit(back)).rejects.toMatchObject({ violations: [{ field: 'slices', code: 'invalid' }] })
  const odd = aDay({ meterClose: '1391' })
  await call('saveDeskLogsheet', { params: { id: back }, headers: fresh, body: odd })
  await expect(submit(back)).rejects.toMatchObject({ violations: [{ field: 'remarks', code: 'required' }] })
  await call('saveDeskLogsheet', { params: { id: back }, headers: fresh, body: { ...odd, remarks: 'Meter repaired' } })
  await submit(back)
})

test('a shift has one log, within the hire and not ahead of time', async () => {
  const { jobId } = await onHire()
  await aDraft(server, jobId)
  await expect(aDraft(server, jobId)).rejects.toMatchObject({ type: '/problems/logsheet-exists' })
  for (const date of [addDays(today(), -1), addDays(today(), 1)])
    await expect(aDraft(server, jobId, { date })).rejects.toMatchObject({ violations: [{ field: 'date' }] })
  const { jobId: waiting } = await aPersonsJob(server, productId)
  await expect(aDraft(server, waiting)).rejects.toMatchObject({ status: 409 })
})

test('logged hours change the cost of the hire, and the timesheet shows them', async () => {
  const { person, jobId } = await onHire()
  const before = (await person.call('getJob', { params: { jobId } })).job
  const slices = [{ from: '06:00', to: '18:00', type: 'WORK' as const, cause: null, note: null }]
  await aSubmitted(server, jobId, { slices, meterClose: '1400.2' })
  const after = (await person.call('getJob', { params: { jobId } })).job
  const { terms } = after
  expect(after.projectedPaise).not.toBe(before.projectedPaise)
  const { timesheet } = await person.call('getTimesheet', { query: { job: jobId, month: today().slice(0, 7) } })
  expect(timesheet?.days).toHaveLength(1)
  expect(timesheet?.days[0]).toMatchObject({
    date: today(),
    workedHours: '12',
    status: 'SUBMITTED',
    meterHours: '12.0',
  })
  const overtime = timesheet?.days[0]?.dayType === 'WORKING' ? String(12 - terms.hoursPerDay) : '0'
  expect(timesheet?.totals).toMatchObject({
    workedHours: '12',
    overtimeHours: overtime,
    daysWorked: 1,
    meterHours: '12.0',
  })
})

test('on dry hire the customer enters and operations sign; nobody signs an entry of their own side', async () => {
  const withOperator = await onHire()
  const entry = { date: today(), shift: 'A' as const, ...aDay() }
  const foreign = withOperator.person.call('addLogsheet', { body: { jobId: withOperator.jobId, ...entry } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  const { person, jobId } = await onHire(await dryProduct(server))
  const body = { jobId, ...entry }
  const { logsheetId: id } = (await person.call('addLogsheet', { body })).logsheet
  await person.call('submitLogsheet', { params: { id }, headers: fresh, body: {} })
  const own = person.call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 1 } })
  await expect(own).rejects.toMatchObject({ status: 404 })
  const call = await operations()
  const signature = { signature: 'M0 0L9 9', designation: 'Supervisor', version: 1 }
  const { logsheet } = await call('signDeskLogsheet', { params: { id }, body: signature })
  expect(logsheet).toMatchObject({ status: 'SIGNED', enteredSide: 'CUSTOMER' })
})
