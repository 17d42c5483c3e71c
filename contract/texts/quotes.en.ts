/** The words of quotes for customers. */
export const quoteTexts = {
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
