import { sql } from 'kysely'
import type { BookingKind } from '#contract/fleet.ts'
import type { Queryable } from '#server/platform/database.ts'

type Days = { readonly from: string; readonly to: string }
type Choice = {
  machineId: string
  fleetNumber: string
  serialNumber: string
  yard: string
  taken: { kind: BookingKind; from: string; to: string }[]
}
type Asked = Days & { readonly productId: string; readonly except: readonly string[]; readonly now: Date }

const CHOICES_MAX = 500

/** The machines of a product with what takes them on these days, the free ones first; bookings of `except`, the job and its quote, do not count. */
export const machinesFor = (tx: Queryable, { productId, from, to, except, now }: Asked) =>
  tx.rows(sql<Choice>`
    select m.machine_id, m.fleet_number, m.serial_number, y.name as yard,
      coalesce(b.taken, '[]') as taken
    from machine m join yard y using (yard_id) left join lateral (
      select json_agg(json_build_object('kind', kind, 'from', lower(during), 'to', upper(during) - 1)
        order by lower(during)) as taken
      from booking where booking.machine_id = m.machine_id and during && daterange(${from}::date, ${to}::date, '[]')
        and (ref is null or ref <> all(${[...except]}::uuid[])) and (expires_at is null or expires_at > ${now})) b on true
    where m.product_id = ${productId} and m.retired_at is null
    order by b.taken is not null, m.fleet_number limit ${CHOICES_MAX}`)

/** The operators who have not left, by name. */
export const operatorsNow = (tx: Queryable) =>
  tx.rows(sql<{ operatorId: string; name: string; licenceValidTo: string }>`
    select operator_id, name, licence_valid_to from operator
    where left_at is null order by name, operator_id limit ${CHOICES_MAX}`)
