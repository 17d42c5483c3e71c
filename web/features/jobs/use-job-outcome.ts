import { jobActTexts } from '#contract/texts/jobs.acts.en.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { texts } from '#web/platform/text.ts'

export const useJobActTexts = texts({ en: jobActTexts })
export type JobActTexts = ReturnType<typeof useJobActTexts>

/** The results of what customers do with a job; their titles are not in `dialogs`, which public pages load. */
export function useJobOutcome() {
  const text = useJobActTexts()
  const messageOf = useProblemText()
  const buttons = { primary: { label: text.okay } }
  return {
    notifyDone: (act: keyof JobActTexts['done'], message: string) =>
      notify({ title: text.done[act], notifytype: 'success', isToast: true, message, buttons }),
    /** The phone keeps it until there is a signal. */
    notifyKept: () => notify({ title: text.kept, notifytype: 'info', message: text.keptText, buttons }),
    notifyFailed: (act: keyof JobActTexts['failed'], error: unknown) =>
      notify({ title: text.failed[act], notifytype: 'failure', message: messageOf(error), buttons }),
  }
}
