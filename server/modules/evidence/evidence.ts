// The evidence for an invoice or a summary sheet, for everybody who sees it.
import { Problem } from '#contract/problems.ts'
import { invoicePdf } from '#server/modules/invoices/printing.ts'
import { readInvoice } from '#server/modules/invoices/reading.ts'
import { provenLinks } from '#server/modules/logsheets/proving.ts'
import { sheetPdf } from '#server/modules/summary-sheets/printing.ts'
import { provenSheet } from '#server/modules/summary-sheets/proving.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Wish } from '#server/platform/printing.ts'
import { agreementsOf } from './agreements.store.ts'
import { agreementIn, invoiceIn, logsIn, type ProvenSheet, plain, sheetIn, together } from './contents.rules.ts'
import { type EvidenceTools, type Plan, packed } from './packing.ts'

type By = Staff | Caller
type Acting = Action<By>

/** Two years of a machine in two shifts. */
const LINKS_MAX = 1500
/** Sheets that are printed as well; those beyond are enclosed as data. */
const PRINTED_SHEETS_MAX = 12

const idsOf = (found: readonly ProvenSheet[]) => found.map(({ sheet }) => sheet.summarySheetId)

/** The sheets, the logs behind them and what was agreed for their jobs. Throws `evidence-too-large`. */
async function behind(action: Acting, sheets: readonly ProvenSheet[]) {
  const counted = sheets.flatMap(({ logs }) => logs)
  const links = await provenLinks(action, counted, LINKS_MAX + 1)
  if (links.length > LINKS_MAX) throw new Problem('evidence-too-large')
  const jobIds = [...new Set(sheets.map(({ sheet }) => sheet.jobId))]
  const agreements = await agreementsOf(action.tx, action.by, jobIds)
  return { links, contents: together([...sheets.map(sheetIn), logsIn(links), ...agreements.map(agreementIn)]) }
}

type Read = Omit<Plan, 'prints'> & { readonly sheetIds: readonly string[] }

async function sheetRead(action: Acting, summarySheetId: string): Promise<Read> {
  const proven = await provenSheet(action, summarySheetId)
  const { summaryNumber, version, hash } = proven.sheet
  const subject = { kind: 'SUMMARY_SHEET' as const, number: `${summaryNumber} v${version}`, hash }
  return { subject, madeAt: action.now, sheetIds: [summarySheetId], ...(await behind(action, [proven])) }
}

/** Throws `not-found`, `status-conflict` for a draft, and `evidence-too-large`. */
async function invoiceRead(action: Acting, invoiceId: string): Promise<Read> {
  const { row, invoice } = await readInvoice(action, invoiceId)
  const { invoiceNumber, invoiceDate, dueDate, hash } = invoice
  if (row.document === null || invoiceNumber === null || hash === null) throw new Problem('status-conflict')
  const sheets: ProvenSheet[] = []
  for (const id of new Set(invoice.lines.map(({ summarySheetId }) => summarySheetId)))
    sheets.push(await provenSheet(action, id))
  const text = canonicalJson({ invoiceNumber, invoiceDate, dueDate, document: row.document })
  const { links, contents } = await behind(action, sheets)
  const own = invoiceIn({ number: invoiceNumber, text, hash, notes: invoice.notes })
  const subject = { kind: 'INVOICE' as const, number: invoiceNumber, hash }
  return { subject, madeAt: action.now, sheetIds: idsOf(sheets), links, contents: together([own, contents]) }
}

type Print = Awaited<ReturnType<typeof invoicePdf>>
const printIn = (folder: string, { name, content }: Print) => ({ path: `${folder}/${name}`, bytes: content })

/** The sheets as PDF, one after the other: others print meanwhile. */
async function sheetsPrinted(tools: EvidenceTools, by: By, ids: readonly string[], { lang }: Wish) {
  const prints = []
  for (const id of ids.slice(0, PRINTED_SHEETS_MAX))
    prints.push(printIn('summary-sheets', await sheetPdf(tools, by, id, lang)))
  return prints
}

const fileName = ({ number }: Plan['subject']) => `${plain(number)}-evidence.zip`
const wishOf = ({ accountId }: By, lang: Wish['lang']): Wish => ({ lang, person: accountId })

/** The pack of a summary sheet. Throws `not-found`, `status-conflict`, `evidence-too-large` and `service-unavailable`. */
export const sheetEvidence = (tools: EvidenceTools, by: By, summarySheetId: string, lang: Wish['lang']) =>
  tools.making(by.accountId, async () => {
    const wish = wishOf(by, lang)
    const { sheetIds, ...plan } = await act(tools, by, (action: Acting) => sheetRead(action, summarySheetId))
    const prints = await sheetsPrinted(tools, by, sheetIds, wish)
    return { name: fileName(plan.subject), content: await packed(tools, { ...plan, prints }, wish) }
  })

/** The pack of an issued invoice. Throws what `sheetEvidence` throws. */
export const invoiceEvidence = (tools: EvidenceTools, by: By, invoiceId: string, lang: Wish['lang']) =>
  tools.making(by.accountId, async () => {
    const wish = wishOf(by, lang)
    const { sheetIds, ...plan } = await act(tools, by, (action: Acting) => invoiceRead(action, invoiceId))
    const own = printIn('invoice', await invoicePdf(tools, by, invoiceId, lang))
    const prints = [own, ...(await sheetsPrinted(tools, by, sheetIds, wish))]
    return { name: fileName(plan.subject), content: await packed(tools, { ...plan, prints }, wish) }
  })
