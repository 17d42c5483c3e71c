import { dateInIndia, formatDate } from '#contract/dates.ts'
import { DOCUMENT_KEYS_PATH } from '#contract/document-keys.ts'
import { pages } from '#contract/pages.ts'
import type { QuoteDocument } from '#contract/quotes.ts'
import { chosenIn } from './acceptance.ts'
import type { Accepted } from './answers.store.ts'
import type { Certificate } from './quote-pdf.ts'

const IST_MS = 5.5 * 3_600_000

/** `25 Nov 2026, 17:05:09 IST` */
function timeInIndia(instant: string) {
  const at = new Date(instant)
  const clock = new Date(at.getTime() + IST_MS).toISOString().slice(11, 19)
  return `${formatDate(dateInIndia(at))}, ${clock} IST`
}

/** The proof that a sent document was accepted. */
export function certificateOf(accepted: Accepted, sent: QuoteDocument, publicUrl: string): Certificate {
  const { quoteNumber, version, totalPaise } = accepted.document
  const { by, at, contactPoint, ip, browser, poNumber, hash, signature } = accepted
  const asked = new URLSearchParams({ quote: quoteNumber, version: String(version), hash })
  return {
    acceptedBy: by,
    acceptedAt: timeInIndia(at),
    contactPoint,
    ip,
    browser,
    poNumber,
    choices: chosenIn(sent, accepted.document),
    totalPaise,
    hash,
    signature: signature ?? '',
    verifyUrl: `${publicUrl}${pages.verify.path}?${asked}`,
    verifyPage: publicUrl + pages.verify.path,
    keyUrl: publicUrl + DOCUMENT_KEYS_PATH,
  }
}
