import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { panOf } from '#contract/gstin.ts'
import { aGstin } from '#tests/support/company.ts'
import { holderOf, UNKNOWN_GSTIN } from '#tests/support/gst.ts'
import { aCompanyServer, aNewcomer, anAddress, refusal } from '#tests/support/newcomer.ts'
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

/** A company made by somebody new, the way the dialog does it. */
async function registered(phoneOrEmail?: string) {
  const person = await newcomer(phoneOrEmail)
  const gstin = aGstin()
  await lookUp(person, gstin)
  const tokens = await confirm(person, gstin)
  return { ...person, gstin, ...tokens, call: callAs(tokens.accessToken) }
}

test('B-27 a new user looks a GSTIN up and confirms: tokens of a company ADMIN, a company named by the directory', async () => {
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
  })
})

test('confirming without a body gives a token whose name is empty', async () => {
  const person = await newcomer()
  const gstin = aGstin()
  await lookUp(person, gstin)
  const url = `/v1/register/confirm?gstnId=${gstin}&phoneOrEmail=${person.phoneOrEmail}`
  const answer = await ask({ method: 'POST', url, headers: { authorization: `Bearer ${person.token}` } })
  expect(answer.statusCode).toBe(200)
  expect(decodeJwt(answer.json<{ accessToken: string }>().accessToken)['name']).toBe('')
})

