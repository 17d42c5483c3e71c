// The embedded engine has the schema and the demo of a PostgreSQL server, object by object as its catalogue lists them.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { aPostgresTemplate } from '#tests/support/postgres.setup.ts'
import { freshDatabase, locationOf } from '#tests/support/template.ts'

const copy = await freshDatabase()
const embedded = openDatabase(copy.location)
const { template, remove } = await aPostgresTemplate(inject('filledAt'))
const server = openDatabase({ ...locationOf(template, template.name), connections: 2 })

afterAll(async () => {
  await Promise.all([embedded.close(), server.close()])
  await Promise.all([copy.remove(), remove()])
})

const OURS = sql.raw(`'public'::regnamespace`)
const notOfAnExtension = (catalogue: string) =>
  sql.raw(`not exists (select from pg_depend d
  where d.classid = '${catalogue}'::regclass and d.objid = it.oid and d.deptype = 'e')`)

/** What makes a schema, one row for each object; owners have names of their own on each engine. */
const kinds: Record<string, RawBuilder<{ name: string }>> = {
  'tables and views': sql`
    select relname as name, relkind, relrowsecurity, relforcerowsecurity, reloptions from pg_class it
    where relnamespace = ${OURS} and relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfAnExtension('pg_class')} order by 1`,
  columns: sql`
    select attrelid::regclass || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid) as value
    from pg_attribute join pg_class it on it.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = ${OURS} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
      and ${notOfAnExtension('pg_class')} order by 1`,
  // Newer versions list "not null" here too, which the columns show.
  constraints: sql`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = ${OURS} and contype <> 'n' order by 1`,
  indexes: sql`select indexname as name, indexdef as text from pg_indexes where schemaname = 'public' order by 1`,
  policies: sql`
    select tablename || '.' || policyname as name, cmd, permissive, roles::text as roles, qual, with_check
    from pg_policies where schemaname = 'public' order by 1`,
  triggers: sql`
    select tgrelid::regclass || '.' || tgname as name, pg_get_triggerdef(oid) as text from pg_trigger
    where not tgisinternal order by 1`,
  functions: sql`
    select oid::regprocedure::text as name, pg_get_function_result(oid) as result, prosrc, prosecdef, provolatile,
      proisstrict, proconfig, pg_get_expr(proargdefaults, 0) as defaults
    from pg_proc it where pronamespace = ${OURS} and ${notOfAnExtension('pg_proc')} order by 1`,
  'rights of the application': sql`
    select table_name || ' ' || privilege_type as name from information_schema.role_table_grants
    where grantee = 'yantra_app' and table_schema = 'public' order by 1`,
  'rights to columns': sql`
    select table_name || '.' || column_name || ' ' || privilege_type as name from information_schema.column_privileges
    where grantee = 'yantra_app' and table_schema = 'public' order by 1`,
}

test.each(Object.entries(kinds))('%s are those of a PostgreSQL server', async (_, list) => {
  const [here, there] = await Promise.all([embedded, server].map((db) => db.asOwner((owner) => owner.rows(list))))
  expect(here?.length).toBeGreaterThan(20)
  expect(here).toEqual(there)
})

test('catalogue and demo have as many rows in each table', async () => {
  const tables = sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = ${OURS} and relkind = 'r' order by 1`
  const names = (await embedded.asOwner((owner) => owner.rows(tables))).map(({ name }) => name)
  const counts = sql`select ${sql.join(names.map((name) => sql`(select count(*) from ${sql.table(name)}) as ${sql.id(name)}`))}`
  const [here, there] = await Promise.all([embedded, server].map((db) => db.asOwner((owner) => owner.first(counts))))
  expect(here).toMatchObject({ enquiry: expect.any(Number) })
  expect(here).toEqual(there)
})
