import { isSame } from './changes.ts'

/** Names an entry of a list, so that it is found again in another version of it. */
type KeyOf = (entry: object) => string
type Three = { base: unknown; theirs: unknown; mine: unknown }

const isList = (value: unknown): value is object[] =>
  Array.isArray(value) && value.every((entry) => entry instanceof Object)
const isRecord = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value)

/** The entries of a list by their names; those with the same name are numbered. */
export function keyed(list: readonly object[], keyOf: KeyOf) {
  const entries = new Map<string, object>()
  for (const entry of list) {
    const name = keyOf(entry)
    const same = [...entries.keys()].filter((key) => key === name || key.startsWith(`${name}#`)).length
    entries.set(same === 0 ? name : `${name}#${same + 1}`, entry)
  }
  return entries
}

/**
 * Both changes of one tree of values: theirs where only they changed, mine otherwise. Entries of lists are found by
 * their names; one that was removed on one side and changed on the other stays.
 */
export function merged({ base, theirs, mine }: Three, keyOf: KeyOf): unknown {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base)) return mine
  if (isList(theirs) && isList(mine)) return mergedLists({ base: isList(base) ? base : [], theirs, mine }, keyOf)
  if (!isRecord(theirs) || !isRecord(mine)) return mine
  const before = isRecord(base) ? base : {}
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return Object.fromEntries(
    [...names].map((name) => [name, merged({ base: before[name], theirs: theirs[name], mine: mine[name] }, keyOf)]),
  )
}

type Lists = { base: object[]; theirs: object[]; mine: object[] }

function mergedLists(lists: Lists, keyOf: KeyOf) {
  const [base, theirs, mine] = [keyed(lists.base, keyOf), keyed(lists.theirs, keyOf), keyed(lists.mine, keyOf)]
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const three = { base: base.get(key), theirs: theirs.get(key), mine: mine.get(key) }
    if (three.theirs !== undefined && three.mine !== undefined) return [merged(three, keyOf)]
    const only = three.mine ?? three.theirs
    const isRemoved = three.base !== undefined && isSame(only, three.base)
    return isRemoved ? [] : [only]
  })
}
