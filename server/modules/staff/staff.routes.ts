import { auditApi } from '#contract/staff.audit.ts'
import { staffApi } from '#contract/staff.people.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { downloadAudit, listAudit } from './audit-trail.ts'
import { addStaff, endSessions, getStaff, listStaff, type StaffTools, self, updateStaff } from './staff.ts'

/** The people at the desk, and what they did. */
export function staffRoutes(serve: Serve, tools: StaffTools) {
  serve(staffApi.getDeskSelf, ({ caller }) => self(tools, caller))
  serve(staffApi.listStaff, ({ caller, query }) => listStaff(tools, caller, query))
  serve(staffApi.addStaff, async ({ caller, body, tag }) => tagged(tag, await addStaff(tools, caller, body)))
  serve(staffApi.getStaff, async ({ caller, params, tag }) => tagged(tag, await getStaff(tools, caller, params.id)))
  serve(staffApi.updateStaff, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await updateStaff(tools, caller, params.id, { sent: body, ifMatch: headers['if-match'] })),
  )
  serve(staffApi.endStaffSessions, async ({ caller, params, tag }) =>
    tagged(tag, await endSessions(tools, caller, params.id)),
  )
  serve(auditApi.downloadAudit, ({ caller, query }) => downloadAudit(tools, caller, query))
  serve(auditApi.listAudit, ({ caller, query }) => listAudit(tools, caller, query))
}
