import type { paymentProblemTexts as english } from './problems.payments.en.ts'
import type { Translation } from './translation.ts'

export const paymentProblemTexts: Translation<typeof english> = {
  'over-allocated': { title: 'बकाया से ज़्यादा', detail: 'इनवॉइस में बकाया से ज़्यादा रकम नहीं लगती।' },
  'payment-exists': { title: 'पहले से दर्ज', detail: 'इस संदर्भ का भुगतान पहले ही दर्ज है।' },
  'month-closed': {
    title: 'महीना बंद है',
    detail: 'इस महीने की रिटर्न भरी जा चुकी है। खुले महीने का दिन चुनें, या मालिक से महीना फिर खुलवाएँ।',
  },
  'cash-above-limit': {
    title: 'नकद ज़्यादा है',
    detail:
      'धारा 269ST के अनुसार एक ग्राहक एक दिन में, या एक इनवॉइस या एक किराये के लिए, 2,00,000 रुपये या ज़्यादा नकद नहीं दे सकता। कृपया बैंक, UPI या चेक से चुकाएँ।',
  },
  'amounts-differ': { title: 'दूसरी रकम', detail: 'भुगतान की रकम स्टेटमेंट की पंक्ति से अलग है।' },
  'refunded-before': {
    title: 'पैसा लौट चुका है',
    detail: 'इस भुगतान का हिस्सा लौटाया जा चुका है, इसलिए इसे वापस नहीं लिया जा सकता।',
  },
}
