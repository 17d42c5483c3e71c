// Ways in which injected SQL could try to leave its role, and so row-level security (S2). Each attempt runs inside a
// transaction of one person. Whatever its result, it must not see other people's rows afterwards.
//
// Out of scope: naming another account, company or purpose with set_config('app.…') within the transaction, because the
// application itself does so. Decision 17 names the defences against that.
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { settingsOf } from '#server/platform/database-settings.ts'
import { customer } from '#server/platform/principal.ts'
import { aServer } from './support/server.ts'

const server = await aServer()
const { appDb: db } = server

const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const body = { productId: products.content[0]?.productId ?? '' }
const [asha, other] = [await server.signIn(), await server.signIn()]
for (const person of [asha, other]) await person.call('addCartItem', { body })

const owner = await db.asOwner((tx) => tx.first(sql<{ name: string }>`select current_user::text as name`))
const ownerName = sql.id(owner?.name ?? '')

/** Each attempt is rolled back with its transaction, so the pool never sees it. */
class Undone extends Error {}

/** The carts visible after an attempt, or the refusal of the attempt or of the query. */
async function after(attempt: RawBuilder<unknown>) {
  let outcome: unknown
  const climbing = db.as(customer(asha.accountId), async (tx) => {
    await tx.rows(attempt)
    outcome = await tx.rows(sql`select account_id from cart`)
    throw new Undone()
  })
  await climbing.catch((error: unknown) => {
    if (!(error instanceof Undone)) outcome = (error as { code?: string }).code
  })
  return outcome
}

const OWN = [{ accountId: asha.accountId }]
/** Error codes: not allowed, no such role, not found. */
const REFUSED = ['42501', '22023', '0LP01', '42704', '0A000']

const everywhere: Record<string, RawBuilder<unknown>> = {
  'set role none': sql`set role none`,
  'set local role none': sql`set local role none`,
  'reset role': sql`reset role`,
  'reset all': sql`reset all`,
  'set role to the owner': sql`set role ${ownerName}`,
  'set_config of the role': sql`select set_config('role', ${sql.lit(owner?.name)}, false)`,
  'set_config of no role': sql`select set_config('role', 'none', false)`,
  'reset session authorization': sql`reset session authorization`,
  'session authorization by default': sql`set session authorization default`,
  'row_security off': sql`set row_security = off`,
  'row-level security off': sql`alter table cart disable row level security`,
  'a policy for everybody': sql`create policy mine on cart using (true)`,
  'dropping the policy': sql`drop policy cart_of_account on cart`,
  'taking the table': sql`alter table cart owner to yantra_app`,
  'granting oneself more': sql`grant truncate on cart to yantra_app`,
  'emptying the table': sql`truncate cart cascade`,
  'a trigger': sql`create trigger mine before update on cart for each row execute function product_changes()`,
  "changing the owner's functions": sql`alter function product_changes() security definer`,
  'a function of its own': sql`create function mine() returns bigint language sql security definer as 'select count(*) from cart'`,
  'a procedure written on the spot': sql`do $$ begin execute 'set role none'; end $$`,
  'a view': sql`create view mine as select * from cart`,
  'a table': sql`create table mine (n int)`,
  'a table of the session': sql`create temp table cart (account_id uuid)`,
  'a schema': sql`create schema mine`,
  'an extension': sql`create extension dblink`,
  'being a superuser': sql`alter role yantra_app superuser`,
  'passing by row-level security': sql`alter role current_user bypassrls`,
  'a role of its own': sql`create role mine superuser`,
  "membership of the owner's role": sql`grant ${ownerName} to yantra_app`,
  'reading files of the server': sql`select pg_read_file('/etc/passwd')`,
  'running programs of the server': sql`copy cart to program 'cat'`,
  'what the owner keeps of passwords': sql`select rolpassword from pg_authid`,
  'the statistics of columns': sql`select * from pg_statistic`,
}
/** The embedded engine runs as its administrator and does not refuse that role (decision 17). */
const onServer: Record<string, RawBuilder<unknown>> = {
  'session authorization of the owner': sql`set session authorization ${ownerName}`,
  'set_config of the session': sql`select set_config('session_authorization', ${sql.lit(owner?.name)}, false)`,
}
const attempts = Object.entries(db.engine === 'postgres' ? { ...everywhere, ...onServer } : everywhere)

