import type { ledgerTexts as english } from './ledger.en.ts'
import type { Translation } from './translation.ts'

export const ledgerTexts: Translation<typeof english> = {
  accounts: {
    BANK: 'बैंक और नकद',
    RECEIVABLES: 'प्राप्य राशि',
    TDS_RECEIVABLE: 'प्राप्य TDS',
    GST_ON_ADVANCES: 'अग्रिम पर GST',
    ADVANCES: 'ग्राहकों से अग्रिम',
    DEPOSITS: 'वापसी योग्य जमा',
    OUTPUT_CGST: 'देय CGST',
    OUTPUT_SGST: 'देय SGST',
    OUTPUT_IGST: 'देय IGST',
    HIRE_INCOME: 'किराये की आय',
    ROUND_OFF: 'पूर्णांकन',
  },
  kinds: { ASSET: 'संपत्ति', LIABILITY: 'देनदारी', INCOME: 'आय', EXPENSE: 'व्यय' },
  documents: {
    INVOICE: 'इनवॉइस',
    CREDIT_NOTE: 'क्रेडिट नोट',
    DEBIT_NOTE: 'डेबिट नोट',
    PAYMENT: 'भुगतान',
    ALLOCATION: 'समायोजन',
    REFUND: 'वापसी',
  },
  columns: {
    entry: 'प्रविष्टि',
    date: 'तारीख',
    kind: 'प्रकार',
    document: 'दस्तावेज़',
    customer: 'ग्राहक',
    account: 'खाता',
    debit: 'नामे (₹)',
    credit: 'जमा (₹)',
    balance: 'शेष (₹)',
    note: 'टिप्पणी',
    postedBy: 'दर्ज करने वाले',
  },
  total: 'कुल',
  opening: 'प्रारंभिक शेष',
  closing: 'अंतिम शेष',
  deposit: 'रखी गई वापसी योग्य जमा',
}
