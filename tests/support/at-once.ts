const outcomeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason as { type: string }).type.replace('/problems/', '')

/** The outcome of each of several calls: 'done', or the name of its refusal. */
export const outcomes = async (tries: Promise<unknown>[]) => (await Promise.allSettled(tries)).map(outcomeOf)

/** The number of calls with each outcome. */
export const tally = (kinds: string[]) =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))

export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
