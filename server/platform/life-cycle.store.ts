import { type RawBuilder, sql } from 'kysely'
import type { Flow } from '#contract/flow.ts'
import type { Transaction } from './action.ts'
import type { Queryable } from './database.ts'
import { newId } from './ids.ts'
import type { Principal } from './principal.ts'

/** What the clock does alone: rows of one status move by an act at an instant, of which each row tells. */
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
}

/** The actor of an event: the principal of a request, or the product itself. */
export type Actor = Principal | { readonly kind: 'SYSTEM' }

/** The transaction, time and actor of an event. */
export type Happening = Transaction & { readonly by: Actor }
type Change = {
  readonly id: string
  readonly act: string
  readonly from: string | null
  readonly to: string
  readonly reason?: string | null
}

const keyOf = ({ table }: Cycle) => sql.ref(`${table}_id`)

type Locked = { status: string; deadline: Date | null }

/** Locks the row and returns its status, with its deadline if it has one; undefined if none with that id is `visible`. */
export const lockedRow = (tx: Queryable, cycle: Cycle, id: string, visible: RawBuilder<unknown>) =>
  tx.first(sql<Locked>`
    select status, ${cycle.deadline?.at ?? sql`null`} as deadline from ${sql.table(cycle.table)}
    where ${keyOf(cycle)} = ${id} and ${visible} for update`)

const accountOf = (by: Actor) => ('accountId' in by ? by.accountId : null)
/** A customer's name is read from their account, so that it goes with a deleted person. */
const nameOf = (by: Actor) => (by.kind === 'STAFF' || by.kind === 'LINK' ? by.name : null)

const insertEvent = ({ now, by }: Happening, cycle: Cycle, { id, act, from, to, reason }: Change) => sql`
  insert into ${sql.table(`${cycle.table}_event`)}
    (event_id, ${keyOf(cycle)}, act, from_status, to_status, actor_kind, actor_account_id, actor_name, reason, happened_at)
  values (${newId(now.getTime())}, ${id}, ${act}, ${from}, ${to}, ${by.kind},
    ${accountOf(by)}, ${nameOf(by)}, ${reason ?? null}, ${now})`

/** The first event of a new row, with the initial act and status of the flow. */
export async function insertFirstEvent(happening: Happening, cycle: Cycle, id: string) {
  const [first] = Object.entries(cycle.flow.begin)
  if (!first) throw new Error(`The flow of ${cycle.table} has no beginning.`)
  const [act, to] = first
  await happening.tx.rows(insertEvent(happening, cycle, { id, act, from: null, to }))
}

/** Changes the status and records the event in one statement. */
export async function changeStatus(happening: Happening, cycle: Cycle, change: Change & { from: string }) {
  const swapped = await happening.tx.first(sql`
    with swapped as (
      update ${sql.table(cycle.table)} set status = ${change.to}
      where ${keyOf(cycle)} = ${change.id} and status = ${change.from} returning 1
    ), told as (${insertEvent(happening, cycle, change)} returning 1)
    select from swapped, told`)
  if (!swapped) throw new Error(`A locked row of ${cycle.table} has changed its status.`)
}
