import type { RawBuilder } from 'kysely'
import { type ActOf, type Flow, nextStatus, type StatusOf } from '#contract/flow.ts'
import { Problem } from '#contract/problems.ts'
import {
  type Cycle,
  changeStatus,
  type Deadline,
  type Happening,
  insertFirstEvent,
  lockedRow,
} from './life-cycle.store.ts'

export type { Actor } from './life-cycle.store.ts'

type Move<F extends Flow> = {
  readonly id: string
  readonly act: ActOf<F>
  /** The condition for rows that may be moved: the same as in lists and details. */
  readonly visible: RawBuilder<unknown>
  /** The reason, in the person's own words. */
  readonly reason?: string | null
  /** Further columns that change in the same statement, because the schema ties them to the status. */
  readonly also?: RawBuilder<unknown>
}
type MoveAll<F extends Flow> = Pick<Move<F>, 'act'> & { readonly ids: readonly string[]; readonly from: StatusOf<F> }

type DeadlineOf<F extends Flow> = Deadline & { readonly from: StatusOf<F>; readonly act: ActOf<F> }

type Options<F extends Flow> = { readonly deadline?: DeadlineOf<F>; readonly key?: string }

/**
 * The table of things that follow a flow; `<table>_event` stores the events of each. At its `deadline` a thing moves by
 * itself: reads show that from the instant on, and the row follows with the next move or with a task.
 */
export const lifeCycle = <F extends Flow>(table: string, flow: F, options: Options<F> = {}): Cycle<F> => ({
  table,
  flow,
  ...options,
})

/** Records the beginning of a new thing, in the transaction that inserts it. */
export const begin = <F extends Flow>(happening: Happening, cycle: Cycle<F>, id: string) =>
  insertFirstEvent(happening, cycle, id)

/**
 * Locks one thing, moves it if its deadline has passed, with an event of that instant, and returns its status. Throws
 * `not-found` for a thing that is not `visible`.
 */
export async function settle<F extends Flow>(
  happening: Happening,
  cycle: Cycle<F>,
  { id, visible }: Pick<Move<F>, 'id' | 'visible'>,
) {
  const found = await lockedRow(happening.tx, cycle, id, visible)
  if (found === undefined) throw new Problem('not-found')
  const { status: from, deadline: at } = found
  if (from !== cycle.deadline?.from || at === null || at > happening.now) return from
  const { act } = cycle.deadline as DeadlineOf<F>
  const to = nextStatus(cycle.flow, from, act)
  if (to === undefined) throw new Error(`The deadline of ${cycle.table} is an act that ${from} does not allow.`)
  await changeLocked({ tx: happening.tx, now: at, by: { kind: 'SYSTEM' } }, cycle, id, { act, from, to })
  return to
}

async function changeLocked(
  happening: Happening,
  cycle: Cycle,
  id: string,
  change: Parameters<typeof changeStatus>[3],
) {
  if ((await changeStatus(happening, cycle, [id], change)) !== 1)
    throw new Error(`A locked row of ${cycle.table} has changed its status.`)
}

/**
 * Moves one thing along its flow and records the event; returns the new status. Throws `not-found` for a thing that is
 * not `visible`, and `status-conflict` for an act that its status does not allow, which changes nothing.
 */
export async function move<F extends Flow>(
  happening: Happening,
  cycle: Cycle<F>,
  { id, act, visible, reason, also }: Move<F>,
): Promise<StatusOf<F>> {
  const from = await settle(happening, cycle, { id, visible })
  const to = nextStatus(cycle.flow, from, act)
  if (to === undefined) throw new Problem('status-conflict')
  await changeLocked(happening, cycle, id, { act, from, to, reason, also })
  return to
}

/**
 * Moves several things of one status in one statement, each with its event. Throws `status-conflict` if one of them has
 * another status. Deadlines are not settled.
 */
export async function moveAll<F extends Flow>(happening: Happening, cycle: Cycle<F>, { ids, act, from }: MoveAll<F>) {
  const to = nextStatus(cycle.flow, from, act)
  const isDone = to !== undefined && (await changeStatus(happening, cycle, ids, { act, from, to })) === ids.length
  if (!isDone) throw new Problem('status-conflict')
}
