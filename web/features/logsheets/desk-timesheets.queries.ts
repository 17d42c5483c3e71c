import { call } from '#web/platform/call.ts'
import { timesheetsBy } from './timesheets.queries.ts'

export const deskTimesheets = timesheetsBy('desk-timesheets', (query, signal) =>
  call('getDeskTimesheet', { query, signal }),
)
