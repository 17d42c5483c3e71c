import type * as english from './settings.desk.en.ts'
import type { Translation } from './translation.ts'

export const settingsTexts: Translation<typeof english.settingsTexts> = {
  title: 'सेटिंग',
  company: 'कंपनी',
  addresses: 'पते',
  bank: 'बैंक और UPI',
  officer: 'शिकायत अधिकारी',
  texts: 'टेक्स्ट',
  hire: 'कोटेशन और किराया',
  office: 'काम के घंटे',
  holidays: 'छुट्टियाँ',
  undertaking: 'अंडरटेकिंग पत्र (SEZ)',
}
