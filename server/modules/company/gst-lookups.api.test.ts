import { expect, test } from 'vitest'
import { aGstin } from '#tests/support/company.ts'
import { holderOf } from '#tests/support/gst.ts'
import { aCompanyServer, aNewcomer, anAddress, refusal } from '#tests/support/newcomer.ts'
import { anEmail } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { ask, callAs } = server
const newcomer = (phoneOrEmail?: string) => aNewcomer(server, phoneOrEmail)
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const lookUp = ({ call }: Newcomer, gstnId: string) => call('getRegisterGstDetails', { query: { gstnId } })
/** A company registered by a new user, in the order of the dialog. */
async function registered(phoneOrEmail?: string) {
  const person = await newcomer(phoneOrEmail)
  const gstin = aGstin()
  await lookUp(person, gstin)
  const tokens = await person.call('confirmRegistration', {
    query: { gstnId: gstin, phoneOrEmail: person.phoneOrEmail },
    body: { first_name: 'Rahul', last_name: 'Sharma' },
  })
  return { ...person, gstin, ...tokens, call: callAs(tokens.accessToken) }
}

const firstViolation = (error: { violations?: { code: string; message: string }[] }) => {
  const [wrong] = error.violations ?? []
  return [wrong?.code, wrong?.message]
}

test('a GSTIN is trimmed and upper-cased, and its first fault is reported', async () => {
  const { call } = await server.signIn()
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
    faults.map((gstnId) => call('getCompanyGstDetails', { query: { gstnId } }).catch(firstViolation)),
  )
  expect(told).toEqual([
    ['EMPTY', 'GSTIN is required'],
    ['LENGTH', 'A GSTIN has exactly 15 characters'],
    ['CHARACTER', 'A GSTIN has only letters and digits'],
    ['STATE_CODE', 'The first two characters are not a state code'],
    ['PAN_FORMAT', 'Characters 3 to 12 are not a PAN'],
    ['PAN_ENTITY_TYPE', 'The fourth character of the PAN is not a kind of holder'],
    ['REGISTRATION_NUMBER', 'Character 13 must be 1 to 9 or A to Z'],
    ['POSITION_14', 'Character 14 must be Z'],
    ['CHECKSUM', 'The last character does not match; please check for a typing mistake'],
  ])
  await call('getCompanyGstDetails', { query: { gstnId: ' 27zzxcb9949g1zm ' } })
})

test('B-29 the creator of a company is masked for outsiders, and named for members', async () => {
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

test('B-29 each kind of look-up needs its own kind of token', async () => {
  const statusOf = async (scope: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return (await ask({ url: `/v1/${scope}/gst-details?gstnId=${aGstin()}`, headers })).statusCode
  }
  expect([await statusOf('register'), await statusOf('company')]).toEqual([401, 401])
  const { token } = await newcomer()
  expect([await statusOf('register', token), await statusOf('company', token)]).toEqual([200, 403])
  const { accessToken } = await server.signIn()
  expect([await statusOf('register', accessToken), await statusOf('company', accessToken)]).toEqual([200, 200])
  const member = await registered()
  expect([await statusOf('register', member.accessToken), await statusOf('company', member.accessToken)]).toEqual([
    403, 200,
  ])
})

test('B-29 after ten look-ups in an hour the eleventh is refused, whatever its purpose', async () => {
  const limited = await aCompanyServer({ LIMIT_GST_LOOKUPS_PER_HOUR: '10' })
  const { call, phoneOrEmail } = await limited.signIn()
  for (let time = 0; time < 10; time += 1) await call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
  const refused = { ...refusal('too-many-requests', 429), retryAfterSeconds: 3600 }
  await expect(call('getCompanyGstDetails', { query: { gstnId: aGstin() } })).rejects.toMatchObject(refused)
  await expect(
    call('registerCompany', { body: { gstnId: aGstin(), gstTreatment: 'business_gst', billingAddress: anAddress() } }),
  ).rejects.toMatchObject({ status: 429 })
  await (await limited.signIn()).call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
  limited.clock.advance({ hours: 1 })
  const later = await limited.signIn(phoneOrEmail)
  await later.call('getCompanyGstDetails', { query: { gstnId: aGstin() } })
})
