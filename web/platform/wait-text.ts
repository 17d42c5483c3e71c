import { codeEntryTexts } from '#contract/texts/code-entry.en.ts'
import { waitParts } from '#contract/waits.ts'
import { fill, texts } from './text.ts'

export const useCodeEntryTexts = texts({ en: codeEntryTexts })

/** The text for a wait in seconds; `minutes` has `{minutes}`, `hours` also has `{hours}`. */
export function waitText(seconds: number, forms: { minutes: string; hours: string }) {
  const parts = waitParts(seconds)
  return fill(parts.hours > 0 ? forms.hours : forms.minutes, parts)
}
