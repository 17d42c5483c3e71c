import { sql } from 'kysely'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'

type Days = { readonly from: string; readonly to: string }
export type Wanted = Days & { readonly productId: string }

const during = ({ from, to }: Days) => sql`during && daterange(${from}::date, ${to}::date, '[]')`
const stands = (now: Date) => sql`(expires_at is null or expires_at > ${now})`

/** The machines of a product that nothing occupies on these days, by fleet number. */
export const freeMachines = ({ tx, now }: Transaction, wanted: Wanted) =>
  tx.rows(sql<{ machineId: string; fleetNumber: string }>`
    select machine_id, fleet_number from machine m
    where product_id = ${wanted.productId} and retired_at is null and not exists (
      select from booking b where b.machine_id = m.machine_id and ${during(wanted)} and ${stands(now)})
    order by fleet_number`)

type Count = { free: number; held: number; all: number }

/** Counts the free machines of a product on these days; those held for versions of `quoteNumber` are counted apart. */
export const countFree = ({ tx, now }: Transaction, wanted: Wanted, quoteNumber: string | undefined) =>
  tx.first(sql<Count>`
    select count(*)::int as all, count(*) filter (where not taken and held)::int as held,
      count(*) filter (where not taken and not held)::int as free
    from machine m, lateral (
      select coalesce(bool_or(not own), false) as taken, coalesce(bool_or(own), false) as held from (
        select b.kind = 'HOLD' and exists (
          select from booking_for f where f.ref = b.ref and f.number = ${quoteNumber ?? null}) as own
        from booking b where b.machine_id = m.machine_id and ${during(wanted)} and ${stands(now)}) each_) as standing
    where product_id = ${wanted.productId} and retired_at is null`)

type Held = Wanted & { readonly quoteId: string }

const ofQuote = (held: Held) => sql`b.ref = ${held.quoteId} and b.kind = 'HOLD' and ${during(held)}
  and exists (select from machine m where m.machine_id = b.machine_id and m.product_id = ${held.productId})`

/** Ends the hold of one machine for a quote; returns whether there was one. */
export const endHoldOn = async (tx: Queryable, held: Held, machineId: string) =>
  (await tx.first(sql`
    delete from booking b where b.machine_id = ${machineId} and ${ofQuote(held)} returning 1`)) !== undefined

/** Ends one hold of a quote. */
export const endOneHold = (tx: Queryable, held: Held) =>
  tx.rows(sql`
    delete from booking where booking_id = (
      select b.booking_id from booking b where ${ofQuote(held)} order by b.during, b.booking_id limit 1)`)

/** The machines held for a quote, by fleet number, and until when. */
export const heldFor = ({ tx, now }: Transaction, quoteId: string) =>
  tx.rows(sql<{ machineId: string; fleetNumber: string; until: string }>`
    select machine_id, m.fleet_number,
      ${instant('b.expires_at')} as until
    from booking b join machine m using (machine_id)
    where b.ref = ${quoteId} and b.kind = 'HOLD' and b.expires_at > ${now} order by m.fleet_number`)
