import type { Invoice } from './invoices.ts'

/**
 * The link of a UPI payment (NPCI, "UPI linking specifications" 1.6) for what is left to pay: payee, amount in rupees and
 * the number as note. Undefined without a UPI id, a number or a balance.
 */
export function upiLink({ bank, supplier, balancePaise, invoiceNumber }: Payable) {
  if (bank.upiId === null || invoiceNumber === null || balancePaise <= 0) return undefined
  const rupees = `${Math.floor(balancePaise / 100)}.${String(balancePaise % 100).padStart(2, '0')}`
  const fields = { pa: bank.upiId, pn: supplier.name, am: rupees, cu: 'INR', tn: invoiceNumber }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&')}`
}

type Payable = Pick<Invoice, 'bank' | 'supplier' | 'balancePaise' | 'invoiceNumber'>
