import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import { aPersonsJob, dryProduct, putOnHire } from '#tests/support/hire.ts'
import { aDay, aDraft, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const today = () => dateInIndia(server.clock.now())
const operations = async () => (await server.signInStaff('OPERATIONS')).call

async function dryHire() {
  const job = await aPersonsJob(server, await dryProduct(server))
  await putOnHire(server, job.jobId)
  return job
}

test('the first log begins with an ordinary day and the meter of the delivery', async () => {
  const { person, jobId } = await dryHire()
  const { next } = await person.call('getNextLogsheet', { params: { jobId }, query: {} })
  expect(next).toMatchObject({
    date: today(),
    first: today(),
    last: today(),
    copiedFrom: null,
    logsheetId: null,
    content: aDay({ meterClose: null }),
    facts: { previousClose: null, litresPerHour: null },
  })
})

test('yesterday is copied: its hours, and the meter and the tank where they ended', async () => {
  const { jobId } = await dryHire()
  const slices = [
    { from: '07:00', to: '11:30', type: 'WORK' as const, cause: null, note: 'East side' },
    { from: '11:30', to: '16:00', type: 'IDLE_CLIENT' as const, cause: null, note: null },
  ]
  const fuel = { openingL: '40', issuedL: '0', closingL: '22' }
  const id = await aSubmitted(server, jobId, { slices, meterClose: '1392.7', fuel })
  const call = await operations()
  expect((await call('getNextDeskLogsheet', { params: { jobId }, query: {} })).next.logsheetId).toBe(id)
  server.clock.advance({ days: 1 })
  const again = await operations()
  const { next } = await again('getNextDeskLogsheet', { params: { jobId }, query: {} })
  expect(next).toMatchObject({
    date: today(),
    copiedFrom: addDays(today(), -1),
    logsheetId: null,
    facts: { previousClose: '1392.7' },
    content: {
      slices: [{ from: '07:00', to: '11:30', note: null }, { type: 'IDLE_CLIENT' }],
      meterOpen: '1392.7',
      meterClose: null,
      fuel: { openingL: '22', issuedL: '0', closingL: null },
      remarks: null,
    },
  })
  const { logsheet } = await again('getDeskLogsheet', { params: { id } })
  expect(logsheet.facts.previousClose).toBe(null)
})

test('only days of the hire can be begun, by those who enter them', async () => {
  const { person, jobId } = await dryHire()
  const ask = (query: { date?: string }, by = person) => by.call('getNextLogsheet', { params: { jobId }, query })
  for (const date of [addDays(today(), -1), addDays(today(), 1)])
    await expect(ask({ date })).rejects.toMatchObject({ violations: [{ field: 'date' }] })
  await expect(ask({}, await server.signIn())).rejects.toMatchObject({ status: 404 })
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  const operated = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, operated.jobId)
  await expect(
    operated.person.call('getNextLogsheet', { params: { jobId: operated.jobId }, query: {} }),
  ).rejects.toMatchObject({ status: 404 })
  const waiting = await aPersonsJob(server, await dryProduct(server))
  await expect(
    waiting.person.call('getNextLogsheet', { params: { jobId: waiting.jobId }, query: {} }),
  ).rejects.toMatchObject({ status: 409 })
})

test('a log is begun and submitted in one call, or not at all', async () => {
  const { person, jobId } = await dryHire()
  const add = (more: object) =>
    person.call('addLogsheet', { body: { jobId, date: today(), shift: 'A', submit: true, ...aDay(more) } })
  await expect(add({ meterClose: '1380' })).rejects.toMatchObject({ violations: [{ field: 'slices' }] })
  await expect(add({ meterClose: '1391' })).rejects.toMatchObject({ violations: [{ field: 'remarks' }] })
  expect((await person.call('listLogsheets', { query: { job: jobId } })).logsheets.content).toEqual([])
  const { logsheet } = await add({})
  expect(logsheet).toMatchObject({ status: 'SUBMITTED', enteredSide: 'CUSTOMER' })
  expect(logsheet.events.map(({ event }) => event)).toEqual(['draft', 'submit'])
  await expect(add({})).rejects.toMatchObject({ type: '/problems/logsheet-exists' })
})

test('a signed log is changed only with a reason, which its timeline shows', async () => {
  const { person, jobId } = await dryHire()
  const id = await aDraft(server, jobId)
  const call = await operations()
  await call('submitDeskLogsheet', { params: { id }, headers: { 'if-match': '*' }, body: {} })
  await person.call('signLogsheet', { params: { id }, body: { signature: 'M0 0L9 9', version: 1 } })
  const revise = (reason: string | null) =>
    call('reviseDeskLogsheet', { params: { id }, headers: { 'if-match': '*' }, body: { ...aDay(), reason } })
  await expect(revise(null)).rejects.toMatchObject({ violations: [{ field: 'reason', code: 'required' }] })
  const { logsheet } = await revise('The meter was misread.')
  expect(logsheet).toMatchObject({ status: 'SUBMITTED', version: 2, signedBy: null })
  expect(logsheet.events.at(-1)).toMatchObject({ event: 'revise', reason: 'The meter was misread.' })
})

test('at the desk a name is typed instead of drawn, and must be the signer’s own', async () => {
  const { person, jobId } = await dryHire()
  const body = { jobId, date: today(), shift: 'A' as const, submit: true, ...aDay() }
  const { logsheetId: id } = (await person.call('addLogsheet', { body })).logsheet
  const { call } = await server.signInStaff('OPERATIONS')
  const { firstName, lastName } = (await call('getDeskSelf')).self
  const name = `${firstName} ${lastName}`
  const sign = (typedName: string) =>
    call('signDeskLogsheet', { params: { id }, body: { typedName, designation: 'Supervisor', version: 1 } })
  await expect(sign('Somebody Else')).rejects.toMatchObject({ violations: [{ field: 'typedName' }] })
  const { logsheet } = await sign(` ${name.toUpperCase()} `)
  expect(logsheet.signedBy).toMatchObject({ how: 'TYPED', drawn: null, name })
})
