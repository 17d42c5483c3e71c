const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const WHOLE_RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** Paise as rupees with lakh grouping: 84960050 → ₹8,49,600.50; whole rupees without decimals. */
export const formatRupees = (paise: number) =>
  paise % 100 === 0 ? WHOLE_RUPEES.format(paise / 100) : RUPEES.format(paise / 100)
