/** Summary sheets, for customers and the desk. */
export const summarySheetTexts = {
  statuses: {
    PREPARED: 'Prepared',
    SENT: 'To certify',
    DISPUTED: 'Disputed',
    CERTIFIED: 'Certified',
    BILLED: 'Billed',
  },
  lineStates: { OPEN: 'Open', AGREED: 'Agreed', DISPUTED: 'Disputed' },
  columns: {
    sheet: 'Summary sheet',
    job: 'Job',
    machine: 'Machine',
    site: 'Site',
    line: 'Line',
    description: 'Description',
    why: 'Reason',
    days: 'Days',
    amount: 'Amount (₹)',
    state: 'State',
  },
  beforeGst: 'Before GST',
} as const
