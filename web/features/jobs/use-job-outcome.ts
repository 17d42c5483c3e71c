import { jobActTexts } from '#contract/texts/jobs.acts.en.ts'
import { notify } from '#web/platform/notify.ts'
import { texts } from '#web/platform/text.ts'
import { useResults } from '#web/platform/use-results.ts'

export const useJobActTexts = texts({ en: jobActTexts })
export type JobActTexts = ReturnType<typeof useJobActTexts>

/** The results of what customers do with a job. */
export function useJobOutcome() {
  const text = useJobActTexts()
  const buttons = { primary: { label: text.okay } }
  return {
    ...useResults(text),
    /** The phone keeps it until there is a signal. */
    notifyKept: () => notify({ title: text.kept, notifytype: 'info', message: text.keptText, buttons }),
  }
}
