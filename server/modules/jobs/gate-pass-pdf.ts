// The input of a gate-pass pack, and its texts in the reader's language.
import type { Challan } from '#contract/jobs.papers.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { gatePassTexts as english } from '#contract/texts/jobs.gate-pass.en.ts'
import { gatePassTexts as hindi } from '#contract/texts/jobs.gate-pass.hi.ts'

/** The scan of one paper, as the pack holds it. */
export type Enclosure = { readonly documentId: string } & (
  | { readonly as: 'PICTURE'; readonly jpeg: Uint8Array }
  /** A PDF with `sheets` sheets, the first of so many `pages`. */
  | { readonly as: 'SHEETS'; readonly pdf: Uint8Array; readonly sheets: number; readonly pages: number }
  /** Locked or damaged, or beyond what a pack has room for. */
  | { readonly as: 'UNREADABLE' | 'NO_ROOM' }
)

export type GatePassPdf = {
  readonly lang: LanguageCode
  readonly challan: Challan
  /** PNG. */
  readonly logo: Uint8Array | null
  /** The address that the code leads to; null without a code. */
  readonly url: string | null
  /** In the order of the papers; papers without a scan have none. */
  readonly enclosures: readonly Enclosure[]
}

const all = { en: english, hi: hindi } as const
export const textsIn = (lang: LanguageCode) => all[lang]
export type GatePassTexts = (typeof all)[LanguageCode]
