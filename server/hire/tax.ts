// GST on the sum of a document's lines: CGST and SGST, each half the rate, where the place of supply is the supplier's
// state, else IGST; IGST for a special economic zone, or no tax under a letter of undertaking. Each head is rounded half
// up to paise, the total to the rupee. Sources: IGST Act sections 12(2) and 16, CGST Act section 170, `docs/hire.md`.
import type { Totals } from '#contract/bill.ts'
import type { TaxFacts } from './case.ts'
import { paiseOf } from './paise.ts'
import { Rational, ZERO } from './rational.ts'

const HUNDRED = Rational.whole(100)
const TWO_HUNDRED = Rational.whole(200)

/** Territories without a legislature of their own, whose half of the tax is UTGST (UTGST Act section 1(2)). */
const UTGST_STATES = new Set(['04', '26', '31', '35', '38', '97'])

/** What the state's half of the tax is called. */
export const stateTaxName = (stateCode: string) => (UTGST_STATES.has(stateCode) ? 'UTGST' : 'SGST')

/** Taxes once per document, on lines that are rounded already. */
export function tax(lines: readonly { amountPaise: number }[], facts: TaxFacts): Totals {
  const taxable = lines.reduce((sum, { amountPaise }) => sum.plus(Rational.whole(amountPaise)), ZERO)
  const heads = headsOf(taxable, facts)
  const exact = [heads.cgstPaise, heads.sgstPaise, heads.igstPaise].reduce(
    (sum, tax) => sum.plus(Rational.whole(tax)),
    taxable,
  )
  const total = Rational.whole(exact.over(HUNDRED).rounded()).times(HUNDRED)
  return {
    taxablePaise: paiseOf(taxable),
    ...heads,
    roundOffPaise: paiseOf(total.minus(exact)),
    totalPaise: paiseOf(total),
  }
}

function headsOf(taxable: Rational, { supplierState, placeOfSupply, gstPercent, supply }: TaxFacts) {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  const percent = Rational.decimal(gstPercent)
  const half = () => paiseOf(taxable.times(percent).over(TWO_HUNDRED))
  if (supply === 'SEZ_LUT') return none
  if (supply === 'DOMESTIC' && supplierState === placeOfSupply) return { ...none, cgstPaise: half(), sgstPaise: half() }
  return { ...none, igstPaise: paiseOf(taxable.times(percent).over(HUNDRED)) }
}

/** The parties as the place of supply knows them; states as codes of two digits. */
export type SupplyParties = {
  readonly supplierState: string
  /** Of the registration billed, where the customer has one. */
  readonly gstin?: string | null
  /** Of the address on record, of a customer who is not registered. */
  readonly addressState?: string | null
}

/** Of services to a registered customer the state of its GSTIN, else of the address on record, else the supplier's; never the site's. */
export const placeOfSupply = ({ supplierState, gstin, addressState }: SupplyParties) =>
  gstin ? gstin.slice(0, 2) : (addressState ?? supplierState)
