import type * as english from './account.en.ts'
import type { Translation } from './translation.ts'

export const accountTexts: Translation<typeof english.accountTexts> = {
  navigation: 'मेरा अकाउंट',
  rentals: 'मेरे रेंटल',
  dashboard: 'डैशबोर्ड',
  enquiries: 'पूछताछ',
  jobs: 'रेंटल जॉब',
  logsheets: 'लॉगशीट',
  summarySheets: 'सारांश पत्र',
  statement: 'खाता विवरण',
  invoices: 'इनवॉइस',
  company: 'कंपनी',
  overview: 'एक नज़र में',
  users: 'यूज़र',
  projectSites: 'प्रोजेक्ट साइटें',
  you: 'आप',
  profile: 'प्रोफ़ाइल',
  organisation: 'संस्था',
  notifications: 'सूचनाएँ',
  ownData: 'आपका डेटा',
}
