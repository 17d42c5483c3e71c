// The matrix of the ledger, for customers and the desk.
import { only, onlyStaff, row } from './verdicts.ts'
import type { World } from './world.ts'

const accounts = onlyStaff({ owner: 200, accounts: 200 })
const days = { from: '2026-04-01', to: '2027-03-31' }
const ofCompanyA = ({ a }: World) => ({ query: { customer: a.companyId, ...days } })
/** A company's users have no statement. */
const statement = row(only({ individual: 200, adminA: 200, adminB: 200 }), () => ({ query: days }))

/** Calls of the desk. */
export const deskLedgerRows = {
  getTrialBalance: row(accounts, () => ({ query: { on: days.to } })),
  downloadTrialBalanceCsv: row(accounts, () => ({ query: { on: days.to } })),
  downloadTrialBalanceXlsx: row(accounts, () => ({ query: { on: days.to } })),
  listLedgerEntries: row(accounts),
  downloadJournalCsv: row(accounts, () => ({ query: days })),
  downloadJournalXlsx: row(accounts, () => ({ query: days })),
  getDeskStatement: row(accounts, ofCompanyA),
  downloadDeskStatementCsv: row(accounts, ofCompanyA),
  downloadDeskStatementXlsx: row(accounts, ofCompanyA),
  downloadDeskStatementPdf: row(accounts, ofCompanyA),
}

/** Calls of customers. */
export const ledgerRows = {
  getStatement: statement,
  downloadStatementCsv: statement,
  downloadStatementXlsx: statement,
  downloadStatementPdf: statement,
}
