/** The list of invoices as a file. */
export const invoiceFileTexts = {
  sheet: 'Invoices',
  columns: {
    number: 'Number',
    date: 'Date',
    due: 'Due date',
    customer: 'Customer',
    po: 'PO',
    taxable: 'Taxable, ₹',
    cgst: 'CGST, ₹',
    sgst: 'SGST, ₹',
    igst: 'IGST, ₹',
    roundOff: 'Round-off, ₹',
    total: 'Total, ₹',
    paid: 'Paid, ₹',
    tds: 'TDS, ₹',
    gstTds: 'GST-TDS, ₹',
    credited: 'Credited, ₹',
    debited: 'Debited, ₹',
    balance: 'To pay, ₹',
    status: 'Status',
  },
} as const
