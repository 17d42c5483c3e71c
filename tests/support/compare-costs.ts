/**
 * Compares what the same work costs each person, in ms. A sample holds one cost of each; the rows that samples leave
 * make later ones dearer for everybody, so a cost counts from the cheapest of its sample.
 */
export function compareCosts(people: readonly string[]) {
  const extra = new Map<string, number[]>(people.map((person) => [person, []]))
  let cheapest = Number.POSITIVE_INFINITY
  // The third cheapest of each: what disturbs makes some dear, extra work makes all of them dear.
  const undisturbed = () => people.map((person) => extra.get(person)?.toSorted((a, b) => a - b)[2] ?? 0)
  return {
    add(sample: ReadonlyMap<string, number>) {
      const least = Math.min(...sample.values())
      for (const [person, cost] of sample) extra.get(person)?.push(cost - least)
      cheapest = Math.min(cheapest, least)
    },
    /** How much more one person's work costs than another's. */
    apart: () => Math.max(...undisturbed()) - Math.min(...undisturbed()),
    /** What may be chance: 5 ms, or a quarter of the cheapest. */
    allowed: () => Math.max(5, cheapest / 4),
  }
}
