import { evidenceTexts } from '#contract/texts/evidence.en.ts'
import { texts } from '#web/platform/text.ts'

export const useEvidenceTexts = texts({ en: evidenceTexts })
