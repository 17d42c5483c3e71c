// Finds the customer that a narration names by invoice number, GSTIN, PAN or name.

import { panOf } from '#contract/gstin.ts'
import type { MatchReason } from '#contract/payments.bank.ts'
import { namedIn } from '#contract/payments.matching.ts'

type Named = {
  readonly customerName: string
  readonly gstin: string | null
  readonly invoices: readonly { readonly invoiceId: string; readonly invoiceNumber: string }[]
}

const LEGAL = /\b(M\/S|MESSRS|MR|MRS|MS|SHRI|SMT|THE|PRIVATE|PVT|LIMITED|LTD|LLP|OPC|INC|COMPANY|CO|AND)\b/g
/** Reduces a name or a narration to letters and digits without the words that all companies have. */
const core = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(LEGAL, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Shorter names stand in narrations by chance. */
const NAME_MIN = 5
/** Banks cut names short. */
const NAME_CUT = 12

function isNamed(customerName: string, narration: string) {
  const name = core(customerName)
  return name.length >= NAME_MIN && core(narration).includes(name.slice(0, NAME_CUT))
}

/** Why a narration is about a customer, the surest reason alone beside its invoices, and which invoices it names. */
export function identify(narration: string, { customerName, gstin, invoices }: Named) {
  const named = namedIn(narration, invoices)
  const words = narration.toUpperCase()
  const pan = gstin === null ? undefined : panOf(gstin)
  const reasons: MatchReason[] = named.size > 0 ? ['INVOICE_NUMBER'] : []
  if (gstin !== null && words.includes(gstin)) reasons.push('GSTIN')
  else if (pan !== undefined && words.includes(pan)) reasons.push('PAN')
  else if (isNamed(customerName, narration)) reasons.push('NAME')
  return { reasons, named }
}
