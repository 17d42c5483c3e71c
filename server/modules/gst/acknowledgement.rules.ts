// Whether an acknowledgement is of a document: its IRN is computed again, and the signed QR has to name the same things.
// The portal's signature is not verified, because its key is in no configuration.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { financialYear } from '#contract/dates.ts'
import { instantIn } from '#contract/times.ts'
import type { Acknowledgement } from '#server/modules/invoices/registering.ts'
import type { EInvoice } from './e-invoice.schema.ts'

type Reported = Pick<EInvoice, 'SellerDtls' | 'BuyerDtls' | 'DocDtls' | 'ValDtls'>

const CLOCKS_MS = 10 * 60_000

/** `2026-27`, from `23/11/2026`. */
function yearOf(date: string) {
  const year = financialYear(date.split('/').toReversed().join('-'))
  return `20${year.slice(0, 2)}-${year.slice(2)}`
}

/** The invoice reference number: the SHA-256 of the supplier's GSTIN, financial year, type and number, in hexadecimal. */
export const irnOf = ({ SellerDtls, DocDtls: { Typ, No, Dt } }: Pick<Reported, 'SellerDtls' | 'DocDtls'>) =>
  createHash('sha256')
    .update(`${SellerDtls.Gstin}${yearOf(Dt)}${Typ}${No}`)
    .digest('hex')

const QrFacts = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.coerce.number(),
  Irn: z.string(),
})
const Claims = z.object({ data: z.string() })
const asJson = z.string().transform((text, { addIssue }): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    addIssue('not JSON')
    return z.NEVER
  }
})
const payloadOf = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
const QrToken = z
  .string()
  .transform(payloadOf)
  .pipe(asJson)
  .pipe(Claims)
  .transform(({ data }) => data)
  .pipe(asJson)
  .pipe(QrFacts)

/** The content of a signed QR; undefined for a token that is not the portal's. */
export const qrFactsOf = (signedQr: string) => QrToken.safeParse(signedQr).data

/** The fields in which an acknowledgement differs from what was reported, by the portal's names; none if it is of it. */
export function differing(said: Reported, { irn, ackedAt, signedQr }: Acknowledgement, now: Date): string[] {
  const qr = qrFactsOf(signedQr)
  const expected = {
    SellerGstin: said.SellerDtls.Gstin,
    BuyerGstin: said.BuyerDtls.Gstin,
    DocNo: said.DocDtls.No,
    DocTyp: said.DocDtls.Typ,
    DocDt: said.DocDtls.Dt,
    TotInvVal: said.ValDtls.TotInvVal,
    Irn: irnOf(said),
  }
  const inQr = Object.entries(expected).flatMap(([field, value]) =>
    qr !== undefined && qr[field as keyof typeof qr] === value ? [] : [`SignedQRCode.${field}`],
  )
  return [
    ...(irn === expected.Irn ? [] : ['Irn']),
    ...(Number.isNaN(ackedAt.getTime()) || ackedAt.getTime() > now.getTime() + CLOCKS_MS ? ['AckDt'] : []),
    ...(qr === undefined ? ['SignedQRCode'] : inQr),
  ]
}

/** A time of the portal, `2026-11-23 18:33:00` in India's time; an invalid date for another text. */
export const portalInstant = (text: string) => instantIn(text) ?? new Date(Number.NaN)
