/** A life cycle: from each status, what may happen and where it leads. */
export type Flow = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The status that `event` leads to, or undefined where it is not allowed. */
export const next = <F extends Flow, From extends keyof F>(flow: F, from: From, event: string): string | undefined =>
  Object.hasOwn(flow[from] ?? {}, event) ? flow[from]?.[event] : undefined
