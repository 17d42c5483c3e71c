// The input of a printed quote, and its texts in the reader's language.
import type { LanguageCode } from '#contract/languages.ts'
import { grouped } from '#contract/numerals.ts'
import type { QuoteDocument, QuoteStatus } from '#contract/quotes.ts'
import { billReasonTexts as englishReasons } from '#contract/texts/bill-reasons.en.ts'
import { billReasonTexts as hindiReasons } from '#contract/texts/bill-reasons.hi.ts'
import { quotePdfTexts as english } from '#contract/texts/quotes.pdf.en.ts'
import { quotePdfTexts as hindi } from '#contract/texts/quotes.pdf.hi.ts'
import { termsTexts as englishTerms } from '#contract/texts/terms.en.ts'
import { termsTexts as hindiTerms } from '#contract/texts/terms.hi.ts'

/** The acceptance and its proof; texts as printed. */
export type Certificate = {
  readonly acceptedBy: string
  /** Date and time in India. */
  readonly acceptedAt: string
  readonly contactPoint: string
  readonly ip: string
  readonly browser: string
  readonly poNumber: string | null
  readonly choices: readonly { readonly lineNo: number; readonly productName: string }[]
  readonly totalPaise: number
  /** Hexadecimal. */
  readonly hash: string
  /** Base64url, over the canonical JSON of hash, number, version and time. */
  readonly signature: string
  /** The page that confirms the document, and where its address begins without a question. */
  readonly verifyUrl: string
  readonly verifyPage: string
  readonly keyUrl: string
}

export type QuotePdf = {
  readonly lang: LanguageCode
  readonly quote: QuoteDocument
  readonly status: QuoteStatus
  /** Civil date in India; null for a draft. */
  readonly sentOn: string | null
  /** PNG. */
  readonly logo: Uint8Array | null
  /** The page of the version; a draft has none. */
  readonly liveUrl: string | null
  readonly certificate: Certificate | null
}

const all = {
  en: { own: english, reasons: englishReasons, terms: englishTerms },
  hi: { own: hindi, reasons: hindiReasons, terms: hindiTerms },
} as const

export const textsIn = (lang: LanguageCode) => all[lang]
export type PdfTexts = (typeof all)[LanguageCode]

/** Paise as a column shows them: `1,33,000.00`. */
export function inColumn(paise: number) {
  const [whole, rest] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100]
  return `${paise < 0 ? '−' : ''}${grouped(whole)}.${String(rest).padStart(2, '0')}`
}

/** A percentage, or a part of one, without empty decimals. */
export const percentOf = (percent: string, part = 1) => String(Number((Number(percent) * part).toFixed(6)))