test('an e-mail address confirms however it is written', async () => {
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
  ['with a token that is none', 401, 'unauthorized', ({ gstin, victim }) => asked(confirmUrl(gstin, victim), 'a.b.c')],
  [
    "with another person's number",
    403,
    'forbidden',
    ({ gstin, victim, attacker }) => asked(confirmUrl(gstin, victim), attacker.token),
  ],
  [
    "with another person's e-mail address",
    403,
    'forbidden',
    ({ gstin, attacker }) => asked(confirmUrl(gstin, anEmail()), attacker.token),
  ],
  [
    'by somebody who has an account',
    403,
    'forbidden',
    async ({ gstin }) => {
      const { accessToken, phoneOrEmail } = await server.signIn()
      return asked(confirmUrl(gstin, phoneOrEmail), accessToken)
    },
  ],
  [
    'the identifier is judged before the GSTIN',
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
    'of another GSTIN than was looked up',
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      await lookUp(attacker, aGstin())
      return asked(confirmUrl(aGstin(), attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    'on the look-up of somebody else',
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      const gstin = aGstin()
      await lookUp(await newcomer(), gstin)
      return asked(confirmUrl(gstin, attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    'of a number the directory does not know',
    409,
    'gst-lookup-required',
    async ({ attacker }) => {
      await expect(lookUp(attacker, UNKNOWN_GSTIN)).rejects.toMatchObject(refusal('gstin-not-found', 404))
      return asked(confirmUrl(UNKNOWN_GSTIN, attacker.phoneOrEmail), attacker.token)
    },
  ],
  [
    'of a company that is there',
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

test('B-27 a look-up opens a registration for a quarter of an hour, and only with its own token', async () => {
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

const someone = () => server.signIn()
const registration = (gstnId: string, more = {}) => ({
  gstnId,
  gstTreatment: 'business_gst' as const,
  billingAddress: anAddress(),
  ...more,
})

test('B-34 an individual registers a company in one step; the old tokens are refused', async () => {
  const { call, refreshToken, accountId } = await someone()
  const gstin = aGstin()
  const { products } = await server.call('listProducts', { query: { size: '1' } })
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const body = registration(gstin, {
    panNumber: panOf(gstin).toLowerCase(),
    deliveryAddress: anAddress({ city: 'Nashik' }),
  })
  const made = await call('registerCompany', { body })
  expect(made.Company).toMatchObject({
    companyName: holderOf(gstin).name,
    gstin,
    panNumber: panOf(gstin),
    billingAddress: { city: 'Pune', country: 'India', addressType: 'BILLING', addressLine2: null, zohoCrmId: null },
    deliveryAddress: { city: 'Nashik' },
  })
  expect(decodeJwt(made.accessToken)).toMatchObject({ role: 'ROLE_ADMIN', userType: 'COMPANY', userId: accountId })
  await expect(call('getOwnProfile')).rejects.toMatchObject(refusal('unauthorized', 401))
  await expect(server.call('refreshTokens', { body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
  const { items } = await callAs(made.accessToken)('listCartItems')
  expect(items).toHaveLength(1)
  await expect(callAs(made.accessToken)('registerCompany', { body })).rejects.toMatchObject(refusal('forbidden', 403))
})

test('open enquiries move to the new company, those that are over stay with the person', async () => {
  const { call, accountId } = await someone()
  const { products } = await server.call('listProducts', { query: { size: '1' } })
  const startDate = clock.now().toISOString().slice(0, 10)
  const submit = async () => {
    await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
    const body = { city: 'pune', deliveryAddress: 'Survey 62, Kharadi, Pune', startDate, operatorRequired: false }
    return (await call('submitEnquiry', { body })).enquiryId
  }
  const [over, open] = [await submit(), await submit()]
  await db.forAccount(accountId, (tx) =>
    tx.rows(sql`update enquiry set status = 'CANCELLED' where enquiry_id = ${over}`),
  )
  await call('registerCompany', { body: registration(aGstin()) })
  const owners = await db.asOwner((owner) =>
    owner.rows(sql<{ id: string; moved: boolean }>`
      select e.enquiry_id as id, e.company_id = a.company_id as moved from enquiry e join account a using (account_id)
      where a.account_id = ${accountId} order by e.submitted_at, e.enquiry_id`),
  )
  expect(new Map(owners.map(({ id, moved }) => [id, moved]))).toEqual(
    new Map([
      [over, null],
      [open, true],
    ]),
  )
})

test.each([
  ['of another PAN', { panNumber: 'AAACA0000A' }, 'panNumber', 'PAN must be characters 3 to 12 of the GSTIN'],
  [
    'with a state that is none',
    { billingAddress: anAddress({ state: 'Bombay' }) },
    'billingAddress.state',
    'Enter valid state',
  ],
  [
    'delivered to no state',
    { deliveryAddress: anAddress({ state: 'goa' }) },
    'deliveryAddress.state',
    'Enter valid state',
  ],
  ['of another treatment', { gstTreatment: 'none' }, 'gstTreatment', 'Enter valid GST treatment'],
  ['of a short name', { companyName: 'A' }, 'companyName', 'Enter valid company name'],
  ['B-35 that names its owner', { createdBy: 'me' }, 'createdBy', 'Created by is not a known field'],
])('a company %s is refused in words', async (_, wrong, field, message) => {
  const { call } = await someone()
  const gstin = aGstin()
  const body = { ...registration(gstin), ...wrong } as ReturnType<typeof registration>
  await expect(call('registerCompany', { body })).rejects.toMatchObject({
    ...refusal('validation', 422),
    violations: [expect.objectContaining({ field, message })],
  })
  expect(await companiesOf(gstin)).toEqual([])
})

test('a GSTIN is trimmed and upper-cased, and its first fault is told', async () => {
  const { call } = await someone()
  const faults = [
    '',
    '27',
    '27ZZXCB9949G1Z!',
    '00ZZZCE4375E1ZF',
    '36ZZQCNA392Y1ZI',
    '06ZZQDE3803W1ZM',
    '19ZZXTE8576F0ZN',
    '21ZZZCG0222RAXZ',
    '29ZZXCS2198Z1ZC',
  ]
  const told = await Promise.all(
    faults.map((gstnId) => call('getCompanyGstDetails', { query: { gstnId } }).catch((error) => error.violations[0])),
  )
  expect(told.map(({ code, message }) => [code, message])).toEqual([
    ['gstin.EMPTY', 'GSTIN is required'],
    ['gstin.LENGTH', 'A GSTIN has exactly 15 characters'],
    ['gstin.CHARACTER', 'A GSTIN has only letters and digits'],
    ['gstin.STATE_CODE', 'The first two characters are not a state code'],
    ['gstin.PAN_FORMAT', 'Characters 3 to 12 are not a PAN'],
    ['gstin.PAN_ENTITY_TYPE', 'The fourth character of the PAN is not a kind of holder'],
    ['gstin.REGISTRATION_NUMBER', 'Character 13 must be 1 to 9 or A to Z'],
    ['gstin.POSITION_14', 'Character 14 must be Z'],
    ['gstin.CHECKSUM', 'The last character does not match; please check for a typing mistake'],
  ])
  await call('getCompanyGstDetails', { query: { gstnId: ' 27zzxcb9949g1zm ' } })
})

test('B-29 whoever made a company is shown masked outside of it, and by name inside', async () => {
  const { gstin, call, phoneOrEmail } = await registered(`rahul.${anEmail()}`)
  const outside = await lookUp(await newcomer(), gstin)
  expect(outside).toMatchObject({
    status: 'existing',
    createdByName: 'R***l S.',
    createdByEmail: 'r***@people.example',
  })
  expect(outside.createdByCompanyName).toBe(holderOf(gstin).name)
  expect(JSON.stringify(outside)).not.toMatch(/Rahul|Sharma/)
  const inside = await call('getCompanyGstDetails', { query: { gstnId: gstin } })
  expect(inside).toMatchObject({ createdByName: 'Rahul Sharma', createdByEmail: phoneOrEmail })
})

test('B-29 a look-up needs a token', async () => {
  const path = (scope: string) => `/v1/${scope}/gst-details?gstnId=${aGstin()}`
  expect((await asked(path('register'), undefined, 'GET')).statusCode).toBe(401)
  expect((await asked(path('company'), undefined, 'GET')).statusCode).toBe(401)
  const { token } = await newcomer()
  expect((await asked(path('company'), token, 'GET')).statusCode).toBe(403)
  const { call } = await registered()
  await expect(call('getRegisterGstDetails', { query: { gstnId: aGstin() } })).rejects.toMatchObject({ status: 403 })
})

test('B-29 of ten look-ups an hour the eleventh is refused, whatever it is for', async () => {
  const limited = await aCompanyServer({ LIMIT_GST_LOOKUPS_PER_HOUR: '10' })
  const { call, phoneOrEmail } = await limited.signIn()
  for (let time = 0; time < 10; time += 1) await call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
  const refused = { ...refusal('too-many-requests', 429), retryAfterSeconds: 3600 }
  await expect(call('getCompanyGstDetails', { query: { gstnId: aGstin() } })).rejects.toMatchObject(refused)
  await expect(call('registerCompany', { body: registration(aGstin()) })).rejects.toMatchObject({ status: 429 })
  await (await limited.signIn()).call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
  limited.clock.advance({ hours: 1 })
  const later = await limited.signIn(phoneOrEmail)
  await later.call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
})
