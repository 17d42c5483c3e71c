// The calls of the ledger, and of the statement of account for both sides.
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, queryText } from './fields.ts'
import { csv, lang, pdf, xlsx } from './file-replies.ts'
import { AccountStatement, LedgerEntry, ledgerAccounts, ledgerDocuments, TrialBalance } from './ledger.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'
import { signedInPaths } from './paths.signed-in.ts'

/** Why a document cannot be printed. */
const unprinted = ['settings-incomplete', 'service-unavailable'] as const

const balanceQuery = { on: CivilDate }
const entriesQuery = {
  account: z.enum(ledgerAccounts).optional(),
  document: z.enum(ledgerDocuments).optional(),
  customer: Id.optional(),
  /** A part of the number of a document, or of a note. */
  q: queryText(100).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
}
/** A journal as a file has both days. */
const journalQuery = { ...entriesQuery, from: CivilDate, to: CivilDate, lang }
/** At most 366 days apart. */
const days = { from: CivilDate, to: CivilDate }
const ofCustomer = { customer: Id, ...days }
const statement = z.object({ statement: AccountStatement })

/** The lines that one file of the journal holds, newest first. */
export const JOURNAL_LINES_MAX = 20_000

export const ledgerApi = {
  getTrialBalance: endpoint({
    ...deskPaths.getTrialBalance,
    summary: 'All accounts with their debits, credits and balances at the end of a day.',
    query: z.strictObject(balanceQuery),
    response: z.object({ trialBalance: TrialBalance }),
    problems: [],
  }),
  downloadTrialBalanceCsv: endpoint({
    ...deskPaths.downloadTrialBalanceCsv,
    ...csv,
    summary: 'The trial balance as CSV.',
    query: z.strictObject({ ...balanceQuery, lang }),
    problems: [],
  }),
  downloadTrialBalanceXlsx: endpoint({
    ...deskPaths.downloadTrialBalanceXlsx,
    ...xlsx,
    summary: 'The trial balance as XLSX.',
    query: z.strictObject({ ...balanceQuery, lang }),
    problems: [],
  }),
  listLedgerEntries: endpoint({
    ...deskPaths.listLedgerEntries,
    summary: 'The journal, newest first: each entry with its lines and its document.',
    query: z.strictObject({ ...entriesQuery, ...pageQuery }),
    response: z.object({ entries: pageOf(LedgerEntry) }),
    problems: [],
  }),
  downloadJournalCsv: endpoint({
    ...deskPaths.downloadJournalCsv,
    ...csv,
    summary: 'The lines of the journal as CSV, at most the newest 20 000.',
    query: z.strictObject(journalQuery),
    problems: [],
  }),
  downloadJournalXlsx: endpoint({
    ...deskPaths.downloadJournalXlsx,
    ...xlsx,
    summary: 'The lines of the journal as XLSX, at most the newest 20 000.',
    query: z.strictObject(journalQuery),
    problems: [],
  }),
  getDeskStatement: endpoint({
    ...deskPaths.getDeskStatement,
    summary: 'The statement of account of a customer, over at most 366 days.',
    query: z.strictObject(ofCustomer),
    response: statement,
    problems: ['not-found'],
  }),
  downloadDeskStatementCsv: endpoint({
    ...deskPaths.downloadDeskStatementCsv,
    ...csv,
    summary: 'A statement of account as CSV.',
    query: z.strictObject({ ...ofCustomer, lang }),
    problems: ['not-found'],
  }),
  downloadDeskStatementXlsx: endpoint({
    ...deskPaths.downloadDeskStatementXlsx,
    ...xlsx,
    summary: 'A statement of account as XLSX.',
    query: z.strictObject({ ...ofCustomer, lang }),
    problems: ['not-found'],
  }),
  downloadDeskStatementPdf: endpoint({
    ...deskPaths.downloadDeskStatementPdf,
    ...pdf,
    summary: 'A statement of account as PDF, in a language.',
    query: z.strictObject({ ...ofCustomer, lang }),
    problems: ['not-found', ...unprinted],
  }),
  getStatement: endpoint({
    ...signedInPaths.getStatement,
    summary: 'The own statement of account, for administrators of a company and individuals, over at most 366 days.',
    query: z.strictObject(days),
    response: statement,
    problems: [],
  }),
  downloadStatementCsv: endpoint({
    ...signedInPaths.downloadStatementCsv,
    ...csv,
    summary: 'The own statement of account as CSV.',
    query: z.strictObject({ ...days, lang }),
    problems: [],
  }),
  downloadStatementXlsx: endpoint({
    ...signedInPaths.downloadStatementXlsx,
    ...xlsx,
    summary: 'The own statement of account as XLSX.',
    query: z.strictObject({ ...days, lang }),
    problems: [],
  }),
  downloadStatementPdf: endpoint({
    ...signedInPaths.downloadStatementPdf,
    ...pdf,
    summary: 'The own statement of account as PDF, in a language.',
    query: z.strictObject({ ...days, lang }),
    problems: [...unprinted],
  }),
}
