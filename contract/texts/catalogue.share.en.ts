/** Texts for sharing a machine. */
export const shareTexts = {
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'Copy this address: {address}',
  whatsapp: 'WhatsApp',
  whatsappAlt: 'Send by WhatsApp (opens another site)',
  print: 'Print',
  words: '{name} on rent in {city}: {rate} a month + GST',
} as const
