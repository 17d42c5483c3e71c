import type * as english from './shell.footer.en.ts'
import type { Translation } from './translation.ts'

export const footerTexts: Translation<typeof english.footerTexts> = {
  aboutUs: 'हमारे बारे में',
  contactUs: 'संपर्क करें',
  workerSafety: 'कामगारों की सुरक्षा',
  industries: 'उद्योग',
  resources: 'जानकारी',
  blog: 'ब्लॉग',
  terms: 'शर्तें',
  privacy: 'निजता नीति',
  grievance: 'शिकायत',
  footerText: 'कंस्ट्रक्शन और इंडस्ट्रियल उपकरण किराये पर, शहर के हिसाब से, असली आँकड़ों और खुली दरों के साथ।',
  footerRates: 'दरें अनुमानित हैं और इनमें GST और ढुलाई शामिल नहीं है। जो कोटेशन आपको मिलेगा, वही मान्य होगा।',
  footerEquipment: 'उपकरण',
  footerCities: 'बड़े मेट्रो शहर',
  metros: {
    ahmedabad: 'अहमदाबाद',
    bangalore: 'बेंगलुरु',
    chennai: 'चेन्नई',
    delhi: 'दिल्ली',
    hyderabad: 'हैदराबाद',
    kolkata: 'कोलकाता',
    mumbai: 'मुंबई',
    kochi: 'कोच्चि',
  },
  allCities: 'सभी शहर',
  developers: 'डेवलपर के लिए',
  officer: 'शिकायत अधिकारी: {name}',
}
