import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { companyItself } from '#server/platform/principal.ts'
import { aColleague, aCompany, aGstin } from '#tests/support/company.ts'
import { compareCosts } from '#tests/support/compare-costs.ts'
import { cpuDownToSql } from '#tests/support/cpu.ts'
import { aPersonsJob, putOnHire } from '#tests/support/hire.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { aCompanyServer, aNewcomer, refusal } from '#tests/support/newcomer.ts'
import { once } from '#tests/support/once.ts'
import { phonesOf } from '#tests/support/phones.ts'
import { proofs } from '#tests/support/proofs.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'
import type { CallName } from '#web/platform/call.ts'

/** Without limits, which would reveal the number of requests that this test makes. */
const server = await aCompanyServer({
  LIMIT_NOTICES_PER_UNVERIFIED_DAY: '100000',
  LIMIT_NOTICES_TO_ONE_DAY: '100000',
  LIMIT_NOTICES_PER_RECIPIENT_DAY: '100000',
})
const { ask, callAs, clock, outbox } = server

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const RANDOM =
  /[0-9a-f-]{36}|(?<=\/sign#)[\w-]+|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="(?:challenge|accessToken|refreshToken|deviceToken)":")[^"]+/g

/** An answer without its variable parts: ids, challenges, tokens, the time, and the values sent in. */
const shapeOf = (answer: { statusCode: number; headers: object; body: string }, typed: string[]) =>
  JSON.stringify([
    answer.statusCode,
    { ...answer.headers, date: '' },
    typed.reduce((body, text) => body.replaceAll(text, '…'), answer.body.replaceAll(RANDOM, 'random')),
  ])

const [mine, theirs] = [await aCompany(server), await aCompany(server)]

type Request = Parameters<typeof ask>[0]
/** A request about a phone, and the other values typed in it. */
type Probe = (phone: string) => Promise<{ request: Request; typed?: string[] }>
const names = { first_name: 'Meera', last_name: 'Joshi' }
const wrongCode = '000000'

const publicly =
  (request: (phone: string) => Request): Probe =>
  async (phone) => ({ request: request(phone) })
/** With the token of a new user whose email address is verified. */
const asNewcomer =
  (request: (phone: string) => object): Probe =>
  async (phone) => {
    const { token, phoneOrEmail } = await aNewcomer(server, anEmail())
    return { request: { method: 'POST', headers: bearer(token), ...request(phone) }, typed: [phoneOrEmail] }
  }
/** By an individual, for whom the phone is already pending if `isPending`. */
const asIndividual =
  (isPending: boolean, request: (phone: string) => object): Probe =>
  async (phone) => {
    const { accessToken, accountId, call, phoneOrEmail } = await server.signIn(anEmail())
    if (isPending) await call('updateOwnProfile', { body: { phone } })
    return { request: { headers: bearer(accessToken), ...request(phone) }, typed: [phoneOrEmail, accountId] }
  }
const asAdmin = async () => {
  const { accessToken } = await server.signIn(mine.admin.phoneOrEmail)
  return { headers: bearer(accessToken), call: callAs(accessToken) }
}
/** Changes a member of the company, or an invitation. */
const changing =
  (userIdFor: (call: typeof server.call) => Promise<{ userId: string; email: string | null }>): Probe =>
  async (phone) => {
    const { headers, call } = await asAdmin()
    const { userId, email } = await userIdFor(call)
    const url = `/v1/company/users/${userId}`
    return { request: { method: 'PUT', url, headers, payload: { phone } }, typed: email === null ? [] : [email] }
  }

/** A person with a log that waits for their signature. */
const hirer = once(async () => {
  const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
  const { person, jobId } = await aPersonsJob(server, products.content[0]?.productId ?? '')
  await putOnHire(server, jobId)
  return { person, logsheetId: await aSubmitted(server, jobId) }
})

const probes: Record<string, Probe> = {
  makeLogsheetLink: async (phone) => {
    const { person, logsheetId } = await hirer()
    const { accessToken } = await server.signIn(person.phoneOrEmail)
    const url = api.makeLogsheetLink.path.replace('{id}', logsheetId)
    const payload = { name: 'Sunil Pawar', phone, send: true }
    return { request: { method: 'POST', url, headers: bearer(accessToken), payload } }
  },
  requestOtp: publicly((phone) => ({ url: `/v1/jwt-auth/request-otp?phoneOrEmail=${phone}` })),
  sendOtp: publicly((phoneOrEmail) => ({ method: 'POST', url: api.sendOtp.path, payload: { phoneOrEmail } })),
  verifyOtp: publicly((phoneOrEmail) => ({
    method: 'POST',
    url: api.verifyOtp.path,
    payload: { phoneOrEmail, otp: wrongCode },
  })),
  registerUser: asNewcomer((phone) => ({
    url: api.registerUser.path,
    payload: { customer_type: 'INDIVIDUAL', ...names, phone },
  })),
  updateOwnProfile: asIndividual(false, (phone) => ({
    method: 'PUT',
    url: api.updateOwnProfile.path,
    payload: { phone },
  })),
  requestOwnOtp: asIndividual(true, (phone) => ({ url: `/v1/user/request-otp?phoneOrEmail=${phone}` })),
  verifyOwnOtp: asIndividual(true, (phoneOrEmail) => ({
    method: 'POST',
    url: api.verifyOwnOtp.path,
    payload: { phoneOrEmail, otp: wrongCode },
  })),
  confirmRegistration: asNewcomer((phone) => ({
    url: `/v1/register/confirm?gstnId=${theirs.gstin}&phoneOrEmail=${phone}`,
  })),
  registerWithAccessRequest: asNewcomer((phone) => ({
    url: api.registerWithAccessRequest.path,
    payload: { gstnId: theirs.gstin, ...names, phone },
  })),
  addCompanyUser: async (phone) => {
    const payload = aColleague({ phone })
    const { headers } = await asAdmin()
    return { request: { method: 'POST', url: api.addCompanyUser.path, headers, payload }, typed: [payload.email] }
  },
  'updateCompanyUser of a member': changing(async () => ({ userId: mine.user.accountId, email: null })),
  'updateCompanyUser of an invitation': changing(
    async (call) => (await call('addCompanyUser', { body: aColleague() })).User,
  ),
  sendContactMessage: publicly((phone) => ({
    method: 'POST',
    url: api.sendContactMessage.path,
    payload: { name: 'Meera Joshi', email: anEmail(), phone, message: 'Do you rent cranes in Goa?', website: '' },
  })),
}

/** Removes everything that the next sample could find. */
const purgeInvitations = () => server.db.as(companyItself(mine.companyId), (tx) => tx.rows(sql`delete from invitation`))

/** Processor time, which a busy machine does not change, of this process and of the database. */
const costMs = cpuDownToSql(server.db)

const SAMPLES = proofs(8, 16)
/** Collecting garbage and compiling disturb some samples: then more are taken, in which extra work would still show. */
const SAMPLES_MAX = 64

/** Each sample starts with another phone: what comes back after so many requests then meets all of them. */
const startingAt = (phones: readonly string[], sample: number) => [...phones.slice(sample), ...phones.slice(0, sample)]

test.each(Object.entries(probes))(
  'S6 B-32 %s answers alike and equally fast, whoever has the phone',
  async (_, probe) => {
    const everybody = await phonesOf(server)
    const { add, apart, allowed } = compareCosts(everybody)
    const shapes = new Set<string>()
    for (let sample = 0; sample < SAMPLES_MAX; sample += 1) {
      if (sample % SAMPLES === 0 && sample > 0 && apart() < allowed()) break
      const costs = new Map<string, number>()
      for (const phone of startingAt(everybody, sample % everybody.length)) {
        const { request, typed = [] } = await probe(phone)
        costs.set(phone, await costMs(async () => shapes.add(shapeOf(await ask(request), [phone, ...typed]))))
        await purgeInvitations()
      }
      add(costs)
      clock.advance({ minutes: 20 })
    }
    expect([...shapes]).toHaveLength(1)
    expect(apart()).toBeLessThan(allowed())
  },
)

test('S6 every call that takes a phone or an email address is tested above', () => {
  const takesOne = (name: CallName) => {
    const call: Endpoint = api[name]
    const schemas = [call.query, call.body, call.bodyFor?.(aPhone())].filter((schema) => schema !== undefined)
    const written = schemas.map((schema) =>
      JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    )
    // A switch may bear the name of a channel.
    const typed = written.map((text) => text.replace(/"(phone|email)":\{"type":"boolean"\}/g, ''))
    return typed.some((text) => /"(phone|email|phoneOrEmail)":/.test(text))
  }
  const judged = new Set(Object.keys(probes).map((name) => name.split(' ')[0]))
  // Staff see all customers anyway.
  const isOfCustomers = (name: CallName) => !api[name].access.startsWith('staff:')
  const found = (Object.keys(api) as CallName[]).filter(isOfCustomers).filter(takesOne)
  expect(found.filter((name) => !judged.has(name))).toEqual([])
})

test('S6 B-19 entering a phone and requesting its code reveals nothing about its owner', async () => {
  const { user } = await aCompany(server)
  const [owner, free] = [await server.signIn(), aPhone()]
  const shapes = new Set<string>()
  for (const phone of [free, owner.phoneOrEmail, user.phoneOrEmail]) {
    const { accessToken, phoneOrEmail, accountId } = await server.signIn()
    const headers = bearer(accessToken)
    const change = await ask({ method: 'PUT', url: '/v1/user/profile', headers, payload: { phone } })
    const code = await ask({ url: `/v1/user/request-otp?phoneOrEmail=${phone}`, headers })
    const wrong = await ask({ method: 'POST', url: '/v1/user/verify-otp', headers, payload: { otp: '000000' } })
    shapes.add([change, code, wrong].map((answer) => shapeOf(answer, [phone, phoneOrEmail, accountId])).join())
    expect((await outbox(phone))[0]).toMatchObject({ purpose: 'code' })
    clock.advance({ minutes: 1 })
  }
  expect([...shapes]).toHaveLength(1)
})

test('S6 B-28 every company answers an access request alike', async () => {
  const companies = [await aCompany(server), await aCompany(server)]
  const shapes = new Set<string>()
  for (const { gstin } of companies) {
    const { accessToken } = await server.signIn()
    const payload = { gstnId: gstin }
    const answer = await ask({
      method: 'POST',
      url: '/v1/company/request-access',
      headers: bearer(accessToken),
      payload,
    })
    shapes.add(shapeOf(answer, [gstin]))
  }
  expect([...shapes]).toHaveLength(1)
})

test('S8 a spent registration token registers nothing more, in any of its three uses', async () => {
  const { gstin } = await aCompany(server)
  const newcomer = await aNewcomer(server)
  const name = { first_name: 'Meera', last_name: 'Joshi' }
  const another = aGstin()
  await newcomer.call('getRegisterGstDetails', { query: { gstnId: another } })
  const tokens = await newcomer.call('registerWithAccessRequest', { body: { gstnId: gstin, ...name } })
  const ways = [
    () => newcomer.call('registerWithAccessRequest', { body: { gstnId: gstin, ...name } }),
    () => newcomer.call('registerUser', { body: { customer_type: 'INDIVIDUAL', ...name, email: anEmail() } }),
    () =>
      newcomer.call('confirmRegistration', {
        query: { gstnId: another, phoneOrEmail: newcomer.phoneOrEmail },
        body: name,
      }),
  ]
  for (const way of ways) await expect(way()).rejects.toMatchObject(refusal('already-registered', 409))
  expect(decodeJwt(tokens.accessToken)).toMatchObject({ role: 'ROLE_USER', userType: 'INDIVIDUAL' })
  await callAs(tokens.accessToken)('getOwnProfile')
})
