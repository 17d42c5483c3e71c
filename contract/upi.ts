import type { Invoice } from './invoices.ts'

type Payable = Pick<Invoice, 'bank' | 'supplier' | 'balancePaise' | 'invoiceNumber'>

const REFERENCE_MAX = 35

/** Whether what is left to pay is more than UPI carries, so that it is paid by bank transfer. */
export const isAboveUpi = ({ bank, balancePaise }: Pick<Payable, 'bank' | 'balancePaise'>) =>
  bank.upiId !== null && balancePaise > bank.upiLimitPaise

/** The transaction reference of a number: letters and digits only, at most 35. It comes back on the bank statement. */
const referenceOf = (number: string) => number.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, REFERENCE_MAX)

/**
 * The link of a UPI payment (NPCI, "UPI linking specifications" 1.6) for what is left to pay: payee, amount in rupees,
 * and the number as reference and as note. Undefined without a UPI id, a number or a balance, and above the limit.
 */
export function upiLink(payable: Payable) {
  const { bank, supplier, balancePaise, invoiceNumber } = payable
  if (bank.upiId === null || invoiceNumber === null || balancePaise <= 0 || isAboveUpi(payable)) return undefined
  const rupees = `${Math.floor(balancePaise / 100)}.${String(balancePaise % 100).padStart(2, '0')}`
  const tr = referenceOf(invoiceNumber)
  const fields = { pa: bank.upiId, pn: supplier.name, tr, am: rupees, cu: 'INR', tn: invoiceNumber }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}
