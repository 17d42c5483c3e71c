/** The page that confirms a printed quote. */
export const verifyTexts = {
  title: 'Verify a quote',
  description: 'Check that a quote is genuine by its number, version and hash.',
  intro: 'Enter the details from the document. The QR code on an accepted quote fills them in.',
  number: 'Quote number',
  version: 'Version',
  hash: 'Hash',
  hashHint: 'At least the first two groups, 16 digits.',
  verify: 'Verify quote',
  genuine: 'This quote is genuine',
  unknown: 'No such quote was issued',
  unknownText: 'Check number, version and hash against the document.',
  sent: 'Sent on',
  accepted: 'Accepted on',
} as const
