import type * as english from './catalogue.table.en.ts'
import type { Translation } from './translation.ts'

export const tableTexts: Translation<typeof english.tableTexts> = {
  table: 'मशीनें और उनके आँकड़े',
  caption: 'किसी कॉलम के हिसाब से क्रम बदलने के लिए उसके नाम पर जाएँ।',
  machine: 'मशीन',
  rate: 'महीने की दर + GST',
  availability: 'उपलब्धता',
  here: '{city} में',
}
