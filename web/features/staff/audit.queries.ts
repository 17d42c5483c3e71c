import type { AuditEntry } from '#contract/staff.audit.ts'
import { cachedList } from '#web/platform/cached-list.ts'
import { call } from '#web/platform/call.ts'

export const auditList = cachedList<AuditEntry>({
  name: 'audit',
  idOf: ({ entryId }) => entryId,
  isLive: true,
  async ask({ q }, paged, signal) {
    const query = { ...(q === '' ? {} : { filter: q }), ...paged }
    return (await call('listAudit', { query, signal })).audit
  },
})
