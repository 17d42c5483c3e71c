import type * as english from './drawings.en.ts'
import type { Translation } from './translation.ts'

export const drawingsTexts: Translation<typeof english.drawingsTexts> = {
  title: 'ड्रॉइंग',
  intro:
    'हर मशीन अपनी शीट के रूप में और 120 px पर, उजले और अँधेरे दोनों में; साथ में मीटर में उसका आकार, फ़ाइल का आकार और बनाने में लगा समय।',
  example: '(उदाहरण)',
}
