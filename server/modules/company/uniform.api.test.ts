import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { aCompany, aGstin } from '#tests/support/company.ts'
import { aCompanyServer, aNewcomer, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { ask, callAs, clock, outbox } = server

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** An answer without what differs by itself: ids, challenges, the time, and what was sent in. */
const shapeOf = (answer: { statusCode: number; headers: object; body: string }, typed: string[]) =>
  JSON.stringify([
    answer.statusCode,
    { ...answer.headers, date: '' },
    typed.reduce(
      (body, text) => body.replaceAll(text, '…'),
      answer.body.replaceAll(/[0-9a-f-]{36}|(?<="challenge":")[^"]+/g, 'id'),
    ),
  ])

test('S6 B-32 an administrator is answered alike about everybody who has an account, wherever they belong', async () => {
  const [mine, theirs] = [await aCompany(server), await aCompany(server)]
  const individual = await server.signIn()
  const shapes = new Set<string>()
  for (const phone of [individual.phoneOrEmail, theirs.user.phoneOrEmail, theirs.admin.phoneOrEmail]) {
    const email = anEmail()
    const payload = { firstName: 'Meera', lastName: 'Joshi', email, phone, userRole: 'ROLE_USER' }
    const headers = bearer(mine.admin.accessToken)
    const answer = await ask({ method: 'POST', url: '/v1/company/users', headers, payload })
    expect(answer.json()).toMatchObject({ User: { status: 'INVITED', phone, email } })
    shapes.add(shapeOf(answer, [email, phone]))
  }
  expect([...shapes]).toHaveLength(1)
})

test('S6 B-19 whose a phone is nobody learns by claiming it and asking for its code', async () => {
  const { user } = await aCompany(server)
  const [owner, free] = [await server.signIn(), aPhone()]
  const shapes = new Set<string>()
  for (const phone of [free, owner.phoneOrEmail, user.phoneOrEmail]) {
    const { accessToken, phoneOrEmail, accountId } = await server.signIn()
    const headers = bearer(accessToken)
    const claim = await ask({ method: 'PUT', url: '/v1/user/profile', headers, payload: { phone } })
    const code = await ask({ url: `/v1/user/request-otp?phoneOrEmail=${phone}`, headers })
    const wrong = await ask({ method: 'POST', url: '/v1/user/verify-otp', headers, payload: { otp: '000000' } })
    shapes.add([claim, code, wrong].map((answer) => shapeOf(answer, [phone, phoneOrEmail, accountId])).join())
    expect((await outbox(phone))[0]).toMatchObject({ purpose: 'code' })
    clock.advance({ minutes: 1 })
  }
  expect([...shapes]).toHaveLength(1)
})

test('S6 B-28 who asks to be let in is answered alike by every company', async () => {
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

test('S8 a token that has registered registers nothing more, in none of its three ways', async () => {
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
