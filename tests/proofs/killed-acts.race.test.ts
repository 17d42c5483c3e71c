// F2: the server's process is killed in the middle of acts that write many rows.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { outcomes } from '#tests/support/at-once.ts'
import { startProduct } from '#tests/support/product.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { settingsFor } from '#tests/support/template.ts'
import { type ActToKill, actsToKill } from './acts-to-kill.ts'

const KILLS = proofs(4, 25)
/** The last kills come when the acts are done. */
const BEYOND = 2.5
/** So often is it tried until a kill cuts an act off. */
const TURNS = 3 * KILLS
// The time of the product's process, which judges the sessions.
const server = await aServer({ now: new Date() })
const newActs = await actsToKill(server)
const start = () => startProduct(server.config.dataDir, settingsFor(server.fresh))

let product = await start()
afterAll(() => product.stop())

/** Measures the time that the acts take on a server that has just started. */
async function timeOfActs() {
  const acts = await newActs()
  const begun = performance.now()
  await Promise.all(acts.map(({ send }) => send(product.url)))
  return performance.now() - begun
}

/** The moment of a kill: a random one of each part of the time that the acts take. */
const momentOf = (turn: number, span: number) => (((turn % KILLS) + Math.random()) / KILLS) * span * BEYOND

/** Sends all acts, kills the server and restarts it; returns the acknowledged acts, and the time of the last in ms. */
async function killedAmid(acts: readonly ActToKill[], afterMs: number) {
  const begun = performance.now()
  let lastMs = 0
  const sent = Promise.allSettled(
    acts.map(async ({ send }) => {
      await send(product.url)
      lastMs = performance.now() - begun
    }),
  )
  await pause(afterMs)
  await product.kill()
  const answered = (await sent).map(({ status }) => status === 'fulfilled')
  product = await start()
  return { answered, lastMs }
}

/** The act stands wholly, or not at all; if it was acknowledged, it stands. */
async function expectWhole({ name, standing, before, after }: ActToKill, isAcknowledged: boolean) {
  const found = await standing()
  const isDone = isAcknowledged || JSON.stringify(found) !== JSON.stringify(before)
  expect([name, found]).toEqual([name, isDone ? after : before])
  return isDone
}

test(`F2 a server killed amid acceptances, signatures and off-hires ${KILLS} times leaves each done or not begun`, async () => {
  let span = await timeOfActs()
  const all: ActToKill[] = []
  let cutOff = 0
  for (let turn = 0; turn < KILLS || (cutOff === 0 && turn < TURNS); turn += 1) {
    server.clock.set(new Date())
    const acts = await newActs()
    all.push(...acts)
    const { answered, lastMs } = await killedAmid(acts, momentOf(turn, span))
    if (answered.every(Boolean)) span = Math.min(span, lastMs)
    cutOff += answered.filter((isAnswered) => !isAnswered).length
    for (const [index, act] of acts.entries()) {
      const isDone = await expectWhole(act, answered[index] === true)
      expect([act.name, await outcomes([act.send(product.url)])]).toEqual([act.name, [isDone ? act.again : 'done']])
      expect(await act.standing()).toEqual(act.after)
    }
  }
  expect(cutOff).toBeGreaterThan(0)
  // A dead process's tasks are taken over after two minutes.
  server.clock.advance({ minutes: 3 })
  await server.runTasks()
  for (const { name, standing, after, results, resulting } of all) {
    expect([name, await standing()]).toEqual([name, after])
    expect(await results?.()).toEqual(resulting)
  }
}, 1_200_000)
