import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export type PublicRate = {
  productId: string
  perMonthPaise: number
  /** Null if the machine is not let by the week. */
  perWeekPaise: number | null
  /** Null if the machine is not let by the day. */
  perDayPaise: number | null
  /** `26 days x 10 h shift per month`. */
  basis: string
}

/** Writes the rates that differ. Returns whether any did. */
export const updateRates = async (tx: Queryable, rates: readonly PublicRate[]) =>
  (
    await tx.rows(sql`
    update product p set per_month_paise = r."perMonthPaise", per_week_paise = r."perWeekPaise",
      per_day_paise = r."perDayPaise", rate_basis = r.basis
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as r("productId" uuid, "perMonthPaise" bigint, "perWeekPaise" bigint, "perDayPaise" bigint, basis text)
    where p.product_id = r."productId" and (p.per_month_paise, p.per_week_paise, p.per_day_paise, p.rate_basis)
      is distinct from (r."perMonthPaise", r."perWeekPaise", r."perDayPaise", r.basis)
    returning 1`)
  ).length > 0
