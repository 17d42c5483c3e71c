import { deskTimesheetsApi, timesheetsApi } from '#contract/logsheets.timesheets.ts'
import type { Tools } from '#server/platform/action.ts'
import type { Serve } from '#server/platform/serve.ts'
import { customerHand, deskHand } from './hand.ts'
import { timesheetCsv, timesheetXlsx } from './timesheet-files.ts'
import { getTimesheets } from './timesheets.ts'

/** Timesheets for customers and at the desk. */
export function timesheetRoutes(serve: Serve, tools: Tools) {
  serve(timesheetsApi.getTimesheet, ({ caller, query }) => getTimesheets(tools, customerHand(caller), query))
  serve(timesheetsApi.downloadTimesheetCsv, ({ caller, query }) => timesheetCsv(tools, customerHand(caller), query))
  serve(timesheetsApi.downloadTimesheetXlsx, ({ caller, query }) => timesheetXlsx(tools, customerHand(caller), query))
  serve(deskTimesheetsApi.getDeskTimesheet, ({ caller, query }) => getTimesheets(tools, deskHand(caller), query))
  serve(deskTimesheetsApi.downloadDeskTimesheetCsv, ({ caller, query }) => timesheetCsv(tools, deskHand(caller), query))
  serve(deskTimesheetsApi.downloadDeskTimesheetXlsx, ({ caller, query }) =>
    timesheetXlsx(tools, deskHand(caller), query),
  )
}
