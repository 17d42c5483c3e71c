import { dateInIndia } from '#contract/dates.ts'
import { toPage } from '#contract/paging.ts'
import { AUDIT_FILE_MAX } from '#contract/staff.audit.ts'
import { act, type Tools } from '#server/platform/action.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type AuditFilter, entries } from './audit.store.ts'

/** The actions of staff, newest first. */
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

const HEADER = ['When', 'Who', 'Action', 'Kind', 'Id', 'What', 'Changes']

/** The newest entries of a search as CSV; times are in UTC. */
export const downloadAudit = (tools: Tools, caller: Staff, filter: Omit<AuditFilter, 'page' | 'size'>) =>
  act(tools, caller, async ({ tx, now }) => {
    const rows = await entries(tx, { ...filter, page: 0, size: AUDIT_FILE_MAX })
    const cells = rows.map(({ at, actorName, act: action, kind, id, label, changes }) => [
      at.toISOString(),
      actorName,
      action,
      kind,
      id,
      label,
      JSON.stringify(changes),
    ])
    return { name: `audit-${dateInIndia(now)}.csv`, content: toCsv(HEADER, cells) }
  })
