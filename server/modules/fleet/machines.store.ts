import { sql } from 'kysely'
import type { Machine, NewMachine } from '#contract/fleet.machines.ts'
import type { PaperState } from '#contract/fleet.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { containing } from '#server/platform/like.ts'
import { endsOf, lifting, mandatory, type Need } from './papers.rules.ts'

export type StoredMachine = Omit<Machine, 'papers' | 'mandatory'> & { version: number; needs: Need[] }

const kinds = mandatory.map(([kind]) => kind)
const needing = mandatory.map(([, machines]) => machines)

/** The mandatory papers of machine `m` of product `p`, each until when the best one counts. */
const needs = sql`lateral (
  select min(until) as worst, json_agg(json_build_object('kind', kind, 'until', until::text) order by position) as needs
  from (
    select need.kind, need.position, coalesce(
      (select max(coalesce(d.valid_to, 'infinity')) from machine_document d
        where d.machine_id = m.machine_id and d.kind = need.kind), '-infinity') as until
    from unnest(${kinds}::text[], ${needing}::text[]) with ordinality as need (kind, machines, position)
    where need.machines = 'ALL' or need.machines = 'REGISTERED' and m.registration_number is not null
      or need.machines = 'LIFTING' and (p.product_line = any(${lifting.lines}::text[])
        or p.category = any(${lifting.categories}::text[]))
  ) each) n`

const machine = sql.raw(`m.machine_id, m.fleet_number, m.product_id,
  p.name as product_name, m.serial_number, m.registration_number,
  m.built_year, m.hired_from, m.yard_id, y.name as yard_name,
  m.meter_hours::text as meter_hours,
  m.telematics_id, m.retired_at is not null as is_retired, m.version, n.needs`)
/** Machines with their products, yards and needs. */
export const joined = sql`machine m join product p using (product_id) join yard y using (yard_id) cross join ${needs}`

export type MachineFilter = Paged & {
  filter?: string | undefined
  productId?: string | undefined
  yardId?: string | undefined
  papers?: PaperState | undefined
}

/** The machines of one page by fleet number, retired ones last; each with the number of all. */
export function machines(
  tx: Queryable,
  { filter, productId, yardId, papers, page, size }: MachineFilter,
  today: string,
) {
  const text = containing(filter)
  const [first, last] = papers === undefined ? [null, null] : endsOf(papers, today)
  return tx.rows(sql<StoredMachine & { total: number }>`
    select ${machine}, count(*) over ()::int as total from ${joined}
    where (${text}::text is null
        or concat_ws(' ', m.fleet_number, m.serial_number, m.registration_number, p.name) ilike ${text})
      and (${productId ?? null}::uuid is null or m.product_id = ${productId ?? null})
      and (${yardId ?? null}::uuid is null or m.yard_id = ${yardId ?? null})
      and (${first}::date is null or n.worst between ${first}::date and ${last}::date and m.retired_at is null)
    order by m.retired_at is not null, m.fleet_number limit ${size} offset ${page * size}`)
}

export const machineById = (tx: Queryable, machineId: string) =>
  tx.first(sql<StoredMachine>`select ${machine} from ${joined} where m.machine_id = ${machineId}`)

/** Makes changes to a machine wait for each other. */
export const lockMachine = (tx: Queryable, machineId: string) =>
  tx.rows(sql`select from machine where machine_id = ${machineId} for update`)

type Row = NewMachine & { machineId: string; addedAt: Date }

export const insertMachine = (tx: Queryable, row: Row) =>
  tx.rows(sql`
    insert into machine (machine_id, fleet_number, product_id, serial_number, registration_number, built_year,
      hired_from, yard_id, meter_hours, telematics_id, added_at)
    values (${row.machineId}, ${row.fleetNumber}, ${row.productId}, ${row.serialNumber}, ${row.registrationNumber},
      ${row.builtYear}, ${row.hiredFrom}, ${row.yardId}, ${row.meterHours}, ${row.telematicsId},
      ${row.addedAt})
    on conflict do nothing returning machine_id`)

type Numbers = Pick<Machine, 'machineId' | 'fleetNumber' | 'productId' | 'serialNumber' | 'telematicsId'>

/** Makes everybody who gives out numbers in the fleet wait for each other. */
export const lockNumbers = (tx: Queryable) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('numbers of the fleet', 0))`)

/** Lists a machine's numbers that another one has: for fleet or telematics, or a serial number of the same product. */
export const takenNumbers = async (tx: Queryable, numbers: Numbers) =>
  (
    await tx.rows(sql<{ field: 'fleetNumber' | 'serialNumber' | 'telematicsId' }>`
      select distinct taken.field from machine m, lateral (values
        ('fleetNumber', m.fleet_number = ${numbers.fleetNumber}),
        ('serialNumber', m.product_id = ${numbers.productId} and m.serial_number = ${numbers.serialNumber}),
        ('telematicsId', m.telematics_id = ${numbers.telematicsId})) as taken (field, is_taken)
      where m.machine_id <> ${numbers.machineId} and taken.is_taken`)
  ).map(({ field }) => field)

/** Saves a machine; one that is retired keeps the time of it. */
export const updateMachine = ({ tx, now }: Transaction, row: Omit<StoredMachine, 'needs'>) =>
  tx.rows(sql`
    update machine set fleet_number = ${row.fleetNumber}, product_id = ${row.productId},
      serial_number = ${row.serialNumber}, registration_number = ${row.registrationNumber},
      built_year = ${row.builtYear}, hired_from = ${row.hiredFrom}, yard_id = ${row.yardId},
      meter_hours = ${row.meterHours}, telematics_id = ${row.telematicsId}, version = version + 1,
      retired_at = case when ${row.isRetired} then coalesce(retired_at, ${now}::timestamptz) end
    where machine_id = ${row.machineId}`)

export const isProduct = async (tx: Queryable, productId: string) =>
  (await tx.first(sql`select from product where product_id = ${productId}`)) !== undefined

export const isYard = async (tx: Queryable, yardId: string) =>
  (await tx.first(sql`select from yard where yard_id = ${yardId}`)) !== undefined
