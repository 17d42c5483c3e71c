import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { anOrphan } from '#tests/support/world.ts'

const server = await aServer()
const body = { reason: 'Letter of the directors' }
const DECISIONS = [
  'approveOrphanRequest',
  'rejectOrphanRequest',
  'approveOrphanRequest',
  'rejectOrphanRequest',
] as const

test('of colleagues who decide one access request at once, one decides', async () => {
  const { company, person, accessRequestId } = await anOrphan(server)
  const colleagues = await Promise.all(DECISIONS.map(() => server.signInStaff('SALES')))
  const outcomes = await Promise.allSettled(
    colleagues.map(({ call }, at) =>
      call(DECISIONS[at] ?? 'approveOrphanRequest', { params: { id: accessRequestId }, body }),
    ),
  )
  const decided = outcomes.flatMap(({ status }, at) => (status === 'fulfilled' ? [DECISIONS[at]] : []))
  expect(decided).toHaveLength(1)
  const entries = await server.db.rows(sql<{ act: string }>`
    select act from audit_entry where subject_id = ${accessRequestId}`)
  expect(entries).toEqual([{ act: decided[0] }])
  const [account] = await server.db.rows(sql`
    select company_id from account where account_id = ${person.accountId}`)
  expect(account).toEqual({ companyId: decided[0] === 'approveOrphanRequest' ? company.companyId : null })
})

test('of two people whose requests are approved at once, one becomes the administrator', async () => {
  const { company, accessRequestId } = await anOrphan(server)
  const other = await server.signIn()
  await other.call('requestCompanyAccess', { body: { gstnId: company.gstin } })
  const [row] = await server.db.rows(sql<{ id: string }>`
    select access_request_id as id from access_request where account_id = ${other.accountId}`)
  const [one, two] = [await server.signInStaff('SALES'), await server.signInStaff('OWNER')]
  const outcomes = await Promise.allSettled([
    one.call('approveOrphanRequest', { params: { id: accessRequestId }, body }),
    two.call('approveOrphanRequest', { params: { id: row?.id ?? '' }, body }),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const administrators = sql`
    select 1 from account where company_id = ${company.companyId} and role = 'ROLE_ADMIN' and status = 'ACTIVE'`
  expect(await server.db.rows(administrators)).toHaveLength(1)
})

test('of colleagues who save the limits of a company at once, one saves', async () => {
  const { company } = await anOrphan(server)
  const colleagues = await Promise.all(DECISIONS.map(() => server.signInStaff('SALES')))
  const outcomes = await Promise.allSettled(
    colleagues.map(({ call }, at) =>
      call('saveCustomerLimits', {
        params: { id: company.companyId },
        headers: { 'if-match': 'W/"0"' },
        body: { creditLimitPaise: at, paymentDays: 30 },
      }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
