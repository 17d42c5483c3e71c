import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { CallName } from '#web/platform/call.ts'
import { type Check, checksIn, type Field, fieldsOfChecks, outside } from './support/checks.ts'
import { reasons } from './support/checks-reasons.ts'
import { rightParts, toRequest } from './support/knock.ts'
import { proofs } from './support/proofs.ts'
import { withField } from './support/schemas.ts'
import { aServer } from './support/server.ts'
import { worldsOf } from './support/worlds.ts'

/** Codes are asked for in many a request. */
const settings = Object.fromEntries(['TEN_MINUTES', 'HOUR', 'DAY'].map((time) => [`LIMIT_OTP_PER_${time}`, '100000']))
const server = await aServer({ settings })
const { worldFor } = await worldsOf(server)
const checks = await checksIn(server.db)
const fields = await fieldsOfChecks(checks)
const reached = (check: Check) => (fields.get(check)?.length ?? 0) > 0
const fullName = ({ table, name }: Check) => `${table}.${name}`

test('every check of the database is reached by a field of a call, or has a reason why no call can reach it', () => {
  expect(checks.length).toBeGreaterThan(400)
  const without = checks.filter((check) => !reached(check) && !reasons.some(({ of }) => of.test(fullName(check))))
  expect(without.map((check) => `${fullName(check)} (${check.columns.join()})`)).toEqual([])
})

test('no reason is left over', () => {
  const open = checks.filter((check) => !reached(check)).map(fullName)
  expect(reasons.filter(({ of }) => !open.some((name) => of.test(name))).map(({ why }) => why)).toEqual([])
})

/** The values outside of the checks of each field, by call. */
function trialsOf() {
  const trials = new Map<CallName, { path: Field['path']; value: unknown }[]>()
  for (const [check, found] of fields)
    for (const { call, path } of found)
      for (const value of outside(check)) {
        const all = trials.get(call) ?? []
        const isKnown = all.some((one) => one.value === value && one.path.join() === path.join())
        trials.set(call, isKnown ? all : [...all, { path, value }])
      }
  return trials
}

const trials = trialsOf()
/** Every value in the full count; in the quick one every few, another one for each field. */
const EVERY = proofs(10, 1)

test.each([...trials.keys()])('no value outside of a check makes %s fail', { timeout: 600_000 }, async (name) => {
  const right = await rightParts(name, await worldFor(name))
  const failed: string[] = []
  for (const { path, value } of (trials.get(name) ?? []).filter((_, at) => at % EVERY === 0)) {
    const reply = await server.ask(toRequest(api[name], { ...right, body: withField(right.body, path, value) }))
    if (reply.statusCode >= 500)
      failed.push(`${path.join('.')} ${JSON.stringify(value).slice(0, 60)}: ${reply.statusCode}`)
  }
  expect(failed).toEqual([])
})
