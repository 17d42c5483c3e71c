const outcomeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason as { type: string }).type.replace('/problems/', '')

/** How each of several calls ended: 'done', or the name of its refusal. */
export const outcomes = async (tries: Promise<unknown>[]) => (await Promise.allSettled(tries)).map(outcomeOf)

/** How many ended in each way. */
export const tally = (kinds: string[]) =>
  Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]))

export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))
