import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { aCompanyServer, refusal } from '#tests/support/newcomer.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const server = await aCompanyServer()
const { clock, config, db, outbox } = server
const url = config.publicUrl
const notices = async (to: string) =>
  (await outbox(to)).filter(({ purpose }) => purpose === 'notice').map(({ subject, text }) => ({ subject, text }))

type Company = Awaited<ReturnType<typeof aCompany>>
async function asked({ admin, gstin }: Company, phoneOrEmail = aPhone()) {
  const person = await server.signIn(phoneOrEmail)
  await person.call('requestCompanyAccess', { body: { gstnId: gstin } })
  const [request] = (await admin.call('listAccessRequests')).accessRequests
  return { ...person, params: { id: request?.accessRequestId ?? '' } }
}
const status = (verb: 'activateCompanyUser' | 'deactivateCompanyUser', { admin, user }: Company) =>
  admin.call(verb, { params: { id: user.accountId }, body: undefined })

test('an access request notifies every active administrator, and nobody else in the company', async () => {
  const company = await aCompany(server)
  const [second, gone] = [await server.signIn(anEmail()), await server.signIn()]
  await company.join(second.accountId, 'ROLE_ADMIN')
  await company.join(gone.accountId, 'ROLE_ADMIN')
  await db.rows(sql`update account set status = 'INACTIVE' where account_id = ${gone.accountId}`)
  const person = await asked(company)
  const told = {
    subject: 'Asha Patil asks for access to Malvan Towers Private Limited at Yantra',
    text: `Asha Patil asks for access to Malvan Towers Private Limited. Sign in at ${url} to approve or reject it within 7 days.`,
  }
  expect(await notices(company.admin.phoneOrEmail)).toEqual([told])
  expect(await notices(second.phoneOrEmail)).toEqual([told])
  for (const other of [company.user, gone, person]) expect(await notices(other.phoneOrEmail)).toEqual([])
})

test('a refused request notifies nobody', async () => {
  const company = await aCompany(server)
  const person = await asked(company)
  const again = person.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  await expect(again).rejects.toMatchObject(refusal('access-already-requested', 409))
  expect(await notices(company.admin.phoneOrEmail)).toHaveLength(1)
})

test('B-32 an invitation notifies the phone and the email address entered, with or without an account', async () => {
  const company = await aCompany(server)
  for (const phone of [aPhone(), (await server.signIn()).phoneOrEmail]) {
    const typed = aColleague({ phone, userRole: 'ROLE_ADMIN' })
    await company.admin.call('addCompanyUser', { body: typed })
    const told = {
      subject: 'Malvan Towers Private Limited invites you at Yantra',
      text: `Malvan Towers Private Limited invites you to rent with it at Yantra as an administrator. Sign in at ${url} with this phone number or email ID to accept or decline within 7 days: we send you a code, no password is needed.`,
    }
    for (const to of [typed.phone, typed.email]) expect(await notices(to)).toEqual([told])
    await expect(company.admin.call('addCompanyUser', { body: typed })).rejects.toMatchObject(
      refusal('user-already-there', 409),
    )
    for (const to of [typed.phone, typed.email]) expect(await notices(to)).toHaveLength(1)
  }
})

test('an invitation that moves to another person notifies that person', async () => {
  const company = await aCompany(server)
  const [first, second] = [await server.signIn(), await server.signIn()]
  const { User } = await company.admin.call('addCompanyUser', { body: aColleague({ phone: first.phoneOrEmail }) })
  const body = { phone: second.phoneOrEmail }
  await company.admin.call('updateCompanyUser', { params: { id: User.userId }, body })
  expect(await notices(first.phoneOrEmail)).toHaveLength(1)
  expect(await notices(second.phoneOrEmail)).toHaveLength(1)
})

test('a person is notified once when deactivated, and again when activated', async () => {
  const company = await aCompany(server)
  await status('deactivateCompanyUser', company)
  clock.advance({ seconds: 1 })
  await status('deactivateCompanyUser', company)
  const shut = {
    subject: 'Your Yantra account was deactivated',
    text: `Malvan Towers Private Limited has deactivated your Yantra account: you can no longer sign in. Ask its administrator, or call us on ${config.supportPhone}.`,
  }
  expect(await notices(company.user.phoneOrEmail)).toEqual([shut])
  clock.advance({ seconds: 1 })
  await status('activateCompanyUser', company)
  await status('activateCompanyUser', company)
  const open = {
    subject: 'Your Yantra account is active again',
    text: `Malvan Towers Private Limited has activated your Yantra account again. Sign in at ${url}.`,
  }
  expect(await notices(company.user.phoneOrEmail)).toEqual([open, shut])
  clock.advance({ seconds: 1 })
  const params = { id: company.user.accountId }
  await company.admin.call('deleteCompanyUser', { params, query: {} })
  expect(await notices(company.user.phoneOrEmail)).toEqual([shut, open, shut])
})

test('a refused action notifies nobody', async () => {
  const company = await aCompany(server)
  const params = { id: company.admin.accountId }
  const own = company.admin.call('deactivateCompanyUser', { params, body: undefined })
  await expect(own).rejects.toMatchObject(refusal('own-account', 409))
  expect(await notices(company.admin.phoneOrEmail)).toEqual([])
})
