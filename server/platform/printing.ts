// Documents as PDF under the house's logo. What never changes is rendered once for as long as it is kept.
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import type { Tools } from './action.ts'
import { pngWithin } from './clean-image.ts'
import type { Files } from './files.ts'
import { pageCache } from './page-cache.ts'
import { type Pdf, PdfFailed } from './pdf.ts'

const KEPT = { entriesMax: 200, bytesMax: 32 * 1024 * 1024 }
const LOGO_SIDE = 600
const RETRY_AFTER_SECONDS = 10

/** Rendered documents, least recently used first out. */
export const keptPrints = () => pageCache<{ body: Buffer; bytes: number }>({ ...KEPT, version: () => '' })

export type PrintTools = Tools & {
  readonly pdf: Pdf
  readonly files: Files
  readonly config: { readonly publicUrl: string }
  readonly prints: ReturnType<typeof keptPrints>
}

/** In which language, and for whom. */
export type Wish = { readonly lang: LanguageCode; readonly person: string }

type Printable = {
  /** The module that renders it. */
  readonly template: URL
  /** The data it is rendered from, besides `lang` and `logo`. */
  readonly facts: object
  readonly logoId: string | null
  /** Names these facts without their language; null for what may change. */
  readonly key: string | null
}

/** The logo as PNG, small enough for a letterhead. */
export async function logoPng(files: Files, logoId: string | null) {
  const stored = logoId === null ? undefined : await files.read(logoId)
  return stored ? pngWithin(stored.bytes, LOGO_SIDE) : null
}

/** Returns the result of `make`. Throws `service-unavailable` if rendering fails, as when too many documents wait. */
export async function orBusy<Printed>(make: () => Promise<Printed>) {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error
    throw new Problem('service-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

/** The PDF of a document. Rendering takes seconds, so no transaction is open. Throws `service-unavailable`. */
export function pdfOf({ pdf, files, prints }: PrintTools, { template, facts, logoId, key }: Printable, wish: Wish) {
  const { lang, person } = wish
  const make = async () => {
    const body = await pdf.render(template, { ...facts, lang, logo: await logoPng(files, logoId) }, person)
    return { body, bytes: body.length }
  }
  return orBusy(async () => (await (key === null ? make() : prints.get(`${key} ${lang}`, make, () => true))).body)
}
