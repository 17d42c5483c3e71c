import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { patternsOf } from './desk-search.rules.ts'
import { find } from './desk-search.store.ts'

/** Finds enquiries, quotes, companies, persons, machines and posts; fewer than two characters find nothing. */
export const searchDesk = (tools: Tools, caller: Staff, typed: string) =>
  act(tools, caller, async ({ tx }) => {
    const patterns = patternsOf(typed)
    return { results: patterns === undefined ? [] : await find(tx, patterns) }
  })
