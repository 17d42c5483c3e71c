import { deskLogsheetsApi, logsheetsApi } from '#contract/logsheets.calls.ts'
import { withAddresses } from '#server/modules/files/files.ts'
import type { LinkTools } from '#server/modules/signed-links/signed-links.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { customerSigner, disputeLog, type SigningTools, signAtDesk, signLog } from './answering.ts'
import { addLog, reviseLog, saveLog, submitLog } from './entering.ts'
import { customerHand, deskHand } from './hand.ts'
import { logsheetLinksRoutes } from './links.routes.ts'
import { nextLog } from './next.ts'
import { getLog, listLogs } from './reading.ts'
import { timelineRoutes } from './timeline.routes.ts'
import { timesheetRoutes } from './timesheets.routes.ts'

/** Sets the ETag of a log, and gives its photographs addresses for the next minute. */
const shownWith =
  ({ clock, session }: SigningTools) =>
  (tag: (version: number) => void, seen: Awaited<ReturnType<typeof getLog>>) => {
    const { logsheet } = tagged(tag, seen)
    return { logsheet: { ...logsheet, photos: withAddresses(session.secrets, logsheet.photos, clock()) } }
  }

/** Logsheets and timesheets of customers. */
function customerRoutes(serve: Serve, tools: SigningTools) {
  const shown = shownWith(tools)
  serve(logsheetsApi.listLogsheets, ({ caller, query }) => listLogs(tools, customerHand(caller), query))
  serve(logsheetsApi.getLogsheet, async ({ caller, params, tag }) =>
    shown(tag, await getLog(tools, customerHand(caller), params.id)),
  )
  serve(logsheetsApi.getNextLogsheet, ({ caller, params, query }) =>
    nextLog(tools, customerHand(caller), params.jobId, query),
  )
  serve(logsheetsApi.addLogsheet, async ({ caller, headers, body, tag }) =>
    shown(tag, await addLog(tools, customerHand(caller), { ...body, ...keyOf(headers) })),
  )
  serve(logsheetsApi.saveLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await saveLog(tools, customerHand(caller), changeOf(params, headers), body)),
  )
  serve(logsheetsApi.submitLogsheet, async ({ caller, params, headers, tag }) =>
    shown(tag, await submitLog(tools, customerHand(caller), changeOf(params, headers))),
  )
  serve(logsheetsApi.reviseLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await reviseLog(tools, customerHand(caller), changeOf(params, headers), body)),
  )
  serve(logsheetsApi.signLogsheet, async ({ caller, params, headers, body, visit, tag }) =>
    shown(tag, await signLog(tools, customerSigner(tools, caller), params.id, { body, visit, ...keyOf(headers) })),
  )
  serve(logsheetsApi.disputeLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await disputeLog(tools, customerHand(caller), params.id, { ...body, ...keyOf(headers) })),
  )
}

type Headers = { 'idempotency-key'?: string | undefined }
const keyOf = ({ 'idempotency-key': key }: Headers) => ({ key })

/** The change that somebody asks for: which log, and the version they have seen. */
const changeOf = ({ id }: { id: string }, headers: Headers & { 'if-match'?: string | undefined }) => ({
  logsheetId: id,
  ifMatch: headers['if-match'],
  ...keyOf(headers),
})

/** Logsheets and timesheets for customers and at the desk. */
export function logsheetsRoutes(serve: Serve, tools: SigningTools & LinkTools) {
  const shown = shownWith(tools)
  customerRoutes(serve, tools)
  logsheetLinksRoutes(serve, tools)
  timelineRoutes(serve, tools)
  timesheetRoutes(serve, tools)
  serve(deskLogsheetsApi.listDeskLogsheets, ({ caller, query }) => listLogs(tools, deskHand(caller), query))
  serve(deskLogsheetsApi.getDeskLogsheet, async ({ caller, params, tag }) =>
    shown(tag, await getLog(tools, deskHand(caller), params.id)),
  )
  serve(deskLogsheetsApi.getNextDeskLogsheet, ({ caller, params, query }) =>
    nextLog(tools, deskHand(caller), params.jobId, query),
  )
  serve(deskLogsheetsApi.addDeskLogsheet, async ({ caller, headers, body, tag }) =>
    shown(tag, await addLog(tools, deskHand(caller), { ...body, ...keyOf(headers) })),
  )
  serve(deskLogsheetsApi.saveDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await saveLog(tools, deskHand(caller), changeOf(params, headers), body)),
  )
  serve(deskLogsheetsApi.submitDeskLogsheet, async ({ caller, params, headers, tag }) =>
    shown(tag, await submitLog(tools, deskHand(caller), changeOf(params, headers))),
  )
  serve(deskLogsheetsApi.reviseDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await reviseLog(tools, deskHand(caller), changeOf(params, headers), body)),
  )
  serve(deskLogsheetsApi.signDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await signAtDesk(tools, deskHand(caller), params.id, { ...body, ...keyOf(headers) })),
  )
  serve(deskLogsheetsApi.disputeDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    shown(tag, await disputeLog(tools, deskHand(caller), params.id, { ...body, ...keyOf(headers) })),
  )
}
