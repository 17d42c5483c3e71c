import type { shareTexts as english } from './catalogue.share.en.ts'
import type { Translation } from './translation.ts'

/** Texts for sharing a machine. */
export const shareTexts: Translation<typeof english> = {
  share: 'शेयर करें',
  copied: 'लिंक कॉपी हो गया',
  copyFailed: 'यह पता कॉपी करें: {address}',
  whatsapp: 'व्हाट्सऐप',
  whatsappAlt: 'व्हाट्सऐप से भेजें (दूसरी साइट खुलेगी)',
  print: 'प्रिंट करें',
}
