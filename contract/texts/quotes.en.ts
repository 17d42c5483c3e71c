/** The words of quotes for customers. */
export const quoteTexts = {
  quote: 'Quote',
  quoteNumbered: 'Quote {number}',
  missingTitle: 'There is no such quote',
  missingText: 'It may belong to another account. Look through your own enquiries.',
  failedOne: 'This quote could not be loaded',

  version: 'Version {version}',
  validUntil: 'Valid until',
  total: 'Total',
  openPdf: 'Open PDF',
  openPdfNamed: 'Open PDF of {number}, version {version}',
  openingPdf: 'Opening the PDF…',
  quoteSENT: 'Sent',
  quoteACCEPTED: 'Accepted',
  quoteDECLINED: 'Declined',
  quoteEXPIRED: 'Expired',
  quoteSUPERSEDED: 'Replaced',
  quoteWITHDRAWN: 'Withdrawn',
} as const
