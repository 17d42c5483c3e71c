import { type RawBuilder, sql } from 'kysely'
import type { Flow } from '#contract/flow.ts'
import type { Transaction } from './action.ts'
import type { Queryable } from './database.ts'
import { newId } from './ids.ts'
import type { Principal } from './principal.ts'

/** An act of the clock itself: it moves the rows of one status, each at an instant given by the row. */
export type Deadline = {
  readonly from: string
  readonly act: string
  /** When, as a column or expression of the row. */
  readonly at: RawBuilder<unknown>
}
export type Cycle<F extends Flow = Flow> = {
  readonly table: string
  readonly flow: F
  readonly deadline?: Deadline | undefined
  /** The column that names a row and those of its events; `<table>_id` unless said. */
  readonly key?: string | undefined
}

/** The actor of an event: the principal of a request, or the product itself. */
export type Actor = Principal | { readonly kind: 'SYSTEM' }

/** The transaction, time and actor of an event. */
export type Happening = Transaction & { readonly by: Actor }
type Change = {
  readonly act: string
  readonly from: string
  readonly to: string
  readonly reason?: string | null | undefined
  /** Further columns that change with the status, as `column = value, …`. */
  readonly also?: RawBuilder<unknown> | undefined
}

const keyOf = ({ table, key = `${table}_id` }: Cycle) => sql.ref(key)
const eventsOf = (cycle: Cycle) => sql`${sql.table(`${cycle.table}_event`)}
  (event_id, ${keyOf(cycle)}, act, from_status, to_status, actor_kind, actor_account_id, actor_name, reason, happened_at)`

type Locked = { status: string; deadline: Date | null }

/** Locks the row and returns its status, with its deadline if it has one; undefined if none with that id is `visible`. */
export const lockedRow = (tx: Queryable, cycle: Cycle, id: string, visible: RawBuilder<unknown>) =>
  tx.first(sql<Locked>`
    select status, ${cycle.deadline?.at ?? sql`null`} as deadline from ${sql.table(cycle.table)}
    where ${keyOf(cycle)} = ${id} and ${visible} for update`)

const accountOf = (by: Actor) => ('accountId' in by ? by.accountId : null)
/** A customer's name is read from their account, so that it goes with a deleted person. */
const nameOf = (by: Actor) => (by.kind === 'STAFF' || by.kind === 'LINK' ? by.name : null)

/** The first event of a new row, with the initial act and status of the flow. */
export async function insertFirstEvent({ tx, now, by }: Happening, cycle: Cycle, id: string) {
  const [first] = Object.entries(cycle.flow.begin)
  if (!first) throw new Error(`The flow of ${cycle.table} has no beginning.`)
  const [act, to] = first
  await tx.rows(sql`
    insert into ${eventsOf(cycle)}
    values (${newId(now.getTime())}, ${id}, ${act}, null, ${to}, ${by.kind}, ${accountOf(by)}, ${nameOf(by)}, null, ${now})`)
}

/** Changes the status of those rows that still have the old one, each with its event, in one statement; how many they were. */
export const changeStatus = async ({ tx, now, by }: Happening, cycle: Cycle, ids: readonly string[], change: Change) =>
  (
    await tx.rows(sql`
      with swapped as (
        update ${sql.table(cycle.table)} set status = ${change.to}${change.also ? sql`, ${change.also}` : sql``}
        where ${keyOf(cycle)} = any(${ids}::uuid[]) and status = ${change.from} returning ${keyOf(cycle)} as id
      ), told as (
        insert into ${eventsOf(cycle)}
        select event_id, id, ${change.act}, ${change.from}, ${change.to}, ${by.kind}, ${accountOf(by)}::uuid, ${nameOf(by)},
          ${change.reason ?? null}, ${now}
        from swapped join unnest(${ids}::uuid[], ${ids.map(() => newId(now.getTime()))}::uuid[]) event (of, event_id) on of = id
        returning 1
      )
      select from swapped, (select count(*) from told) written`)
  ).length
