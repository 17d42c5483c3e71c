// What a gate-pass pack is made from, and its texts in the reader's language.
import type { Challan } from '#contract/jobs.papers.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { gatePassTexts as english } from '#contract/texts/jobs.gate-pass.en.ts'
import { gatePassTexts as hindi } from '#contract/texts/jobs.gate-pass.hi.ts'

export type GatePassPdf = {
  readonly lang: LanguageCode
  readonly challan: Challan
  /** PNG. */
  readonly logo: Uint8Array | null
  /** Where the code leads; null without one. */
  readonly url: string | null
  /** The papers that are pictures, as PNG, each with its kind and number. */
  readonly pictures: readonly { readonly documentId: string; readonly png: Uint8Array }[]
}

const all = { en: english, hi: hindi } as const
export const textsIn = (lang: LanguageCode) => all[lang]
export type GatePassTexts = (typeof all)[LanguageCode]
