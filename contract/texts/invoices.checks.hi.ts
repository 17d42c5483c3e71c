import type { invoiceCheckTexts as english } from './invoices.checks.en.ts'
import type { Translation } from './translation.ts'

export const invoiceCheckTexts: Translation<typeof english> = {
  hint: 'नियम इनवॉइस की आम गलतियाँ ढूँढते हैं, उसकी पंक्तियों, जॉब और पहले के इनवॉइस से।',
  rules: {
    PLACE: 'सही राज्य का कर',
    DAYS: 'बिल के दिन',
    TRIPS: 'मोबिलाइज़ेशन',
    CODES: 'सेवा कोड',
    ORDERS: 'परचेज़ ऑर्डर',
    TIME: 'इनवॉइस की तारीख',
    SHEETS: 'सारांश पत्र',
  },
  says: {
    placeOwn: 'आपूर्ति का स्थान {state} है, आपूर्तिकर्ता का अपना राज्य: CGST और SGST',
    placeOther: 'आपूर्ति का स्थान {state} है, आपूर्तिकर्ता का राज्य नहीं: IGST',
    placeZone: 'विशेष आर्थिक क्षेत्र: IGST, या अंडरटेकिंग पत्र पर कोई कर नहीं',
    placeWrong: 'आपूर्ति का स्थान {state} है, और कर दूसरे प्रकार का है',
    placeElsewhere: 'बिना GSTIN के {state} में बिल, और साइट {site} में है',
    daysOnHire: 'बिल के सभी दिन ({n}) किराये के हैं',
    daysAfterStop: '{job} की बिलिंग {stop} को रुकी; बिल में {days} भी हैं',
    tripsOnce: 'हर फेरा एक बार बिल है',
    tripsTwice: '{job} का {code} यहाँ और {invoice} पर बिल है',
    codesUsual: 'सभी पंक्तियों का सामान्य कोड है',
    codesNoted: '{n} पंक्तियों का दूसरा कोड है, हर एक का कारण दिया है',
    ordersNone: 'किसी पंक्ति का नहीं है',
    ordersAll: 'हर जॉब का है',
    ordersMissing: 'इनका नहीं है: {jobs}',
    timeKept: 'बिल के आखिरी दिन से 30 दिन के भीतर',
    timeLate: 'बिल के आखिरी दिन के {n} दिन बाद; कानून 30 दिन देता है',
    sheetsClean: '{n} नियमों ने इन्हें जाँचा और कुछ नहीं मिला',
    sheetsChecked: '{n} नियमों ने इन्हें जाँचा। मिली बातें: {findings}, सबके उत्तर वहाँ हैं।',
  },
}
