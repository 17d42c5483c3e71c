import { gateTexts } from '#contract/texts/jobs.gate.en.ts'
import { texts } from '#web/platform/text.ts'

export const useGateTexts = texts({ en: gateTexts })
export type GateTexts = ReturnType<typeof useGateTexts>
