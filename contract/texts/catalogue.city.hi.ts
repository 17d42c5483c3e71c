import type * as english from './catalogue.city.en.ts'
import type { Translation } from './translation.ts'

export const cityTexts: Translation<typeof english.cityTexts> = {
  cityTitle: '{city} में किराये पर उपकरण',
  cityDescription: '{city} में किराये पर {count}: {categories}। असली आँकड़े, सही नाप की ड्रॉइंग, महीने की दरें सामने।',
  cityText: '{city}, {state} में डिलीवरी के लिए {count}। काम के हिसाब से चुनें।',
  cityEmpty: '{city} में अभी कोई मशीन सूची में नहीं है। हो सकता है पास के किसी शहर से मिल जाए; हमें फ़ोन करें, हम पता करेंगे।',
}
