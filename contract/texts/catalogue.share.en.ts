/** Texts for sharing a machine. */
export const shareTexts = {
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'Copy this address: {address}',
  whatsapp: 'WhatsApp',
  whatsappAlt: 'Send by WhatsApp (opens another site)',
  print: 'Print',
} as const
