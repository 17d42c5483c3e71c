// The paper of a payment, A4; the thread of `server/platform/pdf.ts` renders it.
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import { formatExact } from '#contract/figures.ts'
import { fill } from '#contract/fill.ts'
import { momentText } from '#contract/moment-text.ts'
import type { Payment } from '#contract/payments.ts'
import {
  block,
  box,
  colours,
  footOnEachPage,
  heading,
  type Part,
  plainPage,
  row,
  type Style,
  text,
  watermark,
} from '#server/platform/kit.pdf.ts'
import { head } from './payment-head.pdf.ts'
import { numberOf, type PaymentPdf, type PdfTexts, textsIn, titleOf } from './payment-pdf.ts'
import { sums } from './payment-sums.pdf.ts'

const amountStyle: Style = { width: 100, textAlign: 'right' }
const ruled: Style = { borderTopWidth: 0.5, borderColor: colours.rule, paddingVertical: 3 }

const line = (name: string, amount: string, taxes: string) =>
  row(ruled, text({ flex: 1 }, name), text({ ...amountStyle, width: 250 }, taxes), text(amountStyle, amount))

/** The taxes that the customer deducted, each with its section and what it is. */
function taxesOf({ tdsPaise, tdsSection, tdsCode, gstTdsPaise }: Payment['allocations'][number], own: PdfTexts) {
  const nature = tdsCode === null ? '' : own.tdsNatures[tdsCode]
  const section = fill(own.tdsNamed, { section: tdsSection ?? '', nature })
  const tds = tdsPaise > 0 && fill(own.withTds, { tds: formatExact(tdsPaise), section })
  const gstTds = gstTdsPaise > 0 && fill(own.withGstTds, { gstTds: formatExact(gstTdsPaise) })
  return [tds, gstTds].filter((one) => one !== false).join('\n')
}

/** The invoices that the money pays now; a voucher names none. */
function allocations({ payment, voucher, lang }: PaymentPdf): Part {
  const own = textsIn(lang)
  const live = payment.allocations.filter(({ undone }) => undone === null)
  if (voucher !== null || payment.kind === 'REFUND' || payment.isTakenBack) return null
  const open = payment.openPaise > 0 && payment.kind === 'PAYMENT'
  return box(
    {},
    ...(live.length === 0 ? [] : [heading(own.allocations), line(own.invoice, own.amount, own.tds)]),
    ...live.map((one) => line(one.invoiceNumber, formatExact(one.amountPaise), taxesOf(one, own))),
    open ? line(own.open, formatExact(payment.openPaise), '') : null,
    payment.kind === 'DEPOSIT' ? text({ marginTop: 8, color: colours.muted }, own.deposit) : null,
  )
}

function signature({ payment, supplier, lang }: PaymentPdf): Part {
  const own = textsIn(lang)
  const at = momentText(new Date(payment.recordedAt))
  return block(
    { marginTop: 24, borderTopWidth: 0.5, borderColor: colours.rule, paddingTop: 10, alignItems: 'flex-end' },
    text({ fontWeight: 700 }, fill(own.signatureFor, { name: supplier.name })),
    text({}, fill(own.signed, { by: payment.recordedBy, at })),
  )
}

/** The voucher or receipt of a payment. */
export function document(data: PaymentPdf) {
  const own = textsIn(data.lang)
  const title = `${titleOf(data)} ${numberOf(data)}`
  const { supplier, payment } = data
  const onEvery = [payment.isTakenBack ? watermark(own.takenBack) : null, ...footOnEachPage(title, own.page)]
  const parts = [head(data), sums(data), allocations(data), signature(data)]
  return createElement(
    Document,
    { title, author: supplier.name, language: data.lang },
    createElement(Page, { size: 'A4', style: plainPage }, ...onEvery, ...parts),
  )
}
