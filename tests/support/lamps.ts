import { sql } from 'kysely'
import type { Flow } from '#contract/flow.ts'
import type { Database } from '#server/platform/database.ts'
import { newId } from '#server/platform/ids.ts'
import { begin, lifeCycle } from '#server/platform/life-cycle.ts'

const lampFlow = {
  begin: { install: 'OFF' },
  moves: { OFF: { light: 'ON', break: 'BROKEN' }, ON: { darken: 'OFF' }, BROKEN: {} },
} as const satisfies Flow

/** A life cycle of no row, whose column `note` belongs to its status. */
export const lamps = lifeCycle('lamp', lampFlow)

const TABLES = `
  create table lamp (lamp_id uuid primary key, status text not null, note text check ((status = 'BROKEN') = (note is not null)));
  create table lamp_event (event_id uuid primary key, lamp_id uuid not null references lamp, act text not null,
    from_status text, to_status text not null, actor_kind text not null, actor_account_id uuid, actor_name text, reason text,
    happened_at timestamptz not null);`

/** Lamps in a database of a test: made, and read with their events. */
export async function someLamps(db: Database) {
  await db.asOwner((_, script) => script(TABLES))
  const happening = { now: new Date('2026-05-04T06:00:00Z'), by: { kind: 'SYSTEM' } } as const
  const aLamp = () =>
    db.transaction(async (tx) => {
      const id = newId()
      await tx.rows(sql`insert into lamp (lamp_id, status) values (${id}, 'OFF')`)
      await begin({ tx, ...happening }, lamps, id)
      return id
    })
  const actsOf = (id: string) =>
    db.rows(sql<{
      act: string
      from: string | null
      to: string
      kind: string
      name: string | null
      reason: string | null
    }>`
      select act, from_status as "from", to_status as "to", actor_kind as kind, actor_name as name, reason from lamp_event
      where lamp_id = ${id} order by event_id`)
  const statusOf = async (id: string) =>
    (await db.first(sql<{ status: string }>`select status from lamp where lamp_id = ${id}`))?.status
  return { aLamp, actsOf, statusOf, happening }
}
