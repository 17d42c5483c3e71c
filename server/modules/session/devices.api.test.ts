import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { enqueue } from '#server/platform/queue.ts'
import { anAttacker, signInDoor } from '#tests/support/flood.ts'
import { aServer } from '#tests/support/server.ts'
import { anEmail, aPhone, enterCode, wrongFor } from '#tests/support/session.ts'

const server = await aServer()
const { clock, codeFor, db } = server
const door = signInDoor(server)

type Entered = { deviceToken?: string; refreshToken: string }
/** Signs in by code a minute later, to avoid other windows; returns what the browser receives. */
async function signedIn(phoneOrEmail: string, deviceToken?: string) {
  clock.advance({ seconds: 60 })
  const { challenge } = (await door.request(phoneOrEmail, { deviceToken })).json<{ challenge: string }>()
  const entry = { otp: await codeFor(phoneOrEmail), challenge }
  return (await door.verify(phoneOrEmail, entry, { deviceToken })).json<Entered>()
}
/** Whether a browser has its own window after somebody else's request. */
async function isKnown(phoneOrEmail: string, deviceToken?: string) {
  clock.advance({ seconds: 60 })
  await door.request(phoneOrEmail)
  return (await door.request(phoneOrEmail, { deviceToken })).statusCode === 200
}

test('a browser receives a token that says nothing about the person, and keeps it while it sends it', async () => {
  const { phoneOrEmail, accountId } = await server.signIn()
  const { deviceToken = '' } = await signedIn(phoneOrEmail)
  expect(deviceToken).toMatch(/^[\w-]{43}$/)
  expect((await signedIn(phoneOrEmail, deviceToken)).deviceToken).toBe(deviceToken)
  expect((await signedIn(phoneOrEmail)).deviceToken).not.toBe(deviceToken)
  const rows = await db.rows(sql`select * from known_device where account_id = ${accountId}`)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(deviceToken)
})

test("a new user's browser is known from the registration on", async () => {
  const phone = aPhone()
  const { accessToken, ...first } = await enterCode(server, phone)
  expect(first).toEqual({ refreshToken: '' })
  const names = { customer_type: 'INDIVIDUAL', first_name: 'Meera', last_name: 'Joshi' } as const
  const tokens = await server.callAs(accessToken)('registerUser', { body: { ...names, email: anEmail() } })
  expect(await isKnown(phone, tokens.deviceToken)).toBe(true)
})

test('a browser is known only for its own person, even if others use it too', async () => {
  const [one, other] = [(await server.signIn()).phoneOrEmail, (await server.signIn()).phoneOrEmail]
  const [ofOne = '', ofOther = ''] = [(await signedIn(one)).deviceToken, (await signedIn(other)).deviceToken]
  expect(await isKnown(one, ofOther)).toBe(false)
  expect(await isKnown(one, 'garbage,,')).toBe(false)
  expect(await isKnown(one, `${ofOther},${ofOne}`)).toBe(true)
  expect(await isKnown(other, `${ofOther},${ofOne}`)).toBe(true)
})

test('R8 the window of a known device is a minute too', async () => {
  const { phoneOrEmail } = await server.signIn()
  const { deviceToken } = await signedIn(phoneOrEmail)
  const again = await door.request(phoneOrEmail, { deviceToken })
  expect(again.statusCode).toBe(200)
  const third = await door.request(phoneOrEmail, { deviceToken })
  expect(third.json()).toMatchObject({ type: '/problems/otp-already-requested' })
  expect(third.headers['retry-after']).toBe('60')
})

test('B-15 the failures of others never pause a known device', async () => {
  const { phoneOrEmail } = await server.signIn()
  const { deviceToken } = await signedIn(phoneOrEmail)
  const attacker = anAttacker(door, phoneOrEmail)
  for (let wave = 0; wave < 12; wave += 1) {
    clock.advance({ seconds: 60 })
    await attacker.once()
  }
  clock.advance({ seconds: 60 })
  expect((await door.request(phoneOrEmail)).json()).toMatchObject({ type: '/problems/too-many-requests' })
  expect((await signedIn(phoneOrEmail, deviceToken)).refreshToken).not.toBe('')
})

test('S4 after five wrong codes in a day a known device counts as unknown until the next day', async () => {
  const { phoneOrEmail } = await server.signIn()
  const { deviceToken } = await signedIn(phoneOrEmail)
  const asked = async () => {
    clock.advance({ seconds: 60 })
    const { challenge } = (await door.request(phoneOrEmail, { deviceToken })).json<{ challenge: string }>()
    return { challenge, otp: await codeFor(phoneOrEmail) }
  }
  const wrongly = async ({ otp, challenge }: { otp: string; challenge: string }, times: number) => {
    for (let attempt = 1; attempt <= times; attempt += 1)
      await door.verify(phoneOrEmail, { otp: wrongFor(otp), challenge }, { deviceToken })
  }
  await wrongly(await asked(), 3)
  const second = await asked()
  await wrongly(second, 2)
  expect((await door.verify(phoneOrEmail, second, { deviceToken })).statusCode).toBe(422)
  expect(await isKnown(phoneOrEmail, deviceToken)).toBe(false)
  clock.advance({ days: 1 })
  expect(await isKnown(phoneOrEmail, deviceToken)).toBe(true)
})

test('a person has four devices, the last ones used', async () => {
  const { phoneOrEmail } = await server.signIn()
  const tokens: (string | undefined)[] = []
  for (let browser = 1; browser <= 4; browser += 1) tokens.push((await signedIn(phoneOrEmail)).deviceToken)
  await signedIn(phoneOrEmail, tokens[0])
  const fifth = (await signedIn(phoneOrEmail)).deviceToken
  const known = []
  for (const token of [...tokens, fifth]) known.push(await isKnown(phoneOrEmail, token))
  expect(known).toEqual([true, false, true, true, true])
})

test('a device is deleted with its person or identifier, or after half a year without use', async () => {
  const { phoneOrEmail, accountId } = await server.signIn()
  const { deviceToken } = await signedIn(phoneOrEmail)
  const rows = () => db.rows(sql`select 1 from known_device where account_id = ${accountId}`)
  const sweep = async () => {
    await enqueue({ tx: db, now: clock.now() }, { name: 'sweep', fact: newId(), payload: {} })
    await server.runTasks()
  }
  clock.advance({ days: 179 })
  await sweep()
  expect(await isKnown(phoneOrEmail, deviceToken)).toBe(true)
  clock.advance({ days: 1 })
  expect(await isKnown(phoneOrEmail, deviceToken)).toBe(false)
  await sweep()
  expect(await rows()).toEqual([])
  await signedIn(phoneOrEmail)
  expect(await rows()).toHaveLength(1)
  await db.rows(sql`delete from identifier where account_id = ${accountId}`)
  expect(await rows()).toEqual([])
})
