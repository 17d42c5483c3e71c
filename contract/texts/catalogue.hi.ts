import type * as english from './catalogue.en.ts'
import type { Translation } from './translation.ts'

export const catalogueTexts: Translation<typeof english.catalogueTexts> = {
  // Machines are found by their English names.
  machineExample: 'जैसे 12 मी सिज़र लिफ्ट',
  findMachines: 'मशीनें खोजें',
  machines: { one: '{n} मशीन', other: '{n} मशीनें' },
  searchIn: '{city} में खोजें',
  breadcrumb: 'आप यहाँ हैं',
  onRentIn: '{city} में किराये पर {what}',
  equipment: 'उपकरण',
  yes: 'हाँ',
  no: 'नहीं',
  metres: '{n} मी',
  monthGst: 'प्रति माह + GST',
  available: '{city} में उपलब्ध',
  notAvailable: 'अभी {city} में नहीं',
  operator: {
    usually: 'आम तौर पर ऑपरेटर के साथ',
    optional: 'ऑपरेटर चाहें तो',
    no: 'बिना ऑपरेटर',
  },
  drawingAlt: '{name}, सही नाप का साइड व्यू',
}
