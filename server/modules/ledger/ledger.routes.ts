import { ledgerApi } from '#contract/ledger.calls.ts'
import { monthsApi } from '#contract/ledger.months.ts'
import type { Tools } from '#server/platform/action.ts'
import type { PrintTools } from '#server/platform/printing.ts'
import type { Serve } from '#server/platform/serve.ts'
import { asCsv, asXlsx, deskStatementFile, journalFile, ownStatementFile, trialBalanceFile } from './ledger-files.ts'
import { closeMonth, listMonthClosings, reopenMonth } from './months.ts'
import { deskStatementPdf, ownStatementPdf } from './printing.ts'
import { getTrialBalance, listEntries } from './reading.ts'
import { getDeskStatement, getStatement } from './statement.ts'

/** The ledger for accounts. */
function deskRoutes(serve: Serve, tools: Tools) {
  serve(monthsApi.listMonthClosings, ({ caller }) => listMonthClosings(tools, caller))
  serve(monthsApi.closeMonth, ({ caller, body }) => closeMonth(tools, caller, body))
  serve(monthsApi.reopenMonth, ({ caller, body }) => reopenMonth(tools, caller, body))
  serve(ledgerApi.getTrialBalance, ({ caller, query }) => getTrialBalance(tools, caller, query.on))
  serve(ledgerApi.downloadTrialBalanceCsv, async ({ caller, query }) =>
    asCsv(await trialBalanceFile(tools, caller, query)),
  )
  serve(ledgerApi.downloadTrialBalanceXlsx, async ({ caller, query }) =>
    asXlsx(await trialBalanceFile(tools, caller, query)),
  )
  serve(ledgerApi.listLedgerEntries, ({ caller, query }) => listEntries(tools, caller, query))
  serve(ledgerApi.downloadJournalCsv, async ({ caller, query }) => asCsv(await journalFile(tools, caller, query)))
  serve(ledgerApi.downloadJournalXlsx, async ({ caller, query }) => asXlsx(await journalFile(tools, caller, query)))
}

/** The ledger for accounts, and statements of account for both sides. */
export function ledgerRoutes(serve: Serve, tools: PrintTools) {
  deskRoutes(serve, tools)
  serve(ledgerApi.getDeskStatement, ({ caller, query }) => getDeskStatement(tools, caller, query))
  serve(ledgerApi.downloadDeskStatementCsv, async ({ caller, query }) =>
    asCsv(await deskStatementFile(tools, caller, query)),
  )
  serve(ledgerApi.downloadDeskStatementXlsx, async ({ caller, query }) =>
    asXlsx(await deskStatementFile(tools, caller, query)),
  )
  serve(ledgerApi.downloadDeskStatementPdf, ({ caller, query }) => deskStatementPdf(tools, caller, query))
  serve(ledgerApi.getStatement, ({ caller, query }) => getStatement(tools, caller, query))
  serve(ledgerApi.downloadStatementCsv, async ({ caller, query }) =>
    asCsv(await ownStatementFile(tools, caller, query)),
  )
  serve(ledgerApi.downloadStatementXlsx, async ({ caller, query }) =>
    asXlsx(await ownStatementFile(tools, caller, query)),
  )
  serve(ledgerApi.downloadStatementPdf, ({ caller, query }) => ownStatementPdf(tools, caller, query))
}
