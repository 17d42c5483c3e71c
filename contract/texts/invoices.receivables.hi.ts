import type { receivableTexts as english } from './invoices.receivables.en.ts'
import type { Translation } from './translation.ts'

export const receivableTexts: Translation<typeof english> = {
  title: 'प्राप्य राशि',
  intro: 'GST सहित, आज की स्थिति। यह इनवॉइस की सूची और बही के ‘प्राप्य राशि’ खाते से मेल खाता है।',
  failedTitle: 'प्राप्य राशि लोड नहीं हो सका',
  retry: 'फिर कोशिश करें',
  noneTitle: 'किसी पर कुछ बकाया नहीं',
  noneText: 'इनवॉइस जारी होने के दिन से चुकाने तक ग्राहक यहाँ रहते हैं।',
  byCustomer: 'ग्राहक के हिसाब से, सबसे बड़ा पहले',
  outstanding: 'बाकी',
  overdue: 'देय तिथि पार',
  inDispute: 'विवाद में',
  onAccount: 'खाते में जमा',
  ages: {
    NOT_DUE: 'देय नहीं',
    UP_TO_30: '1–30 दिन',
    UP_TO_60: '31–60 दिन',
    UP_TO_90: '61–90 दिन',
    OVER_90: '90 दिन से ज़्यादा',
    IN_DISPUTE: 'विवाद में',
  },
  invoices: { one: '1 इनवॉइस', other: '{n} इनवॉइस' },
  statement: 'खाता विवरण',
  statementOf: '{customer} का खाता विवरण',
  more: 'और दिखाएँ',
  shown: '{n} में से सबसे बड़े {shown} ग्राहक। फ़ाइल में सब हैं।',
  download: 'CSV में सहेजें',
  columns: {
    customer: 'ग्राहक',
    invoices: 'इनवॉइस',
    outstanding: 'बाकी, ₹',
    overdue: 'देय तिथि पार, ₹',
    onAccount: 'खाते में जमा, ₹',
  },
}
