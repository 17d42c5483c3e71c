import { notify } from '#web/platform/notify.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { useEntryTexts } from './entry-texts.ts'

/** The result dialogs of logsheets; their titles are not in `dialogs`, which public pages load. */
function useResults<Act extends string>(text: {
  done: Readonly<Record<Act, string>>
  failed: Readonly<Record<Act, string>>
  okay: string
}) {
  const messageOf = useProblemText()
  const buttons = { primary: { label: text.okay } }
  return {
    notifyDone: (act: Act, message: string) =>
      notify({ title: text.done[act], notifytype: 'success', message, buttons }),
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
    notifySubmitted: () => notifyDone('submitLogsheet', text.submitted),
    notifyFailed: (error: unknown) => notifyFailed('submitLogsheet', error),
  }
}
