// GST on the sum of a document's lines: CGST and SGST at half the rate each if the place of supply is the supplier's
// state, otherwise IGST. A special economic zone has IGST, or no tax under a letter of undertaking. Each head is rounded
// half up to paise, the total to the rupee. Sources: IGST Act sections 12(2) and 16, CGST Act section 170,
// `docs/hire.md`.
import type { Totals } from '#contract/bill.ts'
import type { TaxFacts } from './case.ts'
import { paiseOf } from './paise.ts'
import { Rational, ZERO } from './rational.ts'

const HUNDRED = Rational.whole(100)
const TWO_HUNDRED = Rational.whole(200)

/** Computes taxes once per document, on rounded lines. */
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

/** The facts that determine the place of supply; states are codes of two digits. */
type SupplyParties = {
  readonly supplierState: string
  /** The GSTIN billed, if the customer is registered. */
  readonly gstin?: string | null
  /** The state of an unregistered customer's address on record. */
  readonly addressState?: string | null
}

/** The state of the customer's GSTIN, else of the address on record, else the supplier's; never the site's. */
export const placeOfSupply = ({ supplierState, gstin, addressState }: SupplyParties) =>
  gstin ? gstin.slice(0, 2) : (addressState ?? supplierState)
