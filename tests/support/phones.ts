import { aColleague, aCompany } from './company.ts'
import type { TestServer } from './server.ts'
import { anEmail, aPhone } from './session.ts'

/** A phone of each kind of person, and one of nobody. */
export async function phonesOf(server: TestServer) {
  const company = await aCompany(server)
  const { admin, user } = company
  const [shutOut, deleted, pendingOwner, pending, invited] = [
    await server.signIn(),
    await server.signIn(),
    await server.signIn(anEmail()),
    aPhone(),
    aPhone(),
  ]
  for (const { accountId } of [shutOut, deleted]) await company.join(accountId, 'ROLE_USER')
  await admin.call('deactivateCompanyUser', { params: { id: shutOut.accountId }, body: undefined })
  await admin.call('deleteCompanyUser', {
    params: { id: deleted.accountId },
    query: { isPermDelete: 'true' },
  })
  await pendingOwner.call('updateOwnProfile', { body: { phone: pending } })
  await admin.call('addCompanyUser', { body: aColleague({ phone: invited }) })
  const people = [await server.signIn(), user, admin, shutOut, deleted]
  return [aPhone(), pending, invited, ...people.map(({ phoneOrEmail }) => phoneOrEmail)]
}
