import type * as english from './shell.start.en.ts'
import type { Translation } from './translation.ts'

export const startTexts: Translation<typeof english.startTexts> = {
  title: 'Yantra शुरू नहीं हो सका',
  text: 'पेज का एक हिस्सा लोड नहीं हो सका। कृपया अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
}
