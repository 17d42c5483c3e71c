// The tax within an advance, whole and in parts. Amounts are whole paise.
import { share } from '#contract/payments.spread.ts'

/** The rate on an advance whose supply is not known yet (rule 50 of the CGST rules). */
export const ADVANCE_GST_PERCENT = 18

export type TaxWithin = { readonly cgstPaise: number; readonly sgstPaise: number; readonly igstPaise: number }

/** The tax within an advance: both halves alike in the supplier's state, else IGST. */
export function taxWithin(amountPaise: number, isOwnState: boolean): TaxWithin {
  const whole = 100 + ADVANCE_GST_PERCENT
  if (!isOwnState) return { cgstPaise: 0, sgstPaise: 0, igstPaise: share(amountPaise, ADVANCE_GST_PERCENT, whole) }
  const half = share(amountPaise, ADVANCE_GST_PERCENT, whole * 2)
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
}

export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxWithin) => cgstPaise + sgstPaise + igstPaise

/** The same tax over a part of an advance, halves alike. */
export function taxOfPart(tax: TaxWithin, part: number, whole: number): TaxWithin {
  const half = share(tax.cgstPaise, part, whole)
  return { cgstPaise: half, sgstPaise: half, igstPaise: share(tax.igstPaise, part, whole) }
}
