import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useAnswerTexts } from './texts.ts'

type Act = 'certifySummarySheet' | 'disputeSummarySheet'

/** The results of answers to a sheet; their titles are not in `dialogs`, which public pages load. */
export function useSheetOutcome() {
  const text = useAnswerTexts()
  const messageOf = useProblemText()
  const buttons = { primary: { label: text.okay } }
  return {
    notifyDone: (act: Act, message: string) =>
      notify({ title: text.done[act], notifytype: 'success', isToast: true, message, buttons }),
    notifyFailed: (act: Act, error: unknown) =>
      notify({ title: text.failed[act], notifytype: 'failure', message: messageOf(error), buttons }),
  }
}
