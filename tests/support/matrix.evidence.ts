// The matrix of evidence packs, for customers and the desk.
import { only, row, staff } from './verdicts.ts'

/** Invoice and sheet are of jobs of userA's enquiry. */
const ofA = (status: number) => only({ individual: 404, userA: status, adminA: status, adminB: 404 })

/** Calls of customers. */
export const evidenceRows = {
  downloadInvoiceEvidence: row(ofA(200), ({ invoice }) => ({ id: invoice })),
  downloadSummarySheetEvidence: row(ofA(200), ({ summarySheet }) => ({ id: summarySheet })),
}

/** Calls of the desk. */
export const deskEvidenceRows = {
  downloadDeskInvoiceEvidence: row(staff(200), ({ invoice }) => ({ id: invoice })),
  downloadDeskSummarySheetEvidence: row(staff(200), ({ summarySheet }) => ({ id: summarySheet })),
}
