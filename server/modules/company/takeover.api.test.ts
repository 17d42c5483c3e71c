import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { panOf } from '#contract/gstin.ts'
import { aGstin } from '#tests/support/company.ts'
import { holderOf, UNKNOWN_GSTIN } from '#tests/support/gst.ts'
import { aCompanyServer, aNewcomer, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { ask, clock, db, callAs } = server
const newcomer = (phoneOrEmail?: string) => aNewcomer(server, phoneOrEmail)
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const names = { first_name: 'Rahul', last_name: 'Sharma' }
const lookUp = ({ call }: Newcomer, gstnId: string) => call('getRegisterGstDetails', { query: { gstnId } })
const confirm = ({ call, phoneOrEmail }: Newcomer, gstnId: string, body: typeof names | null = names) =>
  call('confirmRegistration', { query: { gstnId, phoneOrEmail }, body })
const companiesOf = (gstin: string) => db.rows(sql`select 1 from company where gstin = ${gstin}`)

/** A company registered by a new user, in the order of the dialog. */
async function registered(phoneOrEmail?: string) {
  const person = await newcomer(phoneOrEmail)
  const gstin = aGstin()
  await lookUp(person, gstin)
  const tokens = await confirm(person, gstin)
  return { ...person, gstin, ...tokens, call: callAs(tokens.accessToken) }
}

test('B-27 a new user looks up a GSTIN and confirms: tokens of a company ADMIN, a company named by the directory', async () => {
  const person = await newcomer()
  const gstin = aGstin()
  const { name, address } = holderOf(gstin)
  expect(await lookUp(person, gstin)).toEqual({ status: 'new', gst: gstin, pan: panOf(gstin), name, address })
  const { accessToken, refreshToken } = await confirm(person, gstin)
  expect(decodeJwt(accessToken)).toMatchObject({
    role: 'ROLE_ADMIN',
    userType: 'COMPANY',
    name: 'Rahul Sharma',
    phoneEmail: person.phoneOrEmail,
    status: 'ACTIVE',
    userId: decodeJwt(person.token).sub,
  })
  expect(refreshToken).toMatch(/^[\w-]{43}$/)
  const { Company } = await callAs(accessToken)('getCompanyProfile')
  expect(Company).toEqual({
    companyName: name,
    gstin,
    gstTreatment: 'business_gst',
    panNumber: panOf(gstin),
    billingAddress: null,
    deliveryAddress: null,
    verification: 'UNVERIFIED',
    poNumberRequired: false,
  })
})

test('confirming without a body gives a token with an empty name', async () => {
  const person = await newcomer()
  const gstin = aGstin()
  await lookUp(person, gstin)
  const url = `/v1/register/confirm?gstnId=${gstin}&phoneOrEmail=${person.phoneOrEmail}`
  const answer = await ask({ method: 'POST', url, headers: { authorization: `Bearer ${person.token}` } })
  expect(answer.statusCode).toBe(200)
  expect(decodeJwt(answer.json<{ accessToken: string }>().accessToken)['name']).toBe('')
})

test('an email address confirms in any spelling', async () => {
  const email = anEmail()
  const person = await newcomer(email)
  const gstin = aGstin()
  await lookUp(person, gstin.toLowerCase())
  const written = { ...person, phoneOrEmail: email.toUpperCase() }
  expect(decodeJwt((await confirm(written, ` ${gstin.toLowerCase()} `)).accessToken)['phoneEmail']).toBe(email)
})

const asked = (url: string, token?: string, method: 'GET' | 'POST' = 'POST') =>
  ask({ method, url, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) })
const confirmUrl = (gstin: string, phoneOrEmail: string) =>
  `/v1/register/confirm?gstnId=${gstin}&phoneOrEmail=${encodeURIComponent(phoneOrEmail)}`

