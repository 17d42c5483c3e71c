// The matrix of summary sheets, for customers and the desk.
import { answers } from './summary-sheets.ts'
import { byAccounts, customers, ofA, row, staff } from './verdicts.ts'

/** The sheet is of a job of userA's enquiry, who reads it and is no engineer of its site. */
export const summarySheetRows = {
  downloadSummarySheetEvidence: row(ofA(200), 'summarySheet'),
  downloadDeskSummarySheetEvidence: row(staff(200), 'summarySheet'),
  listSummarySheets: row(customers(200)),
  getSummarySheet: row(ofA(200), 'summarySheet'),
  downloadSummarySheetCsv: row(ofA(200), 'summarySheet'),
  downloadSummarySheetXlsx: row(ofA(200), 'summarySheet'),
  downloadSummarySheetPdf: row(ofA(200), 'summarySheet'),
  // No code was asked for.
  certifySummarySheet: row(ofA(404, 422), 'summarySheet', { otp: '000000', version: 1 }),
  disputeSummarySheet: row(ofA(404, 200), 'summarySheet', async ({ summaryLine }) => ({
    lines: [{ lineId: await summaryLine(), reason: 'We were away.' }],
    version: 1,
  })),

  // Calls of the desk.
  listDeskSummarySheets: row(staff(200)),
  listDueSummarySheets: row(staff(200)),
  prepareSummarySheet: row(byAccounts(201), async ({ dueJob }) => ({ body: { jobId: await dueJob() } })),
  startSummaryBatch: row(byAccounts(202), async ({ dueCycle }) => ({
    body: { act: 'PREPARE', cycles: [await dueCycle()] },
  })),
  getBatch: row(staff(200), 'summaryBatch'),
  getDeskSummarySheet: row(staff(200), 'summarySheet'),
  saveSummarySheet: row(byAccounts(200), 'preparedSheet', {
    extras: [{ code: 'DAMAGE', amountPaise: 250_000, note: 'A broken lamp' }],
  }),
  sendSummarySheet: row(byAccounts(200), 'preparedSheet', { answers }),
  reviseSummarySheet: row(byAccounts(200), 'newSheet', { note: 'A slip', replies: [], answers }),
  downloadDeskSummarySheetCsv: row(staff(200), 'summarySheet'),
  downloadDeskSummarySheetPdf: row(staff(200), 'summarySheet'),
  downloadDeskSummarySheetXlsx: row(staff(200), 'summarySheet'),
}
