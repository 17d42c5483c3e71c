import type * as english from './code-entry.en.ts'
import type { Translation } from './translation.ts'

export const codeEntryTexts: Translation<typeof english.codeEntryTexts> = {
  waitMinutes: '{minutes} मिनट बाद फिर कोशिश करें।',
  waitHours: '{hours} घंटे {minutes} मिनट बाद फिर कोशिश करें।',
  knownBrowser: 'जिस ब्राउज़र में आप पहले लॉग इन कर चुके हैं, उसमें रुकना नहीं पड़ता।',
  resendInMinutes: '{minutes} मिनट में ओटीपी फिर भेजें',
  resendInHours: '{hours} घंटे {minutes} मिनट में ओटीपी फिर भेजें',
  key: 'की',
  keyOptional: 'अगर मैसेज में हो',
  keyHint: 'आठ अक्षर, जैसे KXPT-MWQR',
}
