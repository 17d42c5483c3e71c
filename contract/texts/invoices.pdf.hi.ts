import type { invoicePdfTexts as english } from './invoices.pdf.en.ts'
import type { Translation } from './translation.ts'

export const invoicePdfTexts: Translation<typeof english> = {
  page: '{pages} में से पृष्ठ {page}',
  draft: 'प्रारूप',
  draftNumber: 'प्रारूप, अभी नंबर नहीं',
  stateOf: '{state}, राज्य कोड {code}',
  range: '{from} से {to}',
  period: 'किराये के दिन',
  none: 'नहीं',
  seeEnd: '{n}, सूची अंत में',
  job: 'जॉब {number}',
  sheet: 'पत्र {number}',
  jobTotal: '{number} का जोड़',
  note: 'टिप्पणी',
  words: 'शब्दों में',
  signatureFor: '{name} की ओर से',
  signed: 'इलेक्ट्रॉनिक रूप से हस्ताक्षरित, {at}',
  unsigned: 'अभी जारी और हस्ताक्षरित नहीं',
  msme: 'हम सूक्ष्म या लघु उद्यम के रूप में पंजीकृत हैं, {udyam}। MSMED अधिनियम, 2006 के तहत भुगतान तय समय में और ज़्यादा से ज़्यादा 45 दिन में देय है; उसके बाद बैंक दर के तीन गुना पर चक्रवृद्धि ब्याज देय है (धारा 15 और 16)।',
  lawfulDate: 'अधिनियम के अनुसार अंतिम दिन {date} है।',
  hash: 'दस्तावेज़ का हैश (SHA-256)',
  notHashed: 'IRN इसमें नहीं है, क्योंकि इनवॉइस पोर्टल ने उसे बाद में दिया।',
  hashNote: 'यह नंबर, तारीख़ों और इस इनवॉइस की हर बात पर बना है।',
}
