// Summary sheets as PDF. What a sheet shows changes with each answer, so a file is kept by what is printed in it.
import { createHash } from 'node:crypto'
import type { LanguageCode } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type PrintTools, pdfOf } from '#server/platform/printing.ts'
import { readSheet, type SheetAction } from './reading.ts'
import type { SheetPdf } from './sheet-pdf.ts'

const template = new URL('./sheet.pdf.ts', import.meta.url)

type Linking = Pick<PrintTools, 'config'>
type Facts = Omit<SheetPdf, 'logo' | 'lang'> & { readonly logoId: string | null }

async function factsOf(action: SheetAction, { config }: Linking, summarySheetId: string): Promise<Facts> {
  const { row, summarySheet } = await readSheet(action, summarySheetId)
  const { answers: _answers, events: _events, ...sheet } = summarySheet
  const { logo } = await settingsNow(action.tx)
  const live = `${config.publicUrl}${pages.summarySheet.path}?sheet=${summarySheetId}`
  return {
    sheet,
    supplier: row.agreed.supplier,
    billTo: row.agreed.billTo,
    logoId: logo?.fileId ?? null,
    liveUrl: sheet.version === 0 ? null : live,
  }
}

/** Returns the printed content of a sheet; its days do not add statements. Throws `not-found`. */
export const sheetToPrint = (tools: Tools & Linking, by: Staff | Caller, summarySheetId: string) =>
  act(tools, by, (action: SheetAction) => factsOf(action, tools, summarySheetId))

/** A sheet as PDF, to whoever sees it. Throws `not-found`, and `service-unavailable` where too many documents wait. */
export async function sheetPdf(tools: PrintTools, by: Staff | Caller, summarySheetId: string, lang: LanguageCode) {
  const { logoId, ...facts } = await sheetToPrint(tools, by, summarySheetId)
  const { summaryNumber, version } = facts.sheet
  const key = createHash('sha256')
    .update(canonicalJson({ logoId, ...facts }))
    .digest('hex')
  const content = await pdfOf(tools, { template, facts, logoId, key }, { lang, person: by.accountId })
  return { name: version === 0 ? `${summaryNumber}.pdf` : `${summaryNumber}-v${version}.pdf`, content }
}
