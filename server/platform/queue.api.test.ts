import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { secondsBeforeRetry } from './queue.rules.ts'
import { type Complaint, enqueue, makeQueue } from './queue.ts'

const { db, clock } = await aServer()
const tomorrowAt = (time: string) => new Date(`2031-05-11T${time}+05:30`)
clock.set(tomorrowAt('08:00:00'))

/** A queue with its own kind of task. */
function aQueue(name: string, work: (payload: { n: number }) => Promise<unknown>, daily: string[] = []) {
  const complaints: Complaint[] = []
  const handlers = { [name]: work }
  const queue = makeQueue({ db, clock: clock.now, handlers, daily, onComplaint: (said) => complaints.push(said) })
  const add = (fact: string, n = 1) => enqueue({ tx: db, now: clock.now() }, { name, fact, payload: { n } })
  return { ...queue, complaints, add }
}
const tasksOf = (name: string) =>
  db.rows(sql<{ fact: string; tries: number; payload: unknown; done: boolean; error: string | null }>`
    select fact, tries, payload, done_at is not null as done, last_error as error from task
    where name = ${name} order by fact`)

test('a task in a committed transaction is done once, and a task in a rolled-back one never', async () => {
  const done: number[] = []
  const queue = aQueue('once', async ({ n }) => done.push(n))
  await db.transaction((tx) => enqueue({ tx, now: clock.now() }, { name: 'once', fact: 'kept', payload: { n: 1 } }))
  const undone = db.transaction(async (tx) => {
    await enqueue({ tx, now: clock.now() }, { name: 'once', fact: 'undone', payload: { n: 2 } })
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  await queue.runDue()
  await queue.runDue()
  expect(done).toEqual([1])
  expect(await tasksOf('once')).toEqual([{ fact: 'kept', tries: 1, payload: null, done: true, error: null }])
})

test('a fact enqueued twice is one task, even after it is done', async () => {
  const done: number[] = []
  const queue = aQueue('fact', async ({ n }) => done.push(n))
  await queue.add('the same', 1)
  await queue.add('the same', 2)
  await queue.runDue()
  await queue.add('the same', 3)
  await queue.runDue()
  expect(done).toEqual([1])
})

test('F7 a failing task is tried ten times over two days, then given up with its error', async () => {
  const triedAt: number[] = []
  const queue = aQueue('failing', async () => {
    triedAt.push(clock.now().getTime())
    throw new Error('the provider is down')
  })
  await queue.add('lost cause')
  for (let tries = 1; tries <= 10; tries += 1) {
    await queue.runDue()
    expect(triedAt).toHaveLength(tries)
    clock.advance({ seconds: secondsBeforeRetry(tries) - 1 })
    await queue.runDue()
    expect(triedAt).toHaveLength(tries)
    clock.advance({ seconds: 1 })
  }
  clock.advance({ days: 30 })
  await queue.runDue()
  expect(triedAt).toHaveLength(10)
  expect(queue.complaints.map(({ isGivenUp }) => isGivenUp)).toEqual([...Array(9).fill(false), true])
  const [left] = await tasksOf('failing')
  expect(left).toMatchObject({ tries: 10, payload: { n: 1 }, done: false, error: 'Error: the provider is down' })
  const seconds = triedAt.map((time) => (time - (triedAt[0] ?? 0)) / 1000)
  expect(seconds.at(-1)).toBeGreaterThan(2 * 24 * 3600)
  expect(seconds.filter((second) => second < 1000)).toEqual([0, 5, 35, 155, 275, 395, 515, 635])
})

test('a task with its tries reset is tried again', async () => {
  const done: number[] = []
  const queue = aQueue('revived', async ({ n }) => done.push(n))
  await queue.add('again', 7)
  await db.rows(sql`update task set tries = 10 where name = 'revived'`)
  await queue.runDue()
  expect(done).toEqual([])
  await db.rows(sql`update task set tries = 0, due_at = ${clock.now()} where name = 'revived'`)
  await queue.runDue()
  expect(done).toEqual([7])
})

test('F1 the task of a dead process is taken over after two minutes, not before', async () => {
  const hung = aQueue('orphan', () => new Promise(() => {}))
  await hung.add('half done')
  void hung.runDue()
  await expect.poll(async () => (await tasksOf('orphan'))[0]?.tries).toBe(1)
  const done: number[] = []
  const other = aQueue('orphan', async ({ n }) => done.push(n))
  clock.advance({ seconds: 119 })
  await other.runDue()
  expect(done).toEqual([])
  clock.advance({ seconds: 1 })
  await other.runDue()
  expect(done).toEqual([1])
})

test('a queue ignores tasks without a handler', async () => {
  await aQueue('strange', async () => {}).add('for a newer server')
  await aQueue('known', async () => {}).runDue()
  expect(await tasksOf('strange')).toMatchObject([{ tries: 0, done: false }])
})

test('a failing task does not block others', async () => {
  const done: number[] = []
  const queue = aQueue('mixed', async ({ n }) => (n % 2 === 0 ? done.push(n) : Promise.reject(new Error('odd'))))
  for (let n = 0; n < 30; n += 1) await queue.add(`fact ${n}`, n)
  await queue.runDue()
  expect(done).toHaveLength(15)
})

test('F7 a task that never ends counts as failed, and the queue continues', async () => {
  const complaints: Complaint[] = []
  const handlers = { endless: () => new Promise(() => {}) }
  const onComplaint = (said: Complaint) => complaints.push(said)
  const queue = makeQueue({ db, clock: clock.now, handlers, daily: [], workSeconds: 0.05, onComplaint })
  await enqueue({ tx: db, now: clock.now() }, { name: 'endless', fact: 'for ever', payload: {} })
  await queue.runDue()
  expect(complaints).toMatchObject([{ task: 'endless', tries: 1, isGivenUp: false }])
})

test('a daily task runs at the start and then once each day in India, in one of all processes', async () => {
  let done = 0
  const work = async () => void (done += 1)
  clock.set(tomorrowAt('23:59:00'))
  const [one, other] = [aQueue('daily', work, ['daily']), aQueue('daily', work, ['daily'])]
  await one.runDue()
  await other.runDue()
  expect(done).toBe(1)
  clock.advance({ seconds: 59 })
  await one.runDue()
  expect(done).toBe(1)
  clock.advance({ seconds: 1 })
  await one.runDue()
  await other.runDue()
  expect(done).toBe(2)
})

test('a started queue polls by itself; a stopped one finishes its tasks and takes no more', async () => {
  const done: number[] = []
  let finish: (() => void) | undefined
  const queue = aQueue('live', ({ n }) => {
    if (n === 1) return Promise.resolve(done.push(n))
    return new Promise<void>((resolve) => {
      finish = () => resolve(void done.push(n))
    })
  })
  await queue.add('first', 1)
  queue.start()
  await expect.poll(() => done).toEqual([1])
  await queue.add('second', 2)
  await expect.poll(() => finish).toBeDefined()
  const stopped = queue.stop()
  await queue.add('third', 3)
  finish?.()
  await stopped
  expect(done).toEqual([1, 2])
  expect((await tasksOf('live')).map((task) => task.done)).toEqual([true, true, false])
})

test('an hourly task runs once each hour, whichever process asks, with the hour as its payload', async () => {
  const hours: string[] = []
  const handlers = { hourly: async ({ hour }: { hour: string }) => hours.push(hour) }
  const parts = { db, clock: clock.now, handlers, daily: [], hourly: ['hourly'], onComplaint: () => {} }
  const [one, other] = [makeQueue(parts), makeQueue(parts)]
  clock.set(new Date('2031-06-01T10:59:59Z'))
  for (const queue of [one, other, one]) await queue.runDue()
  clock.advance({ seconds: 1 })
  for (const queue of [one, other]) await queue.runDue()
  expect(hours).toEqual(['2031-06-01T10:00:00.000Z', '2031-06-01T11:00:00.000Z'])
})
