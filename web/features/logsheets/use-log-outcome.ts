import type { Logsheet } from '#contract/logsheets.ts'
import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { useEntryTexts } from './entry-texts.ts'

/** Whether the server has what was done to a log: only it writes the hash. Without it, the phone keeps the act. */
const isKept = ({ hash }: Pick<Logsheet, 'hash'>) => hash === null

/** The results of acts on logsheets; their titles are not in `dialogs`, which public pages load. */
function useResults<Act extends string>(text: {
  done: Readonly<Record<Act, string>>
  failed: Readonly<Record<Act, string>>
  okay: string
  kept: string
  keptText: string
}) {
  const messageOf = useProblemText()
  const buttons = { primary: { label: text.okay } }
  return {
    notifyDone: (act: Act, message: string, log: Pick<Logsheet, 'hash'>) =>
      isKept(log)
        ? notify({ title: text.kept, notifytype: 'info', message: text.keptText, buttons })
        : notify({ title: text.done[act], notifytype: 'success', isToast: true, message, buttons }),
    notifyFailed: (act: Act, error: unknown) =>
      notify({ title: text.failed[act], notifytype: 'failure', message: messageOf(error), buttons }),
  }
}

/** Signing and disputing. */
export const useLogOutcome = () => useResults(useAnswerTexts())

/** Submitting a day. */
export function useEntryOutcome() {
  const text = useEntryTexts()
  const { notifyDone, notifyFailed } = useResults(text)
  return {
    notifySubmitted: (log: Logsheet) => notifyDone('submitLogsheet', text.submitted, log),
    notifyFailed: (error: unknown) => notifyFailed('submitLogsheet', error),
  }
}
