// The input of a printed receipt or voucher, and its texts in the reader's language.
import type { LanguageCode } from '#contract/languages.ts'
import type { Payment, Voucher } from '#contract/payments.ts'
import type { Party } from '#contract/quotes.ts'
import { paymentTexts as english } from '#contract/texts/payments.en.ts'
import { paymentTexts as hindi } from '#contract/texts/payments.hi.ts'
import { paymentPdfTexts as englishPdf } from '#contract/texts/payments.pdf.en.ts'
import { paymentPdfTexts as hindiPdf } from '#contract/texts/payments.pdf.hi.ts'

export type PaymentPdf = {
  readonly lang: LanguageCode
  readonly payment: Payment
  /** Of an advance and its refund. */
  readonly voucher: Voucher | null
  readonly supplier: Party
  readonly amountInWords: string
  /** PNG. */
  readonly logo: Uint8Array | null
}

/** What the paper shares with the desk's screens. */
const wordsOf = ({ modes, tdsNatures, tdsNamed, withTds, withGstTds }: Words) => ({
  modes,
  tdsNatures,
  tdsNamed,
  withTds,
  withGstTds,
})
type Words = Pick<typeof hindi, 'modes' | 'tdsNatures' | 'tdsNamed' | 'withTds' | 'withGstTds'>

const all = {
  en: { ...englishPdf, ...wordsOf(english) },
  hi: { ...hindiPdf, ...wordsOf(hindi) },
} as const
export const textsIn = (lang: LanguageCode) => all[lang]
export type PdfTexts = (typeof all)[LanguageCode]

const plain = { PAYMENT: 'receipt', ADVANCE: 'receipt', DEPOSIT: 'depositReceipt', REFUND: 'refundReceipt' } as const

/** The title of the document: a voucher of an advance or its refund, else a receipt. */
export function titleOf({ payment, voucher, lang }: PaymentPdf) {
  const texts = textsIn(lang)
  if (voucher !== null) return payment.kind === 'REFUND' ? texts.refundVoucher : texts.receiptVoucher
  return payment.isCounter ? texts.counter : texts[plain[payment.kind]]
}

export const numberOf = ({ payment }: PaymentPdf) => payment.voucherNumber ?? payment.paymentNumber
