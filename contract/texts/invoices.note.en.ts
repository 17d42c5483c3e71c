import type { InvoiceNote } from '#contract/invoices.ts'

/** The texts of a printed credit or debit note. */
export const invoiceNotePdfTexts = {
  kinds: { CREDIT: 'Credit note', DEBIT: 'Debit note' } satisfies Record<InvoiceNote['kind'], string>,
  rule: 'Rule 53 of the CGST Rules, 2017',
  to: 'To',
  corrects: 'Original tax invoice',
  corrected: '{number} dated {date}',
  reason: 'Reason',
  line: 'Line {n} of the invoice',
} as const
