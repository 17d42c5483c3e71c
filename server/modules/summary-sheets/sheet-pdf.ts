// The input of a printed summary sheet, and its texts in the reader's language.
import { fill } from '#contract/fill.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { momentText } from '#contract/moment-text.ts'
import type { Party } from '#contract/quotes.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { billReasonTexts as englishReasons } from '#contract/texts/bill-reasons.en.ts'
import { billReasonTexts as hindiReasons } from '#contract/texts/bill-reasons.hi.ts'
import { summarySheetTexts as english } from '#contract/texts/summary-sheets.en.ts'
import { summarySheetTexts as hindi } from '#contract/texts/summary-sheets.hi.ts'
import { summarySheetPdfTexts as englishPdf } from '#contract/texts/summary-sheets.pdf.en.ts'
import { summarySheetPdfTexts as hindiPdf } from '#contract/texts/summary-sheets.pdf.hi.ts'
import { summarySheetPrintTexts as englishPrint } from '#contract/texts/summary-sheets.print.en.ts'
import { summarySheetPrintTexts as hindiPrint } from '#contract/texts/summary-sheets.print.hi.ts'
import { summarySheetViewTexts as englishView } from '#contract/texts/summary-sheets.view.en.ts'
import { summarySheetViewTexts as hindiView } from '#contract/texts/summary-sheets.view.hi.ts'

export type SheetPdf = {
  readonly lang: LanguageCode
  /** As every reader sees it: what the caller may do is no part of the paper. */
  readonly sheet: Omit<SummarySheet, 'answers' | 'events'>
  readonly supplier: Party
  readonly billTo: Party
  /** PNG. */
  readonly logo: Uint8Array | null
  /** The page of the sheet; null before it is sent. */
  readonly liveUrl: string | null
}

const all = {
  en: { own: { ...english, ...englishView, ...englishPrint, ...englishPdf }, reasons: englishReasons },
  hi: { own: { ...hindi, ...hindiView, ...hindiPrint, ...hindiPdf }, reasons: hindiReasons },
} as const

export const textsIn = (lang: LanguageCode) => all[lang]
export type PdfTexts = (typeof all)[LanguageCode]

export const numberOf = ({ sheet, lang }: SheetPdf) =>
  sheet.version === 0
    ? sheet.summaryNumber
    : fill(textsIn(lang).own.numbered, { number: sheet.summaryNumber, version: sheet.version })

/** `06 Sep 2026, 17:18`, in India. */
export const momentOf = (instant: string) => momentText(new Date(instant))
