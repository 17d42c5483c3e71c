// The papers of payments as PDF, rendered each time: a payment may be allocated or taken back meanwhile.
import type { LanguageCode } from '#contract/languages.ts'
import { Problem } from '#contract/problems.ts'
import { inWords } from '#server/hire/words.ts'
import { supplierOf } from '#server/modules/quotes/supplying.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import { type Action, act } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type PrintTools, pdfOf } from '#server/platform/printing.ts'
import { requireOwner } from './own.ts'
import { paymentById, voucherOf } from './payments.store.ts'

const template = new URL('./payment.pdf.ts', import.meta.url)

async function factsOf({ tx, by }: Action<Staff | Caller>, paymentId: string) {
  if (by.kind !== 'STAFF') requireOwner(by)
  const payment = await paymentById(tx, paymentId)
  if (!payment) throw new Problem('not-found')
  const { voucher = null } = (await voucherOf(tx, paymentId)) ?? {}
  const settings = await settingsNow(tx)
  const supplier = voucher?.supplier ?? supplierOf(settings)
  const facts = { payment, voucher, supplier, amountInWords: inWords(payment.amountPaise) }
  return { facts, logoId: settings.logo?.fileId ?? null }
}

/** The paper of a payment, to whoever sees it. Throws `not-found`, `settings-incomplete`, `service-unavailable`. */
export async function paymentPdf(tools: PrintTools, by: Staff | Caller, paymentId: string, lang: LanguageCode) {
  const { facts, logoId } = await act(tools, by, (action: Action<Staff | Caller>) => factsOf(action, paymentId))
  const { payment } = facts
  const name = (payment.voucherNumber ?? payment.paymentNumber).replaceAll('/', '-')
  const content = await pdfOf(tools, { template, facts, logoId, key: null }, { lang, person: by.accountId })
  return { name: `${name}.pdf`, content }
}
