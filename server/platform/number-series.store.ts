import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/**
 * The next number of a series in a financial year, from 1 and without gaps. Draw it inside the transaction that uses
 * it, and late, because the row stays locked until that ends.
 */
export async function drawNumber(tx: Queryable, series: string, year: string) {
  const drawn = await tx.first(sql<{ lastNumber: number }>`
    insert into number_series (series, financial_year, last_number) values (${series}, ${year}, 1)
    on conflict (series, financial_year) do update set last_number = number_series.last_number + 1
    returning last_number as "lastNumber"`)
  if (drawn === undefined) throw new Error(`No number could be drawn from ${series}.`)
  return drawn.lastNumber
}
