import type * as english from './quotes.en.ts'
import type { Translation } from './translation.ts'

export const quoteTexts: Translation<typeof english.quoteTexts> = {
  quote: 'कोटेशन',
  quoteFor: 'कोटेशन: {place}',
  versionSent: '{number}, संस्करण {version}, {date} को भेजा गया',
  crumbs: 'रास्ता',
  enquiries: 'पूछताछ',
  backToEnquiries: 'सारी पूछताछ',
  pdf: 'PDF फ़ाइल',
  shareWords: '{place} के लिए कोटेशन {number}, संस्करण {version}',
  missingTitle: 'ऐसा कोई कोटेशन नहीं है',
  missingText: 'हो सकता है यह किसी और खाते का हो। अपनी पूछताछ में देखें।',
  failedOne: 'यह कोटेशन लोड नहीं हो सका',

  version: 'संस्करण {version}',
  validUntil: 'मान्य तारीख',
  total: 'कुल',
  openPdf: 'PDF खोलें',
  openPdfNamed: 'PDF खोलें: {number}, संस्करण {version}',
  openingPdf: 'PDF खुल रहा है…',
  quoteSENT: 'भेजा गया',
  quoteACCEPTED: 'स्वीकार',
  quoteDECLINED: 'अस्वीकार',
  quoteEXPIRED: 'मियाद खत्म',
  quoteSUPERSEDED: 'नया कोटेशन आया',
  quoteWITHDRAWN: 'वापस लिया गया',
}
