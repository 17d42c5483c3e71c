import { expect, test } from 'vitest'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aDay, aSubmitted } from '#tests/support/logsheets.ts'
import { aServer } from '#tests/support/server.ts'
import { enterCode } from '#tests/support/session.ts'
import { aSigningLink } from '#tests/support/signed-links.ts'

const server = await aServer({ now: new Date('2026-11-23T14:30:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })

async function submitted() {
  const job = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, job.jobId)
  return { ...job, id: await aSubmitted(server, job.jobId) }
}
type Log = Awaited<ReturnType<typeof submitted>>

/** Lists the person's notifications about logsheets, oldest first; a session of days ago has ended. */
async function told({ person }: Log) {
  await server.runTasks()
  const call = server.callAs((await enterCode(server, person.phoneOrEmail)).accessToken)
  const { notifications } = await call('listNotifications', { query: { lang: 'en', page: '0', size: '50' } })
  return notifications.content
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('log'))
    .toReversed()
}
const seen = async ({ id }: Log) =>
  (await (await server.signInStaff('OPERATIONS')).call('getDeskLogsheet', { params: { id } })).logsheet

/** Lets days pass, with the tasks of each morning. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    server.clock.advance({ hours: 24 })
    await server.runTasks()
  }
}

test('people who may sign are notified of a log and reminded twice; then it is deemed signed, by nobody', async () => {
  const log = await submitted()
  const { deemedDays } = (await log.person.call('getJob', { params: { jobId: log.jobId } })).job.agreed
  expect(deemedDays).toBeGreaterThan(1)
  expect(await told(log)).toEqual(['logSubmitted'])
  await pass(deemedDays)
  expect(await told(log)).toEqual(['logSubmitted', 'logReminder', 'logReminder'])
  expect((await seen(log)).status).toBe('SUBMITTED')
  await pass(1)
  expect(await told(log)).toEqual(['logSubmitted', 'logReminder', 'logReminder', 'logDeemed'])
  const { status, signedBy, events } = await seen(log)
  expect(status).toBe('SIGNED')
  expect(signedBy).toMatchObject({ how: 'DEEMED', name: '', drawn: null })
  expect(events.slice(-3).map(({ event, actor }) => [event, actor])).toEqual([
    ['remind', ''],
    ['remind', ''],
    ['deem', ''],
  ])
})

test('a signature by link stops the reminders and is notified', async () => {
  const log = await submitted()
  // Told before the signature, as in life.
  await server.runTasks()
  const { token } = await aSigningLink(server, log.id)
  server.clock.advance({ minutes: 5 })
  await server.callBy(token)('signLinkedLogsheet', { body: { signature: 'M0 0L9 9', version: 1 } })
  await pass(6)
  expect(await told(log)).toEqual(['logSubmitted', 'logSigned'])
  expect((await seen(log)).signedBy?.how).toBe('LINK')
})

test('an answer to a dispute is notified, and its reminders begin anew', async () => {
  const log = await submitted()
  await log.person.call('disputeLogsheet', { params: { id: log.id }, body: { reason: 'We stopped at noon.' } })
  await pass(5)
  const { call } = await server.signInStaff('OPERATIONS')
  await call('reviseDeskLogsheet', { params: { id: log.id }, headers: { 'if-match': '*' }, body: aDay() })
  expect(await told(log)).toEqual(['logSubmitted', 'logAnswered'])
  await pass(1)
  expect((await seen(log)).status).toBe('SUBMITTED')
})