type Attack = { gstin: string; attacker: Newcomer; victim: string }
const foreign = 'B-27 S9 takeover:'
test.each<[string, number, string, (attack: Attack) => Promise<{ statusCode: number; json: () => unknown }>]>([
  ['without a token', 401, 'unauthorized', ({ gstin, victim }) => asked(confirmUrl(gstin, victim))],
  ['with an invalid token', 401, 'unauthorized', ({ gstin, victim }) => asked(confirmUrl(gstin, victim), 'a.b.c')],
  [
    "with another person's number",
    403,
    'forbidden',
    ({ gstin, victim, attacker }) => asked(confirmUrl(gstin, victim), attacker.token),
  ],
  [
    "with another person's email address",
    403,
    'forbidden',
    ({ gstin, attacker }) => asked(confirmUrl(gstin, anEmail()), attacker.token),
  ],
  [
    'by a person with an account',
    403,
    'forbidden',
    async ({ gstin }) => {
      const { accessToken, phoneOrEmail } = await server.signIn()
      return asked(confirmUrl(gstin, phoneOrEmail), accessToken)
    },
  ],
  [
    'with a foreign identifier and a malformed GSTIN',
    403,
    'forbidden',
    ({ victim, attacker }) => asked(confirmUrl('27', victim), attacker.token),
  ],
  [
    'of a malformed GSTIN',
    422,
    'validation',
    ({ attacker }) => asked(confirmUrl('27', attacker.phoneOrEmail), attacker.token),
  ],
  [
    'without a look-up',
    409,
    'gst-lookup-required',
    ({ attacker }) => asked(confirmUrl(aGstin(), attacker.phoneOrEmail), attacker.token),
  ],
  [
    'of a GSTIN other than the one looked up',
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      await lookUp(attacker, aGstin())
      return asked(confirmUrl(aGstin(), attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    "on another person's look-up",
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      const gstin = aGstin()
      await lookUp(await newcomer(), gstin)
      return asked(confirmUrl(gstin, attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    'of a GSTIN unknown to the directory',
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      await expect(lookUp(attacker, UNKNOWN_GSTIN)).rejects.toMatchObject(refusal('gstin-not-found', 404))
      return asked(confirmUrl(UNKNOWN_GSTIN, attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    'of an existing company',
    409,
    'company-exists',
    async ({ gstin, attacker }) => {
      await lookUp(attacker, gstin)
      return asked(confirmUrl(gstin, attacker.phoneOrEmail), attacker.token)
    },
  ],
])(`${foreign} %s is %i %s, no session, no member`, async (_, status, problem, attempt) => {
  const { gstin, call } = await registered()
  const attacker = await newcomer()
  const answer = await attempt({ gstin, attacker, victim: aPhone() })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject(refusal(problem, status))
  expect(answer.json()).not.toHaveProperty('accessToken')
  expect(await db.rows(sql`select 1 from identifier where value = ${attacker.phoneOrEmail}`)).toEqual([])
  const members = await db.rows(sql`
    select 1 from account join company using (company_id) where gstin = ${gstin}`)
  expect(members).toHaveLength(1)
  await call('getCompanyProfile')
})

test('S9 replay: the same token confirms once', async () => {
  const person = await newcomer()
  const [gstin, another] = [aGstin(), aGstin()]
  await lookUp(person, gstin)
  await lookUp(person, another)
  await confirm(person, gstin)
  await expect(confirm(person, gstin)).rejects.toMatchObject(refusal('company-exists', 409))
  await expect(confirm(person, another)).rejects.toMatchObject(refusal('already-registered', 409))
  expect(await companiesOf(another)).toEqual([])
})

test('B-27 a look-up allows a registration for 15 minutes, and only with its own token', async () => {
  const phone = aPhone()
  const gstin = aGstin()
  await lookUp(await newcomer(phone), gstin)
  clock.advance({ minutes: 15 })
  const detail = 'Please look up the GSTIN first, then confirm.'
  await expect(confirm(await newcomer(phone), gstin)).rejects.toMatchObject({
    ...refusal('gst-lookup-required', 409),
    detail,
  })
})

test('B-22 a company cannot be registered as a person', async () => {
  const { call } = await newcomer()
  const body = { customer_type: 'COMPANY' as 'INDIVIDUAL', ...names, email: anEmail() }
  await expect(call('registerUser', { body })).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [{ field: 'customer_type', message: 'Unsupported customer type', code: 'customerType.unsupported' }],
  })
})
