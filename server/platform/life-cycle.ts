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
  /** Which rows may be moved: the same condition as in lists and details. */
  readonly visible: RawBuilder<unknown>
  /** The reason, in the person's own words. */
  readonly reason?: string | null
}

type DeadlineOf<F extends Flow> = Deadline & { readonly from: StatusOf<F>; readonly act: ActOf<F> }

/**
 * The table of things that follow a flow; `<table>_event` stores the events of each. At its `deadline` a thing moves by
 * itself: reads show that from the instant on, and the row follows with the next move or with a task.
 */
export const lifeCycle = <F extends Flow>(table: string, flow: F, deadline?: DeadlineOf<F>): Cycle<F> => ({
  table,
  flow,
  deadline,
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
  await changeStatus({ tx: happening.tx, now: at, by: { kind: 'SYSTEM' } }, cycle, { id, act, from, to })
  return to
}

/**
 * Moves one thing along its flow and records the event; returns the new status. Throws `not-found` for a thing that is
 * not `visible`, and `status-conflict` for an act that its status does not allow, which changes nothing.
 */
export async function move<F extends Flow>(
  happening: Happening,
  cycle: Cycle<F>,
  { id, act, visible, reason = null }: Move<F>,
): Promise<StatusOf<F>> {
  const from = await settle(happening, cycle, { id, visible })
  const to = nextStatus(cycle.flow, from, act)
  if (to === undefined) throw new Problem('status-conflict')
  await changeStatus(happening, cycle, { id, act, from, to, reason })
  return to
}
