// Summary sheets as PDF. What a sheet shows changes with each answer, so a file is kept by what is printed in it.
import { createHash } from 'node:crypto'
import type { LanguageCode } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { Problem } from '#contract/problems.ts'
import type { PrintTools } from '#server/modules/quotes/printing.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { act, type Tools } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { canonicalJson } from '#server/platform/canonical-json.ts'
import { pngWithin } from '#server/platform/clean-image.ts'
import { PdfFailed } from '#server/platform/pdf.ts'
import type { Staff } from '#server/platform/principal.ts'
import { readSheet, type SheetAction } from './reading.ts'
import type { SheetPdf } from './sheet-pdf.ts'

const TEMPLATE = new URL('./sheet.pdf.ts', import.meta.url)
const LOGO_SIDE = 600
const RETRY_AFTER_SECONDS = 10

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

async function rendered({ pdf, files }: PrintTools, { logoId, ...facts }: Facts, wish: Wish) {
  const logo = logoId === null ? undefined : await files.read(logoId)
  const data: SheetPdf = { ...facts, lang: wish.lang, logo: logo ? await pngWithin(logo.bytes, LOGO_SIDE) : null }
  const body = await pdf.render(TEMPLATE, data, wish.person)
  return { body, bytes: body.length }
}

/** In which language, and for whom. */
type Wish = { readonly lang: LanguageCode; readonly person: string }

/** What a sheet prints, in a number of statements that its days do not raise. Throws `not-found`. */
export const sheetToPrint = (tools: Tools & Linking, by: Staff | Caller, summarySheetId: string) =>
  act(tools, by, (action: SheetAction) => factsOf(action, tools, summarySheetId))

/** A sheet as PDF, to whoever sees it. Throws `not-found`, and `service-unavailable` where too many documents wait. */
export async function sheetPdf(tools: PrintTools, by: Staff | Caller, summarySheetId: string, lang: LanguageCode) {
  // Rendering takes seconds; the transaction ends before it.
  const facts = await sheetToPrint(tools, by, summarySheetId)
  const { summaryNumber, version } = facts.sheet
  const key = createHash('sha256')
    .update(`${lang} ${canonicalJson(facts)}`)
    .digest('hex')
  try {
    const make = () => rendered(tools, facts, { lang, person: by.accountId })
    const { body } = await tools.prints.get(key, make, () => true)
    return { name: version === 0 ? `${summaryNumber}.pdf` : `${summaryNumber}-v${version}.pdf`, content: body }
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error
    throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}
