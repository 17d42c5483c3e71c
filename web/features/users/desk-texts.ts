import {
  customersTexts,
  documentsTexts,
  limitsTexts,
  notesTexts,
  personsTexts,
  requestsTexts,
} from '#contract/texts/users.desk.en.ts'
import { texts } from '#web/platform/text.ts'

export const useCustomersTexts = texts({ en: customersTexts })
export const usePersonsTexts = texts({ en: personsTexts })
export const useNotesTexts = texts({ en: notesTexts })
export const useRequestsTexts = texts({ en: requestsTexts })
export const useLimitsTexts = texts({ en: limitsTexts })
export const useDocumentsTexts = texts({ en: documentsTexts })
