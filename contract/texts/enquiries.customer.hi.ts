import type * as english from './enquiries.customer.en.ts'
import type { Translation } from './translation.ts'

export const customerEnquiriesTexts: Translation<typeof english.customerEnquiriesTexts> = {
  title: 'पूछताछ',
  none: 'अभी कोई पूछताछ नहीं।',
  failed: 'पूछताछ लोड नहीं हो सकीं',
  retry: 'फिर से आज़माएँ',
  newer: 'नई',
  older: 'पुरानी',
  shown: '{all} में से {first} से {last}',
}
