import { deskLogsheetsApi, logsheetsApi } from '#contract/logsheets.calls.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { disputeLog, type SigningTools, signDrawn, signLog } from './answering.ts'
import { addLog, reviseLog, saveLog, submitLog } from './entering.ts'
import { customerHand, deskHand } from './hand.ts'
import { getLog, listLogs } from './reading.ts'
import { getTimesheet } from './timesheets.ts'

/** Logsheets and timesheets of customers. */
function customerRoutes(serve: Serve, tools: SigningTools) {
  serve(logsheetsApi.listLogsheets, ({ caller, query }) => listLogs(tools, customerHand(caller), query))
  serve(logsheetsApi.getTimesheet, ({ caller, query }) => getTimesheet(tools, customerHand(caller), query))
  serve(logsheetsApi.getLogsheet, async ({ caller, params, tag }) =>
    tagged(tag, await getLog(tools, customerHand(caller), params.id)),
  )
  serve(logsheetsApi.addLogsheet, async ({ caller, body, tag }) =>
    tagged(tag, await addLog(tools, customerHand(caller), body)),
  )
  serve(logsheetsApi.saveLogsheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await saveLog(tools, customerHand(caller), changeOf(params, headers), body)),
  )
  serve(logsheetsApi.submitLogsheet, async ({ caller, params, headers, tag }) =>
    tagged(tag, await submitLog(tools, customerHand(caller), changeOf(params, headers))),
  )
  serve(logsheetsApi.reviseLogsheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await reviseLog(tools, customerHand(caller), changeOf(params, headers), body)),
  )
  serve(logsheetsApi.signLogsheet, async ({ caller, params, body, visit, tag }) =>
    tagged(tag, await signLog(tools, caller, params.id, { body, visit })),
  )
  serve(logsheetsApi.disputeLogsheet, async ({ caller, params, body, tag }) =>
    tagged(tag, await disputeLog(tools, customerHand(caller), params.id, body)),
  )
}

/** The change that somebody asks for: which log, and the version they have seen. */
const changeOf = ({ id }: { id: string }, headers: { 'if-match'?: string | undefined }) => ({
  logsheetId: id,
  ifMatch: headers['if-match'],
})

/** Logsheets and timesheets for customers and at the desk. */
export function logsheetsRoutes(serve: Serve, tools: SigningTools) {
  customerRoutes(serve, tools)
  serve(deskLogsheetsApi.listDeskLogsheets, ({ caller, query }) => listLogs(tools, deskHand(caller), query))
  serve(deskLogsheetsApi.getDeskTimesheet, ({ caller, query }) => getTimesheet(tools, deskHand(caller), query))
  serve(deskLogsheetsApi.getDeskLogsheet, async ({ caller, params, tag }) =>
    tagged(tag, await getLog(tools, deskHand(caller), params.id)),
  )
  serve(deskLogsheetsApi.addDeskLogsheet, async ({ caller, body, tag }) =>
    tagged(tag, await addLog(tools, deskHand(caller), body)),
  )
  serve(deskLogsheetsApi.saveDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await saveLog(tools, deskHand(caller), changeOf(params, headers), body)),
  )
  serve(deskLogsheetsApi.submitDeskLogsheet, async ({ caller, params, headers, tag }) =>
    tagged(tag, await submitLog(tools, deskHand(caller), changeOf(params, headers))),
  )
  serve(deskLogsheetsApi.reviseDeskLogsheet, async ({ caller, params, headers, body, tag }) =>
    tagged(tag, await reviseLog(tools, deskHand(caller), changeOf(params, headers), body)),
  )
  serve(deskLogsheetsApi.signDeskLogsheet, async ({ caller, params, body, tag }) =>
    tagged(tag, await signDrawn(tools, deskHand(caller), params.id, body)),
  )
  serve(deskLogsheetsApi.disputeDeskLogsheet, async ({ caller, params, body, tag }) =>
    tagged(tag, await disputeLog(tools, deskHand(caller), params.id, body)),
  )
}
