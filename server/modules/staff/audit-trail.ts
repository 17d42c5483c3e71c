import { toPage } from '#contract/paging.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type AuditFilter, entries } from './audit.store.ts'

/** What staff did, newest first. */
export const listAudit = (tools: Tools, caller: Staff, filter: AuditFilter) =>
  act(tools, caller, async ({ tx }) => {
    const rows = await entries(tx, filter)
    const content = rows.map(({ kind, id, label, changes, at, total: _total, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      subject: { kind, id, label },
      changes: Object.entries(changes).map(([field, change]) => ({ field, ...change })),
    }))
    return { audit: toPage(content, rows[0]?.total ?? 0, filter) }
  })
