import type { RawBuilder } from 'kysely'
import { type ActOf, type Flow, nextStatus, type StatusOf } from '#contract/flow.ts'
import { Problem } from '#contract/problems.ts'
import { type Cycle, changeStatus, type Happening, insertFirstEvent, lockedStatus } from './life-cycle.store.ts'

export type { Actor } from './life-cycle.store.ts'

type Move<F extends Flow> = {
  readonly id: string
  readonly act: ActOf<F>
  /** Which rows may be moved: the same condition as in lists and details. */
  readonly visible: RawBuilder<unknown>
  /** The reason, in the person's own words. */
  readonly reason?: string | null
}

/** The table of things that follow a flow; `<table>_event` stores the events of each. */
export const lifeCycle = <F extends Flow>(table: string, flow: F): Cycle<F> => ({ table, flow })

/** Records the beginning of a new thing, in the transaction that inserts it. */
export const begin = <F extends Flow>(happening: Happening, cycle: Cycle<F>, id: string) =>
  insertFirstEvent(happening, cycle, id)

/**
 * Moves one thing along its flow and records the event; returns the new status. Throws `not-found` for a thing that is
 * not `visible`, and `status-conflict` for an act that its status does not allow, which changes nothing.
 */
export async function move<F extends Flow>(
  happening: Happening,
  cycle: Cycle<F>,
  { id, act, visible, reason = null }: Move<F>,
): Promise<StatusOf<F>> {
  const from = await lockedStatus(happening.tx, cycle, id, visible)
  if (from === undefined) throw new Problem('not-found')
  const to = nextStatus(cycle.flow, from, act)
  if (to === undefined) throw new Problem('status-conflict')
  await changeStatus(happening, cycle, { id, act, from, to, reason })
  return to
}
