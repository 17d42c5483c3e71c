/** The README.txt of an evidence pack. */
export const evidencePackTexts = {
  readme: `This pack proves one document: an invoice or a summary sheet.

What is in it
  invoice/          the invoice as PDF and as data; its credit and debit notes
  summary-sheets/   the summary sheets as PDF and as data; .sent.json is what was sent, byte for byte
  certificates/     who certified each summary sheet, when and how
  agreements/       the accepted quote, and who accepted it
  logs/             each version of the daily logs; the SHA-256 of a file is the hash that its successor names
  signatures/       who signed each log, when and how; drawn signatures as pictures
  photos.json       every photograph by its SHA-256; path is null where the photograph is not enclosed
  photos/           the photographs, the first 100 or 30 MB
  manifest.json     every file with its SHA-256
  manifest.sig      the signature of manifest.json by the renting company, Ed25519, base64url

How to check it
  Open the page /verify of the renting company and drop this file there. It stays on your computer.
  Or from a shell: npm run verify:pack FILE
  Both name the first thing that was changed. The public keys are at /v1/public/document-key.
`,
} as const
