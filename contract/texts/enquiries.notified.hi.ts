import type { notifiedTexts as english } from './enquiries.notified.en.ts'
import type { Translation } from './translation.ts'

/** The replies to subscribing to a machine. */
export const notifiedTexts: Translation<typeof english> = {
  soonTitle: 'हम आपको जल्द सूचित करेंगे!',
  alreadyTitle: 'सूचना पहले ही माँगी जा चुकी है',
  soon: '{product} जब {city} में उपलब्ध होगा, आपको ईमेल से सूचना मिलेगी।',
  already: 'आप यह पहले ही माँग चुके हैं। {product} जब {city} में उपलब्ध होगा, आपको ईमेल से सूचना मिलेगी।',
  verifyWhy: 'सूचना ईमेल से आती है, इसलिए पहले अपनी ईमेल आईडी बताएँ। हम उस पर 6 अंकों का कोड भेजेंगे।',
}
