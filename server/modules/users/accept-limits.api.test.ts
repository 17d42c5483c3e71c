import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptLimitOf } from '#server/modules/session/memberships.ts'
import { aColleague, aCompany } from '#tests/support/company.ts'
import { aCompanyServer, refusal } from '#tests/support/newcomer.ts'

const server = await aCompanyServer()
type Change = { acceptLimitPaise?: number | null; userRole?: 'ROLE_USER' | 'ROLE_ADMIN' }
type Company = Awaited<ReturnType<typeof aCompany>>

const changed = ({ admin }: Company, id: string, body: Change) =>
  admin.call('updateCompanyUser', { params: { id }, body }).then(({ User }) => User)
const limitOf = ({ companyId }: Company, accountId: string) =>
  server.db.serving('identity').transaction((tx) => acceptLimitOf(tx, companyId, accountId))

test('a member accepts nothing alone until an administrator sets a limit; administrators have none', async () => {
  const company = await aCompany(server)
  const { admin, user } = company
  expect(await changed(company, user.accountId, {})).toMatchObject({ acceptLimitPaise: 0 })
  expect(await changed(company, user.accountId, { acceptLimitPaise: 5_00_000_00 })).toMatchObject({
    acceptLimitPaise: 5_00_000_00,
  })
  expect(await limitOf(company, user.accountId)).toBe(5_00_000_00)
  expect(await changed(company, admin.accountId, { acceptLimitPaise: null })).toMatchObject({ acceptLimitPaise: null })
  expect(await limitOf(company, admin.accountId)).toBeNull()
  await expect(changed(company, admin.accountId, { acceptLimitPaise: 1 })).rejects.toMatchObject({
    status: 422,
    violations: [{ field: 'acceptLimitPaise', code: 'fixed' }],
  })
})

test('only an administrator sets limits, and only of people of their company', async () => {
  const [mine, theirs] = [await aCompany(server), await aCompany(server)]
  const own = { params: { id: mine.user.accountId }, body: { acceptLimitPaise: 100 } }
  await expect(mine.user.call('updateCompanyUser', own)).rejects.toMatchObject(refusal('forbidden', 403))
  await expect(theirs.admin.call('updateCompanyUser', own)).rejects.toMatchObject(refusal('not-found', 404))
  expect(await limitOf(mine, mine.user.accountId)).toBe(0)
})

test('a limit waits for the invited person, and ends with the role and with the membership', async () => {
  const company = await aCompany(server)
  const { User } = await company.admin.call('addCompanyUser', { body: aColleague() })
  await expect(changed(company, User.userId, { acceptLimitPaise: 100 })).rejects.toMatchObject({ status: 409 })
  const { accountId } = company.user
  await changed(company, accountId, { acceptLimitPaise: 100 })
  expect(await changed(company, accountId, { userRole: 'ROLE_ADMIN' })).toMatchObject({ acceptLimitPaise: null })
  expect(await changed(company, accountId, { userRole: 'ROLE_USER' })).toMatchObject({ acceptLimitPaise: 0 })
  await changed(company, accountId, { acceptLimitPaise: 100 })
  const leaving = { params: { id: accountId }, query: { isPermDelete: 'true' as const } }
  await company.admin.call('deleteCompanyUser', leaving)
  const [left] = await server.db
    .serving('identity')
    .rows(sql<{ limit: number }>`select accept_limit_paise as limit from account where account_id = ${accountId}`)
  expect(left?.limit).toBe(0)
})

test('administrators decide whether their company accepts nothing without a PO number', async () => {
  const { admin, user } = await aCompany(server)
  const wish = { body: { poNumberRequired: true }, headers: {} }
  await expect(user.call('saveCompanyProfile', wish)).rejects.toMatchObject(refusal('forbidden', 403))
  expect((await user.call('getCompanyProfile')).Company.poNumberRequired).toBe(false)
  await admin.call('saveCompanyProfile', wish)
  await admin.call('saveCompanyProfile', { body: { companyName: 'Malvan Towers' }, headers: {} })
  expect((await user.call('getCompanyProfile')).Company.poNumberRequired).toBe(true)
})
