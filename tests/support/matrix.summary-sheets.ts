// The matrix of summary sheets, for customers and the desk.
import { answers } from './summary-sheets.ts'
import { customers, only, onlyStaff, row, staff } from './verdicts.ts'

const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })
/** userA reads the sheets of their own enquiry, and is no engineer of its site. */
const answered = (status: number) => only({ individual: 404, userA: 404, adminA: status, adminB: 404 })
const accounts = (status: number) => onlyStaff({ owner: status, accounts: status })
const fresh = { 'if-match': '*' }

/** Calls of customers; the sheet is of a job of userA's enquiry. */
export const summarySheetRows = {
  listSummarySheets: row(customers(200)),
  getSummarySheet: row(ofA(200), ({ summarySheet }) => ({ id: summarySheet })),
  downloadSummarySheetCsv: row(ofA(200), ({ summarySheet }) => ({ id: summarySheet })),
  downloadSummarySheetXlsx: row(ofA(200), ({ summarySheet }) => ({ id: summarySheet })),
  downloadSummarySheetPdf: row(ofA(200), ({ summarySheet }) => ({ id: summarySheet })),
  // No code was asked for.
  certifySummarySheet: row(answered(422), ({ summarySheet }) => ({
    id: summarySheet,
    body: { otp: '000000', version: 1 },
  })),
  disputeSummarySheet: row(answered(200), async ({ summarySheet, summaryLine }) => ({
    id: summarySheet,
    body: { lines: [{ lineId: await summaryLine(), reason: 'We were away.' }], version: 1 },
  })),
}

/** Calls of the desk. */
export const deskSummarySheetRows = {
  listDeskSummarySheets: row(staff(200)),
  listDueSummarySheets: row(staff(200)),
  prepareSummarySheet: row(accounts(201), async ({ dueJob }) => ({ body: { jobId: await dueJob() } })),
  startSummaryBatch: row(accounts(202), async ({ dueCycle }) => ({
    body: { act: 'PREPARE', cycles: [await dueCycle()] },
  })),
  getBatch: row(staff(200), ({ summaryBatch }) => ({ id: summaryBatch })),
  getDeskSummarySheet: row(staff(200), ({ summarySheet }) => ({ id: summarySheet })),
  saveSummarySheet: row(accounts(200), ({ preparedSheet }) => ({
    id: preparedSheet,
    headers: fresh,
    body: { extras: [{ code: 'DAMAGE', amountPaise: 250_000, note: 'A broken lamp' }] },
  })),
  sendSummarySheet: row(accounts(200), ({ preparedSheet }) => ({
    id: preparedSheet,
    headers: fresh,
    body: { answers },
  })),
  reviseSummarySheet: row(accounts(200), ({ newSheet }) => ({
    id: newSheet,
    headers: fresh,
    body: { note: 'A slip', replies: [], answers },
  })),
  downloadDeskSummarySheetCsv: row(staff(200), ({ summarySheet }) => ({ id: summarySheet })),
  downloadDeskSummarySheetPdf: row(staff(200), ({ summarySheet }) => ({ id: summarySheet })),
  downloadDeskSummarySheetXlsx: row(staff(200), ({ summarySheet }) => ({ id: summarySheet })),
}
