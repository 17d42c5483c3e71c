// The matrix of logsheets and timesheets, for customers and the desk.
import { aDay } from './logsheets.ts'
import { byOperations, customers, ofA, row, staff } from './verdicts.ts'
import type { World } from './world.ts'

const month = async ({ jobOnHire, today }: World) => ({
  query: { job: await jobOnHire(), month: today.slice(0, 7) },
})
/** The supplier entered it, and userA is no engineer of its site. */
const nobodys = ofA(404)

/** Calls of customers; the log is of a job of company A, whose machine comes with its operator. */
export const logsheetRows = {
  listLogsheets: row(customers(200)),
  getLogsheet: row(ofA(200), 'logsheet'),
  getLogsheetTimeline: row(ofA(200), 'logsheet'),
  getTimesheet: row(ofA(200), month),
  getNextLogsheet: row(nobodys, 'jobOnHire'),
  downloadTimesheetCsv: row(ofA(200), month),
  downloadTimesheetXlsx: row(ofA(200), month),
  addLogsheet: row(nobodys, async ({ jobOnHire, today }) => ({
    body: { jobId: await jobOnHire(), date: today, shift: 'B', ...aDay() },
  })),
  saveLogsheet: row(nobodys, 'logsheet', aDay()),
  submitLogsheet: row(nobodys, 'logsheet', {}),
  reviseLogsheet: row(nobodys, 'logsheet', aDay()),
  // No code was asked for.
  signLogsheet: row(ofA(404, 422), 'logsheet', { otp: '000000', version: 1 }),
  disputeLogsheet: row(ofA(404, 200), 'logsheetToDispute', { reason: 'We stopped at noon.' }),

  // Calls of the desk.
  listDeskLogsheets: row(staff(200)),
  getDeskLogsheet: row(staff(200), 'logsheet'),
  getDeskLogsheetTimeline: row(staff(200), 'logsheet'),
  getDeskTimesheet: row(staff(200), month),
  getNextDeskLogsheet: row(byOperations(200), 'jobOnHire'),
  downloadDeskTimesheetCsv: row(staff(200), month),
  downloadDeskTimesheetXlsx: row(staff(200), month),
  addDeskLogsheet: row(byOperations(201), async ({ newJobOnHire, today }) => ({
    body: { jobId: await newJobOnHire(), date: today, shift: 'A', ...aDay() },
  })),
  saveDeskLogsheet: row(byOperations(200), 'draftLogsheet', aDay()),
  submitDeskLogsheet: row(byOperations(200), 'draftLogsheet', {}),
  reviseDeskLogsheet: row(byOperations(200), 'disputedLogsheet', aDay()),
  signDeskLogsheet: row(byOperations(200), 'customersLogsheet', {
    signature: 'M0 0L10 10',
    designation: 'Supervisor',
    version: 1,
  }),
  disputeDeskLogsheet: row(byOperations(200), 'customersLogsheet', { reason: 'The meter says less.' }),
}
