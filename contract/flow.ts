/** A life cycle as a table: the initial action, and for each status the allowed actions and their next status. */
export type Flow = {
  readonly begin: Readonly<Record<string, string>>
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type StatusOf<F extends Flow> = keyof F['moves'] & string
type Acts<Moves> = Moves extends unknown ? keyof Moves & string : never
export type ActOf<F extends Flow> = Acts<F['moves'][keyof F['moves']]>

/** The next status after `act` in `status`; undefined if the flow does not allow it. */
export const nextStatus = <F extends Flow>(flow: F, status: string, act: ActOf<F>): StatusOf<F> | undefined =>
  flow.moves[status]?.[act]

/** The statuses of a flow, in the order of its table. */
export const statusesOf = <F extends Flow>(flow: F) => Object.keys(flow.moves) as [StatusOf<F>, ...StatusOf<F>[]]
