import type * as english from './catalogue.product-facts.en.ts'
import type { Translation } from './translation.ts'

export const productFactTexts: Translation<typeof english.productFactTexts> = {
  make: 'मेक',
  model: 'मॉडल',
  kind: 'प्रकार',
  rateBasis: 'आधार: {basis}।',
  perDay: '{rate}\u00a0प्रति\u00a0दिन',
  includes: 'दर में शामिल',
  operatorLabel: 'ऑपरेटर',
  fuelLabel: 'पावर',
  fuels: {
    'battery-electric': 'बैटरी से बिजली',
    diesel: 'डीज़ल',
    petrol: 'पेट्रोल',
    hybrid: 'हाइब्रिड',
    'electric-mains': 'मेन लाइन की बिजली',
  },
  fuelUse: 'करीब {consumption}',
  about: 'करीब {figure}',
  typical: 'करीब {figure}, इस श्रेणी में आम',
  transport: 'ढुलाई',
  availableHere: 'यह मशीन {city} में डिलीवर हो सकती है।',
  notHere: 'यह मशीन अभी {city} की सूची में नहीं है।',
  alsoIn: 'यहाँ भी उपलब्ध',
  nowhere: 'यह अभी किसी और शहर की सूची में नहीं है।',
  notHereOffer:
    'आने पर सूचना माँग लें, या पूछताछ भेजें: हम बताएँगे कि इसे {city} लाया जा सकता है या नहीं, या और किस मशीन से काम हो जाएगा।',
  elsewhere: { one: '{n} और शहर में उपलब्ध', other: '{n} और शहरों में उपलब्ध' },
  shared: '{city} में किराए पर {name}: {rate} प्रति माह + GST',
}