test.each(attempts)('S2 %s does not leave the role', async (_, attempt) => {
  expect([...REFUSED, [], OWN]).toContainEqual(await after(attempt))
})

test('S2 the other person exists, though nobody may see them', async () => {
  const carts = await db.asOwner((tx) => tx.rows(sql`select account_id from cart`))
  expect(carts).toEqual(expect.arrayContaining([...OWN, { accountId: other.accountId }]))
})

/** All settings of a transaction's caller, read from the code that sets them. */
const settings = Object.keys(settingsOf(customer(asha.accountId), ''))
const setAll = (value: string, isLocal: boolean) =>
  sql`select ${sql.join(settings.map((name) => sql`set_config(${name}, ${value}, ${isLocal})`))}`

test.each([
  ['staff', { kind: 'STAFF', accountId: other.accountId, role: 'OWNER', name: 'Meera Joshi' }],
  ['a customer', customer(asha.accountId)],
] as const)('S2 settings left on a connection do not reach a later transaction of %s', async (_, principal) => {
  expect(settings).toHaveLength(12)
  const seen = () => db.as(principal, (tx) => tx.rows(sql`select account_id from cart`))
  const before = await seen()
  await db.as(customer(asha.accountId), (tx) => tx.rows(setAll(other.accountId, false)))
  const inherited = await db.first(sql<{ account: string }>`select current_setting('app.account') as account`)
  expect(inherited).toEqual({ account: other.accountId })
  expect(await seen()).toEqual(before)
  const told = await db.as(principal, (tx) =>
    tx.first(sql<Record<string, string>>`
      select ${sql.join(settings.map((name) => sql`current_setting(${name}) as ${sql.id(name)}`))}`),
  )
  expect(told).toEqual(settingsOf(principal, ''))
  await db.rows(setAll('', false))
})

/**
 * They lock, delete or stamp rows that follow from a row which their caller may write, and return nothing of them (decisions 47,
 * 48 and 51). One erases its caller alone, and returns the names of their files (decision 72). The
 * two of cash and that of months judge what their caller writes by rows of others, and say no more than yes or no (decision 100).
 */
const FOLLOWING = [
  'check_allocation()',
  'check_payment()',
  'check_payment_sums(uuid)',
  'check_settled_sums(uuid)',
  'end_quote_holds()',
  'end_site_assignments()',
  'erase_person(uuid)',
  'is_cash_of_day_over(uuid,date,bigint,boolean)',
  'is_cash_of_invoice_over(uuid,bigint,boolean)',
  'lock_logged_job(uuid)',
  'refuse_closed_month()',
  'refuse_unbalanced_entry()',
  'skip_retired_machine()',
  'stamp_jobs()',
]

test('S2 only side effects of permitted writes run as owner, and the roles that serve requests own nothing', async () => {
  const definers = sql<{ name: string; settings: string[] }>`
    select p.oid::regprocedure::text as name, p.proconfig as settings from pg_proc p join pg_namespace n on n.oid = pronamespace
    where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema') order by name`
  const settings = ['search_path=public, pg_temp']
  expect(await db.rows(definers)).toEqual(FOLLOWING.map((name) => ({ name, settings })))
  const roles = ['yantra_app', (await db.first(sql<{ name: string }>`select session_user::text as name`))?.name]
  const owned = sql`
    select relname from pg_class where relowner::regrole::text = any(${roles}::text[])
    union all select proname from pg_proc where proowner::regrole::text = any(${roles}::text[])
    union all select nspname from pg_namespace where nspowner::regrole::text = any(${roles}::text[])
    union all select datname from pg_database where datdba::regrole::text = any(${roles}::text[])`
  expect(await db.rows(owned)).toEqual([])
  expect(await db.excessOfLogin()).toBeUndefined()
})
