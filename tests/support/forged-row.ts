import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** Statements that insert a row as it reads in JSON; columns that the database computes take no value. */
export async function forging(owner: Queryable) {
  const computed = await owner.rows(sql<{ table: string; column: string }>`
    select attrelid::regclass::text as table, attname as column from pg_attribute where attgenerated <> ''`)
  const isGiven = (name: string, column: string) => !computed.some((one) => one.table === name && one.column === column)
  return (name: string, text: string) => {
    const given = Object.keys(JSON.parse(text) as object).filter((column) => isGiven(name, column))
    const columns = sql.join(given.map((column) => sql.ref(column)))
    return sql`insert into ${sql.table(name)} (${columns}) overriding user value
      select ${columns} from jsonb_populate_record(null::${sql.table(name)}, ${text}::jsonb)`
  }
}
