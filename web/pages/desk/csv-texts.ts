import { csvFilesTexts } from '#contract/texts/csv-files.desk.en.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { texts } from '#web/platform/text.ts'

export const useCsvTexts = texts({ en: csvFilesTexts })

const reasons: Readonly<Record<string, string>> = csvFaultTexts
/** Reasons of faults by their codes. */
export const useCsvReasons = texts({ en: reasons })
