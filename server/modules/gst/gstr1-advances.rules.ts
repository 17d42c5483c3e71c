// Table 11 of GSTR-1: advances with the tax within them.
import { rupees } from './figures.rules.ts'
import type { Gstr1 } from './gstr1.schema.ts'

/** An advance, or the part of one; the tax is within the amount. */
export type Advance = {
  /** Null where it is not known, which counts as another state. */
  readonly placeOfSupply: string | null
  readonly gstPercent: string
  readonly amountPaise: number
  readonly cgstPaise: number
  readonly sgstPaise: number
  readonly igstPaise: number
}

/** Abroad or unknown, as the return calls it. */
const OTHER_TERRITORY = '97'
const sumOf = (some: readonly Advance[], read: (one: Advance) => number) =>
  some.reduce((sum, one) => sum + read(one), 0)

/** Advances by place of supply and rate. */
export function advancesIn(gstin: string, advances: readonly Advance[]): Gstr1['at'] {
  const keyOf = ({ placeOfSupply, gstPercent }: Advance) => `${placeOfSupply ?? OTHER_TERRITORY} ${gstPercent}`
  return [...Map.groupBy(advances, keyOf)].map(([key, some]) => {
    const [pos = '', rate = ''] = key.split(' ')
    const igst = sumOf(some, ({ igstPaise }) => igstPaise)
    const cgst = sumOf(some, ({ cgstPaise }) => cgstPaise)
    const sgst = sumOf(some, ({ sgstPaise }) => sgstPaise)
    const value = sumOf(some, ({ amountPaise }) => amountPaise) - igst - cgst - sgst
    const taxes = { iamt: rupees(igst), camt: rupees(cgst), samt: rupees(sgst), csamt: 0 as const }
    const isOwn = pos === gstin.slice(0, 2)
    return { pos, sply_ty: isOwn ? 'INTRA' : 'INTER', itms: [{ rt: Number(rate), ad_amt: rupees(value), ...taxes }] }
  })
}
