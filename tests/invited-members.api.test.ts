// Companies older than invitations: a member who never verified anything becomes a guest.
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { companyItself } from '#server/platform/principal.ts'

const FOLDER = new URL('../database/migrations/', import.meta.url)
const MIGRATION = '0020_invitations.sql'
const textOf = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

const [company, owner, verified, added, deactivated] = Array.from({ length: 5 }, () => crypto.randomUUID())

const person = (id: string | undefined, key: string, status = 'ACTIVE') => `
  insert into account (account_id, public_key, first_name, last_name, role, user_type, status, created_at)
  values ('${id}', 'YN-${key}', 'Meera', 'Joshi', 'ROLE_USER', 'INDIVIDUAL', '${status}', now());`
const join = (id: string | undefined) =>
  `update account set company_id = '${company}', user_type = 'COMPANY' where account_id = '${id}';`
const contact = (id: string | undefined, kind: string, value: string, state: 'verified_at' | 'vouched_at') =>
  `insert into identifier (account_id, kind, value, ${state}) values ('${id}', '${kind}', '${value}', now());`
const invitation = (accountId: string | undefined, phone: string, email: string) => `
  insert into invitation (invitation_id, company_id, account_id, first_name, last_name, email, phone, role, status,
    invited_by, invited_at, expires_at)
  values (gen_random_uuid(), '${company}', '${accountId}', 'Farah', 'Khan', '${email}', '${phone}', 'ROLE_USER',
    'PENDING', '${owner}', now() - interval '1 day', now() + interval '6 days');`

const before = [
  person(owner, 'AAAAAA'),
  contact(owner, 'PHONE', '7000000001', 'verified_at'),
  `insert into company (company_id, gstin, pan, company_name, gst_treatment, registered_address, created_by, created_at)
   values ('${company}', '27ZZZCZ0001Z1Z0', 'ZZZCZ0001Z', 'Malvan', 'business_gst', 'Malvan', '${owner}', now());`,
  person(verified, 'BBBBBB'),
  contact(verified, 'PHONE', '7000000002', 'verified_at'),
  person(added, 'CCCCCC'),
  contact(added, 'PHONE', '7000000003', 'vouched_at'),
  contact(added, 'EMAIL', 'added@people.example', 'vouched_at'),
  person(deactivated, 'DDDDDD', 'INACTIVE'),
  contact(deactivated, 'PHONE', '7000000004', 'vouched_at'),
  contact(deactivated, 'EMAIL', 'shut@people.example', 'vouched_at'),
  ...[owner, verified, added, deactivated].map(join),
  invitation(owner, '7000000005', 'twice@people.example'),
  invitation(verified, '7000000006', 'twice@people.example'),
]

test('unverified members become invitations, and everything else stays', async () => {
  const db = openDatabase({})
  onTestFinished(() => db.close())
  const earlier = readdirSync(FOLDER)
    .filter((name) => name < MIGRATION)
    .sort()
  await db.asOwner(async (_owner, script) => {
    for (const name of earlier) await script(textOf(name))
    for (const statement of before) await script(statement)
    await script(textOf(MIGRATION))
  })
  const members = await db.rows<{ id: string }>(sql`select account_id as id from account where company_id = ${company}`)
  expect(new Set(members.map(({ id }) => id))).toEqual(new Set([owner, verified]))
  expect(await db.rows(sql`select 1 from account where account_id in (${added}, ${deactivated})`)).toEqual([])
  const open = await db.as(companyItself(company ?? ''), (tx) =>
    tx.rows(sql`
      select first_name, phone, email, role, invited_by from invitation where status = 'PENDING' order by phone`),
  )
  expect(open).toMatchObject([
    { first_name: 'Meera', phone: '7000000003', email: 'added@people.example', role: 'ROLE_USER', invited_by: owner },
    { first_name: 'Farah', email: 'twice@people.example' },
  ])
  expect(open).toHaveLength(2)
})
