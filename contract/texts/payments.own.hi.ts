import type { ownPaymentTexts as english } from './payments.own.en.ts'
import type { Translation } from './translation.ts'

export const ownPaymentTexts: Translation<typeof english> = {
  title: 'भुगतान',
  results: { one: '1 भुगतान', other: '{n} भुगतान' },
  pages: 'भुगतानों के पृष्ठ',
  failedTitle: 'आपके भुगतान लोड नहीं हो सके',
  emptyTitle: 'अभी कोई भुगतान नहीं',
  emptyText: 'आप जो चुकाते हैं वह दर्ज होते ही रसीद के साथ यहाँ दिखता है।',
  nothingFoundTitle: 'कोई भुगतान नहीं मिला',
  nothingFoundText: 'सभी भुगतान देखें।',
  showAll: 'सभी भुगतान दिखाएँ',
  day: 'तारीख',
  invoices: 'इनवॉइस',
  withTds: '{amount} और TDS {tds}',
  withGstTds: '{amount} और GST-TDS {gstTds}',
  onAccount: 'आपके खाते में जमा',
  paper: 'रसीद',
  openReceipt: '{number} की रसीद {type} के रूप में खोलें',
  openingPdf: 'PDF खुल रहा है…',
  receipts: 'भुगतान और रसीदें',
  backToStatement: 'खाता विवरण',
}
