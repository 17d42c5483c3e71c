// Receipt and refund vouchers of advances (rules 50 and 51 of the CGST rules). A deposit is no consideration and has none.
import { financialYear } from '#contract/dates.ts'
import type { Voucher } from '#contract/payments.ts'
import { inWords } from '#server/hire/words.ts'
import { supplierOf, supplyOn } from '#server/modules/quotes/supplying.ts'
import { settingsNow } from '#server/modules/settings/settings.ts'
import type { Queryable } from '#server/platform/database.ts'
import { drawNumber } from '#server/platform/number-series.store.ts'
import { ADVANCE_GST_PERCENT, type TaxWithin, taxOf, taxWithin } from './allocating.rules.ts'
import type { LockedPayment, Payer } from './writing.store.ts'

/** `RCV/2627/000001`: series, financial year of the date, number in that year. A voucher is numbered on its day of issue. */
export async function nextNumber(tx: Queryable, series: 'PAY' | 'RCV' | 'RFV', date: string) {
  const year = financialYear(date)
  return `${series}/${year}/${String(await drawNumber(tx, series, year)).padStart(6, '0')}`
}

type Advance = {
  readonly payer: Payer
  readonly amountPaise: number
  readonly placeOfSupply: string | null
  readonly receivedOn: string
}

const NO_TAX: TaxWithin = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }

/**
 * The voucher of an advance with the tax within it; none for a special economic zone under a letter of undertaking of the day.
 * A place that is not known is another state. Throws `settings-incomplete`.
 */
export async function receiptVoucher(tx: Queryable, { payer, amountPaise, placeOfSupply, receivedOn }: Advance) {
  const settings = await settingsNow(tx)
  const supplier = supplierOf(settings)
  const isFree = supplyOn(payer.isSez, settings, receivedOn) === 'SEZ_LUT'
  const place = payer.gstin === null ? placeOfSupply : payer.gstin.slice(0, 2)
  const isOwnState = !payer.isSez && place !== null && place === supplier.gstin.slice(0, 2)
  const tax = isFree ? NO_TAX : taxWithin(amountPaise, isOwnState)
  const voucher: Voucher = {
    supplier,
    customer: { name: payer.name, gstin: payer.gstin, address: payer.address },
    placeOfSupply: place,
    undertaking: isFree ? (settings.undertaking?.number ?? null) : null,
    gstPercent: String(ADVANCE_GST_PERCENT),
    taxablePaise: amountPaise - taxOf(tax),
    ...tax,
    amountPaise,
    amountInWords: inWords(amountPaise),
    receiptVoucher: null,
  }
  return { voucher, tax }
}

/** The voucher of an advance that goes back, whole or in part. */
export function refundVoucher({ voucher, voucherNumber }: LockedPayment, amountPaise: number, tax: TaxWithin): Voucher {
  if (voucher === null) throw new Error('An advance has a voucher.')
  const taxablePaise = amountPaise - taxOf(tax)
  return {
    ...voucher,
    ...tax,
    taxablePaise,
    amountPaise,
    amountInWords: inWords(amountPaise),
    receiptVoucher: voucherNumber,
  }
}
