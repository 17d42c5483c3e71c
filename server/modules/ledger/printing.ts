// Statements of account as PDF, rendered each time: a day of the past may still get a document.
import { dateInIndia } from '#contract/dates.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import { supplierOf } from '#server/modules/quotes/supplying.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type PrintTools, pdfOf } from '#server/platform/printing.ts'
import type { Period } from './statement.store.ts'
import { getDeskStatement, getStatement } from './statement.ts'

const template = new URL('./statement.pdf.ts', import.meta.url)

type Asked = { readonly statement: AccountStatement; readonly lang: LanguageCode }

async function printed(tools: PrintTools, by: Staff | Caller, { statement, lang }: Asked) {
  const settings = await act(tools, by, ({ tx }) => settingsNow(tx))
  const facts = { statement, supplier: supplierOf(settings), printedOn: dateInIndia(tools.clock()) }
  const printable = { template, facts, logoId: settings.logo?.fileId ?? null, key: null }
  const { from, to } = statement
  return {
    name: `statement-${from}-${to}.pdf`,
    content: await pdfOf(tools, printable, { lang, person: by.accountId }),
  }
}

type Wished = Period & { readonly lang: LanguageCode }

/** Throws what `getDeskStatement` throws, `settings-incomplete` and `service-unavailable`. */
export const deskStatementPdf = async (
  tools: PrintTools,
  by: Staff,
  { lang, ...query }: Wished & { readonly customer: string },
) => printed(tools, by, { ...(await getDeskStatement(tools, by, query)), lang })

/** Throws what `getStatement` throws, `settings-incomplete` and `service-unavailable`. */
export const ownStatementPdf = async (tools: PrintTools, by: Caller, { lang, ...period }: Wished) =>
  printed(tools, by, { ...(await getStatement(tools, by, period)), lang })
