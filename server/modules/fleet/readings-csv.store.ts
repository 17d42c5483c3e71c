import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

/** An instant as files have it. */
const toSecond = sql`to_char(r.read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/** The latest reading of the first `most` machines by fleet number, of one sub-category or of all. */
export const latestReadings = (tx: Queryable, subCategory: string | undefined, most: number) =>
  tx.rows(sql<{ machine: string; at: string; hours: string }>`
    select m.fleet_number as machine, ${toSecond} as at, r.hours::text as hours
    from machine m join product p using (product_id), lateral (
      select read_at, hours from telematics_reading t where t.machine_id = m.machine_id order by read_at desc limit 1) r
    where ${subCategory ?? null}::text is null or p.sub_category = ${subCategory ?? null}
    order by m.fleet_number limit ${most}`)

/** Machines by their fleet numbers. */
export const machinesNumbered = async (tx: Queryable, numbers: readonly string[]) =>
  new Map(
    (
      await tx.rows(sql<{ number: string; machineId: string }>`
        select fleet_number as number, machine_id from machine
        where fleet_number = any(${numbers}::text[])`)
    ).map(({ number, machineId }) => [number, machineId]),
  )

/** The hours of the readings of machines at these instants, by machine and instant. */
export const readingsAt = async (tx: Queryable, machines: readonly string[], times: readonly string[]) =>
  new Map(
    (
      await tx.rows(sql<{ machineId: string; at: string; hours: string }>`
        select r.machine_id, ${toSecond} as at, trim_scale(r.hours)::text as hours
        from telematics_reading r where r.machine_id = any(${machines}::uuid[])
          and r.read_at = any(${times.filter((time) => INSTANT.test(time))}::timestamptz[])`)
    ).map(({ machineId, at, hours }) => [`${machineId} ${at}`, hours]),
  )
