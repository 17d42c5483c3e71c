import type { invoiceFileTexts as english } from './invoices.file.en.ts'
import type { Translation } from './translation.ts'

export const invoiceFileTexts: Translation<typeof english> = {
  sheet: 'इनवॉइस',
  columns: {
    number: 'नंबर',
    date: 'तारीख़',
    due: 'देय तिथि',
    customer: 'ग्राहक',
    po: 'PO नंबर',
    taxable: 'कर योग्य, रुपये',
    cgst: 'CGST, रुपये',
    sgst: 'SGST, रुपये',
    igst: 'IGST, रुपये',
    roundOff: 'पूर्णांकन, रुपये',
    total: 'कुल, रुपये',
    paid: 'चुकाया, रुपये',
    tds: 'TDS, रुपये',
    gstTds: 'GST-TDS, रुपये',
    credited: 'क्रेडिट नोट, रुपये',
    debited: 'डेबिट नोट, रुपये',
    balance: 'बकाया, रुपये',
    status: 'स्थिति',
  },
}
