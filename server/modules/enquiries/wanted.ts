import { toPage } from '#contract/paging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type WantedFilter, wanted } from './wanted.store.ts'

/** Lists the machines that people wait for and the places, as a guide to purchases. */
export const listWanted = (tools: Tools, caller: Staff, filter: WantedFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await wanted(tx, filter)
    return { wanted: toPage(rows, rows[0]?.total ?? 0, filter) }
  })
