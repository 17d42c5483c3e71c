/** Problems of GST papers and e-invoices. */
export const gstProblemTexts = {
  'no-e-invoice': {
    title: 'No e-invoice',
    detail: 'Only documents to customers with a GSTIN are reported as e-invoices.',
  },
  'gst-incomplete': {
    title: 'Incomplete for the portal',
    detail: 'The portal would refuse this file. Complete the addresses and numbers of both parties.',
  },
  'no-gst-provider': {
    title: 'No provider',
    detail:
      'No e-invoice provider is configured. Report the document at the portal, then add its acknowledgement here.',
  },
  'e-invoice-differs': {
    title: 'Not the acknowledgement of this document',
    detail:
      'The IRN or the signed QR code is for another document. Download the file for this document from the portal.',
  },
  'e-invoice-too-late': {
    title: 'Too late to cancel',
    detail: 'The portal cancels an e-invoice only within 24 hours of its acknowledgement. Issue a credit note instead.',
  },
  'e-invoice-refused': {
    title: 'The portal refused',
    detail: 'The portal did not cancel this e-invoice.',
  },
} as const
