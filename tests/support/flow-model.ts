// Moves of modelled records along the life cycles of the contract.
import { addDays } from '#contract/dates.ts'
import { type ActOf, type Flow, nextStatus, type StatusOf } from '#contract/flow.ts'

type Moving<Status> = { status: Status; readonly events: string[] }

/** Moves a record by an act that its flow allows, which leaves an event; else it is refused. */
export const moverOf =
  <F extends Flow>(flow: F) =>
  (it: Moving<StatusOf<F>>, act: ActOf<F>) => {
    const to = nextStatus(flow, it.status, act)
    if (to === undefined) return 'status-conflict'
    it.status = to
    it.events.push(act)
    return 'done'
  }

type Waiting = { readonly since: string; readonly today: string; readonly days: number }

/** The morning of a day for what waits for an answer: two reminders, then it counts as given; with 0 days it never does. */
export function remindOrDeem(
  it: { reminders: number },
  { since, today, days }: Waiting,
  act: (name: 'remind' | 'deem') => void,
) {
  const wait = days || 3
  const due = [Math.ceil(wait / 2), wait, wait + 1][it.reminders]
  if (due === undefined || today <= since || today < addDays(since, due)) return
  if (it.reminders < 2) act('remind')
  else if (days > 0) act('deem')
  it.reminders += 1
}
