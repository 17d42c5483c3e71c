import {
  connectionTexts,
  documentsTexts,
  machinesTexts,
  operatorsTexts,
  paperTexts,
  photosTexts,
  telematicsTexts,
} from '#contract/texts/fleet.desk.en.ts'
import { listTexts } from '#contract/texts/lists.en.ts'
import { texts } from '#web/platform/text.ts'

export const useMachinesTexts = texts({ en: { ...listTexts, ...machinesTexts } })
export const useOperatorsTexts = texts({ en: { ...listTexts, ...operatorsTexts } })
export const useDocumentsTexts = texts({ en: documentsTexts })
export const usePaperTexts = texts({ en: paperTexts })
export const usePhotosTexts = texts({ en: photosTexts })
export const useConnectionTexts = texts({ en: connectionTexts })
export const useTelematicsTexts = texts({ en: telematicsTexts })
