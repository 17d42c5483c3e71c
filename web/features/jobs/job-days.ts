const DAY_MS = 86_400_000

/** Days from one civil date to another, both counted. */
export const dayCount = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The earlier and the later of two civil dates. */
export const earlier = (one: string, other: string) => (one < other ? one : other)
