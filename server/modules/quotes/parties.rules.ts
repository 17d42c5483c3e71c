// The two sides of a quote and the facts of taxation that follow from them.
import { codeOfState, stateOfGstin } from '#contract/gst-states.ts'
import { stateCodeOf } from '#contract/gstin.ts'
import { Problem } from '#contract/problems.ts'
import type { Party, QuoteDocument } from '#contract/quotes.ts'
import type { Place, Settings } from '#contract/settings.ts'
import type { TaxFacts } from '#server/hire/case.ts'
import { placeOfSupply } from '#server/hire/tax.ts'
import { missingForDocuments } from '#server/modules/settings/settings.ts'

const lineOf = ({ addressLine1, addressLine2, city, state, pincode }: Place) =>
  [addressLine1, addressLine2, city, `${state} ${pincode}`].filter(Boolean).join(', ')

/** The renting company as a document names it. Throws `settings-incomplete`. */
export function supplierOf(settings: Settings): Party & { gstin: string } {
  const { company, registeredAddress } = settings
  const isComplete = missingForDocuments(settings).length === 0
  if (!isComplete || !company.gstin || !registeredAddress) throw new Problem('settings-incomplete')
  return {
    name: company.legalName ?? '',
    gstin: company.gstin,
    address: lineOf(registeredAddress),
    state: stateOfGstin(company.gstin) ?? registeredAddress.state,
  }
}

type Customer = { readonly party: Party | null; readonly isSez: boolean }

/** Under a letter of undertaking that counts on this day, a customer in a special economic zone pays no IGST. */
export function supplyOn(
  isSez: boolean,
  { undertaking }: Pick<Settings, 'undertaking'>,
  today: string,
): TaxFacts['supply'] {
  if (!isSez) return 'DOMESTIC'
  const counts = undertaking !== null && undertaking.from <= today && today <= undertaking.to
  return counts ? 'SEZ_LUT' : 'SEZ_TAXED'
}

/** Facts of taxation of a quote to a customer; nobody yet is taken for a customer of the supplier's state. */
export function taxFacts(settings: Settings, customer: Customer, today: string): TaxFacts {
  const supplierState = stateCodeOf(supplierOf(settings).gstin)
  return {
    supplierState,
    placeOfSupply: placeOfSupply({ supplierState, gstin: customer.party?.gstin ?? null }),
    gstPercent: settings.hire.gstPercent,
    supply: supplyOn(customer.isSez, settings, today),
  }
}

/** The facts of taxation that a document was sent with; the place of supply follows from whom the bills go to. */
export function taxFactsOf({
  supplier,
  billTo,
  gstPercent,
  supply,
}: Pick<QuoteDocument, 'supplier' | 'billTo' | 'gstPercent' | 'supply'>): TaxFacts {
  const supplierState = stateCodeOf(supplier.gstin ?? '')
  const addressState = (billTo && codeOfState(billTo.state)) ?? null
  const supplied = placeOfSupply({ supplierState, gstin: billTo?.gstin ?? null, addressState })
  return { supplierState, placeOfSupply: supplied, gstPercent, supply }
}
