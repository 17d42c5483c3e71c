// The ledger and statements of account as files for spreadsheets.
import type { LanguageCode } from '#contract/languages.ts'
import { JOURNAL_LINES_MAX } from '#contract/ledger.calls.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { ledgerTexts as english } from '#contract/texts/ledger.en.ts'
import { ledgerTexts as hindi } from '#contract/texts/ledger.hi.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { toCsv } from '#server/platform/csv.ts'
import type { Staff } from '#server/platform/principal.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import { type EntryFilter, type JournalLine, journalLines } from './reading.store.ts'
import { getTrialBalance } from './reading.ts'
import type { Period } from './statement.store.ts'
import { getDeskStatement, getStatement } from './statement.ts'

const texts = { en: english, hi: hindi }
type Cell = string | number | null
type LedgerFile = {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export const asCsv = ({ name, header, rows }: LedgerFile) => ({ name: `${name}.csv`, content: toCsv(header, rows) })
export const asXlsx = ({ name, header, rows }: LedgerFile) => ({
  name: `${name}.xlsx`,
  content: toXlsx(name, header, rows),
})

/** Rupees with their paise, exactly: a spreadsheet adds these up. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2))

/** A row for each account, and their sum. */
export async function trialBalanceFile(tools: Tools, by: Staff, { on, lang }: { on: string; lang: LanguageCode }) {
  const { trialBalance } = await getTrialBalance(tools, by, on)
  const { accounts, kinds, columns, total } = texts[lang]
  const rows: Cell[][] = trialBalance.accounts.map(({ account, kind, debitPaise, creditPaise, balancePaise }) => [
    accounts[account],
    kinds[kind],
    rupees(debitPaise),
    rupees(creditPaise),
    rupees(balancePaise),
  ])
  const sums = [rupees(trialBalance.debitPaise), rupees(trialBalance.creditPaise)]
  return {
    name: `trial-balance-${on}`,
    header: [columns.account, columns.kind, columns.debit, columns.credit, columns.balance],
    rows: [...rows, [total, null, ...sums, rupees(trialBalance.debitPaise - trialBalance.creditPaise)]],
  } satisfies LedgerFile
}

function journalRow(line: JournalLine, { accounts, documents }: (typeof texts)[LanguageCode]): Cell[] {
  const { entryNo, date, kind, number, customerName, account, debitPaise, creditPaise, note, postedBy } = line
  const about = [entryNo, date, documents[kind], number, customerName]
  return [...about, accounts[account], rupees(debitPaise), rupees(creditPaise), note, postedBy]
}

type JournalFilter = EntryFilter & Period & { readonly lang: LanguageCode }

/** A row for each line, the newest entry first. */
export const journalFile = (tools: Tools, by: Staff, { lang, ...filter }: JournalFilter) =>
  act(tools, by, async ({ tx }) => {
    const lines = await journalLines(tx, filter, JOURNAL_LINES_MAX)
    const { columns } = texts[lang]
    const { entry, date, kind, document, customer, account, debit, credit, note, postedBy } = columns
    return {
      name: `journal-${filter.from}-${filter.to}`,
      header: [entry, date, kind, document, customer, account, debit, credit, note, postedBy],
      rows: lines.map((line) => journalRow(line, texts[lang])),
    } satisfies LedgerFile
  })

/** A row for each document between the opening and the closing balance. */
function statementFile({ statement }: { statement: AccountStatement }, lang: LanguageCode): LedgerFile {
  const { columns, documents, opening, closing, deposit } = texts[lang]
  const rows = statement.rows.map(({ date, document, debitPaise, creditPaise, balancePaise, note }) => [
    date,
    documents[document.kind],
    document.number,
    rupees(debitPaise),
    rupees(creditPaise),
    rupees(balancePaise),
    note,
  ])
  const { from, to, openingPaise, debitPaise, creditPaise, closingPaise, depositPaise } = statement
  return {
    name: `statement-${from}-${to}`,
    header: [
      columns.date,
      columns.kind,
      columns.document,
      columns.debit,
      columns.credit,
      columns.balance,
      columns.note,
    ],
    rows: [
      [from, opening, null, null, null, rupees(openingPaise), statement.customerName],
      ...rows,
      [to, closing, null, rupees(debitPaise), rupees(creditPaise), rupees(closingPaise), null],
      [to, deposit, null, null, null, rupees(depositPaise), null],
    ],
  }
}

type OfCustomer = Period & { readonly customer: string; readonly lang: LanguageCode }

/** Throws what `getDeskStatement` throws. */
export const deskStatementFile = async (tools: Tools, by: Staff, { lang, ...query }: OfCustomer) =>
  statementFile(await getDeskStatement(tools, by, query), lang)

/** Throws what `getStatement` throws. */
export const ownStatementFile = async (
  tools: Tools,
  by: Caller,
  { lang, ...period }: Period & { lang: LanguageCode },
) => statementFile(await getStatement(tools, by, period), lang)
