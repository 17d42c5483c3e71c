// The input of a printed statement of account, and its texts in the reader's language.
import type { LanguageCode } from '#contract/languages.ts'
import type { AccountStatement } from '#contract/ledger.ts'
import type { Party } from '#contract/quotes.ts'
import { ledgerTexts as english } from '#contract/texts/ledger.en.ts'
import { ledgerTexts as hindi } from '#contract/texts/ledger.hi.ts'
import { statementPdfTexts as englishPdf } from '#contract/texts/ledger.pdf.en.ts'
import { statementPdfTexts as hindiPdf } from '#contract/texts/ledger.pdf.hi.ts'
import { ledgerViewTexts as englishView } from '#contract/texts/ledger.view.en.ts'
import { ledgerViewTexts as hindiView } from '#contract/texts/ledger.view.hi.ts'

export type StatementPdf = {
  readonly lang: LanguageCode
  readonly statement: AccountStatement
  readonly supplier: Party
  /** A civil date. */
  readonly printedOn: string
  /** PNG. */
  readonly logo: Uint8Array | null
}

const all = {
  en: { ...englishView, ...englishPdf, documents: english.documents },
  hi: { ...hindiView, ...hindiPdf, documents: hindi.documents },
} as const
export const textsIn = (lang: LanguageCode) => all[lang]
export type PdfTexts = (typeof all)[LanguageCode]
