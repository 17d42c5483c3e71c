/** A life cycle: from each status, what may happen and where it leads. */
export type Flow = Readonly<Record<string, Readonly<Record<string, string>>>>
