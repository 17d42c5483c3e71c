import { logTimelineTexts } from '#contract/texts/logsheets.timeline.en.ts'
import { texts } from '#web/platform/text.ts'

export const useTimelineTexts = texts({ en: logTimelineTexts })
