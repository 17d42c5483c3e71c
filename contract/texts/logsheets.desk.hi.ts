import type * as english from './logsheets.desk.en.ts'
import type { Translation } from './translation.ts'

export const deskLogsheetTexts: Translation<typeof english.deskLogsheetTexts> = {
  emptyText: 'किसी रेंटल जॉब से लॉगशीट शुरू करें।',
  missingText: 'लॉगशीटों की सूची में देखें।',
  noJob: 'यह किस जॉब के लिए है?',
  noJobText: 'लॉगशीट को उसके रेंटल जॉब से शुरू करें।',
}
