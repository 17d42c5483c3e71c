// The content of a printed credit or debit note, and its texts in the reader's language.
import type { InvoiceNote } from '#contract/invoices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { invoiceNotePdfTexts as english } from '#contract/texts/invoices.note.en.ts'
import { invoiceNotePdfTexts as hindi } from '#contract/texts/invoices.note.hi.ts'
import { type InvoicePdf, textsIn as invoiceTextsIn } from './invoice-pdf.ts'

export type NotePdf = InvoicePdf & { readonly note: InvoiceNote; readonly amountInWords: string }

const own = { en: english, hi: hindi } as const

/** The texts of the invoice, and those of the note. */
export const textsOf = (lang: LanguageCode) => ({ ...invoiceTextsIn(lang), note: own[lang] })
export type NoteTexts = ReturnType<typeof textsOf>
