import type * as english from './evidence.en.ts'
import type { Translation } from './translation.ts'

export const evidenceTexts: Translation<typeof english.evidenceTexts> = {
  take: 'सबूत पैक',
  making: 'पैक बन रहा है…',
  takeHint: 'इस दस्तावेज़ के सारे सबूतों का हस्ताक्षरित ZIP',
}
