import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { outcomes, tally, times } from '#tests/support/at-once.ts'
import { aColleague, aCompany, aloneIn } from '#tests/support/company.ts'
import { aCompanyServer, aNewcomer } from '#tests/support/newcomer.ts'
import { anEmail } from '#tests/support/session.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 20)
const AT_ONCE = 20
const server = await aCompanyServer()
const { db } = server

const usersOf = (companyId: string) =>
  db.rows(sql`
    select account_id from account
    where company_id = ${companyId} and role = 'ROLE_USER' and status = 'ACTIVE'`)

test('the last person leaves while a guest accepts: a company of one, or none', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, companyId } = await aloneIn(server)
    const guest = await server.signIn()
    const { User } = await admin.call('addCompanyUser', { body: aColleague({ phone: guest.phoneOrEmail }) })
    const kinds = await outcomes([
      admin.call('continueAsIndividual', { body: undefined }),
      guest.call('acceptInvitation', { params: { id: User.userId }, body: undefined }),
    ])
    expect([
      ['done', 'not-found'],
      ['last-admin', 'done'],
    ]).toContainEqual(kinds)
    const dissolved = await db.rows(sql`select 1 from company where company_id = ${companyId} and status = 'DISSOLVED'`)
    const members = await db.rows(sql`select 1 from account where company_id = ${companyId}`)
    expect([dissolved.length, members.length]).toEqual(kinds[0] === 'done' ? [1, 0] : [0, 2])
  }
})

test('B-32 one person who accepts the invitations of two companies at once joins one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const companies = [await aCompany(server), await aCompany(server)]
    const guest = round % 2 ? await server.signIn() : await aNewcomer(server)
    const invited = await Promise.all(
      companies.map(({ admin }) => admin.call('addCompanyUser', { body: aColleague({ phone: guest.phoneOrEmail }) })),
    )
    const kinds = await outcomes(
      invited.map(({ User }) => guest.call('acceptInvitation', { params: { id: User.userId }, body: undefined })),
    )
    expect(kinds.filter((kind) => kind === 'done')).toHaveLength(1)
    const members = await Promise.all(companies.map(({ companyId }) => usersOf(companyId)))
    expect(members.flat()).toHaveLength(3)
  }
})

test('B-32 of two people with the phone and the email address of one invitation, one accepts it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { admin, companyId } = await aCompany(server)
    const [byPhone, byEmail] = [await server.signIn(), await server.signIn(anEmail())]
    const body = { ...aColleague({ phone: byPhone.phoneOrEmail }), email: byEmail.phoneOrEmail }
    const { User } = await admin.call('addCompanyUser', { body })
    const request = { params: { id: User.userId }, body: undefined }
    const kinds = await outcomes([byPhone, byEmail].map(({ call }) => call('acceptInvitation', request)))
    expect(tally(kinds)).toEqual({ done: 1, 'not-found': 1 })
    expect(await usersOf(companyId)).toHaveLength(2)
  }
})

test('one company that adds one person twenty times at once invites them once', async () => {
  const { admin } = await aCompany(server)
  const body = aColleague()
  const kinds = await outcomes(times(AT_ONCE, () => admin.call('addCompanyUser', { body })))
  expect(tally(kinds)).toEqual({ done: 1, 'user-already-there': AT_ONCE - 1 })
})

test('B-32 two companies that add one new user at once: a guest of both', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const companies = [await aCompany(server), await aCompany(server)]
    const body = aColleague()
    const added = await Promise.all(companies.map(({ admin }) => admin.call('addCompanyUser', { body })))
    expect(added.map(({ User }) => User.status).sort()).toEqual(['INVITED', 'INVITED'])
  }
})
