import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** Numbers to draw: of a series in a financial year, at least one. */
type Draw = { readonly series: string; readonly year: string; readonly count: number }

/**
 * The first of `count` consecutive numbers of a series in a financial year, which begin at 1 and have no gaps. Draw
 * them inside the transaction that uses them, and late, because the row stays locked until that ends.
 */
export async function drawNumbers(tx: Queryable, { series, year, count }: Draw) {
  const drawn = await tx.first(sql<{ first: number }>`
    insert into number_series (series, financial_year, last_number) values (${series}, ${year}, ${count})
    on conflict (series, financial_year) do update set last_number = number_series.last_number + ${count}
    returning last_number - ${count} + 1 as first`)
  if (drawn === undefined) throw new Error(`No number could be drawn from ${series}.`)
  return drawn.first
}

/** The next number of a series in a financial year. */
export const drawNumber = (tx: Queryable, series: string, year: string) => drawNumbers(tx, { series, year, count: 1 })
