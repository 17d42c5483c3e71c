// The matrix of logsheets and timesheets, for customers and the desk.
import { dateInIndia } from '#contract/dates.ts'
import { aDay } from './logsheets.ts'
import { customers, only, onlyStaff, row, staff } from './verdicts.ts'

const fresh = { 'if-match': '*' }
const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })
/** The supplier entered it, and userA is no engineer of its site. */
const nobodys = only({ individual: 404, userA: 404, adminA: 404, adminB: 404 })
const operations = (status: number) => onlyStaff({ owner: status, operations: status })

/** Calls of customers; the log is of a job of company A, whose machine comes with its operator. */
export const logsheetRows = {
  listLogsheets: row(customers(200)),
  getLogsheet: row(ofA(200), ({ logsheet }) => ({ id: logsheet })),
  getLogsheetTimeline: row(ofA(200), ({ logsheet }) => ({ id: logsheet })),
  getTimesheet: row(ofA(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  getNextLogsheet: row(nobodys, ({ jobOnHire }) => ({ id: jobOnHire })),
  downloadTimesheetCsv: row(ofA(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  downloadTimesheetXlsx: row(ofA(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  addLogsheet: row(nobodys, async ({ jobOnHire, now }) => ({
    body: { jobId: await jobOnHire(), date: dateInIndia(now), shift: 'B', ...aDay() },
  })),
  saveLogsheet: row(nobodys, ({ logsheet }) => ({ id: logsheet, headers: fresh, body: aDay() })),
  submitLogsheet: row(nobodys, ({ logsheet }) => ({ id: logsheet, headers: fresh, body: {} })),
  reviseLogsheet: row(nobodys, ({ logsheet }) => ({ id: logsheet, headers: fresh, body: aDay() })),
  // No code was asked for.
  signLogsheet: row(only({ individual: 404, userA: 404, adminA: 422, adminB: 404 }), ({ logsheet }) => ({
    id: logsheet,
    body: { otp: '000000', version: 1 },
  })),
  disputeLogsheet: row(only({ individual: 404, userA: 404, adminA: 200, adminB: 404 }), ({ logsheetToDispute }) => ({
    id: logsheetToDispute,
    body: { reason: 'We stopped at noon.' },
  })),
}

/** Calls of the desk. */
export const deskLogsheetRows = {
  listDeskLogsheets: row(staff(200)),
  getDeskLogsheet: row(staff(200), ({ logsheet }) => ({ id: logsheet })),
  getDeskLogsheetTimeline: row(staff(200), ({ logsheet }) => ({ id: logsheet })),
  getDeskTimesheet: row(staff(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  getNextDeskLogsheet: row(operations(200), ({ jobOnHire }) => ({ id: jobOnHire })),
  downloadDeskTimesheetCsv: row(staff(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  downloadDeskTimesheetXlsx: row(staff(200), async ({ jobOnHire, now }) => ({
    query: { job: await jobOnHire(), month: dateInIndia(now).slice(0, 7) },
  })),
  addDeskLogsheet: row(operations(201), async ({ newJobOnHire, now }) => ({
    body: { jobId: await newJobOnHire(), date: dateInIndia(now), shift: 'A', ...aDay() },
  })),
  saveDeskLogsheet: row(operations(200), ({ draftLogsheet }) => ({ id: draftLogsheet, headers: fresh, body: aDay() })),
  submitDeskLogsheet: row(operations(200), ({ draftLogsheet }) => ({ id: draftLogsheet, headers: fresh, body: {} })),
  reviseDeskLogsheet: row(operations(200), ({ disputedLogsheet }) => ({
    id: disputedLogsheet,
    headers: fresh,
    body: aDay(),
  })),
  signDeskLogsheet: row(operations(200), ({ customersLogsheet }) => ({
    id: customersLogsheet,
    body: { signature: 'M0 0L10 10', designation: 'Supervisor', version: 1 },
  })),
  disputeDeskLogsheet: row(operations(200), ({ customersLogsheet }) => ({
    id: customersLogsheet,
    body: { reason: 'The meter says less.' },
  })),
}
