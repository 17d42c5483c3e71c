import { z } from 'zod'
import { endpoint, FileReply } from './endpoint.ts'
import { CivilDate, Id, queryText } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'

/** One action of staff. */
export const AuditEntry = z
  .object({
    entryId: Id,
    at: z.iso.datetime({ offset: true }),
    /** Null for a command on the server. */
    actorId: Id.nullable(),
    actorName: z.string(),
    /** The name of the call. */
    act: z.string(),
    subject: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
    changes: z.array(z.object({ field: z.string(), was: z.unknown(), is: z.unknown() })),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

const auditFilter = {
  filter: queryText(100).optional(),
  actor: Id.optional(),
  subject: queryText(120).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
}
/** The newest entries that one file holds; the days limit a search further. */
export const AUDIT_FILE_MAX = 10_000

export const auditApi = {
  listAudit: endpoint({
    ...deskPaths.listAudit,
    summary: 'What staff did, newest first; `filter` searches people, subjects and acts.',
    query: z.strictObject({ ...auditFilter, ...pageQuery }),
    response: z.object({ audit: pageOf(AuditEntry) }),
    problems: [],
  }),
  downloadAudit: endpoint({
    ...deskPaths.downloadAudit,
    summary: 'The same as CSV, at most the newest 10 000 entries.',
    query: z.strictObject(auditFilter),
    response: FileReply,
    replyType: 'text/csv',
    problems: [],
  }),
}
