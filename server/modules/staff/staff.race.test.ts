import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { aServer } from '#tests/support/server.ts'

const server = await aServer()

test('of two owners who take away each other’s role at once, one stays', async () => {
  const [one, other] = [await server.signInStaff(), await server.signInStaff()]
  const { staff } = await one.call('listStaff', { query: { size: '100' } })
  const headers = { 'if-match': '*' }
  for (const { staffId, role } of staff.content)
    if (role === 'OWNER' && staffId !== one.accountId && staffId !== other.accountId)
      await one.call('updateStaff', { params: { id: staffId }, headers, body: { isActive: false } })
  const take = (by: typeof one, from: typeof one) =>
    by.call('updateStaff', { params: { id: from.accountId }, headers, body: { role: 'SALES' } })
  await Promise.allSettled([take(one, other), take(other, one)])
  const owners = (
    await server.db.rows(
      sql`select 1 from staff join account using (account_id) where staff.role = 'OWNER' and status = 'ACTIVE'`,
    )
  ).length
  expect(owners).toBe(1)
})
