import type { Logsheet } from '#contract/logsheets.ts'
import { notify } from '#web/platform/notify.ts'
import { useResults } from '#web/platform/use-results.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { useEntryTexts } from './entry-texts.ts'

/** Whether the server has what was done to a log: only it writes the hash. Without it, the phone keeps the act. */
const isKept = ({ hash }: Pick<Logsheet, 'hash'>) => hash === null

type Words<Act extends string> = Readonly<Record<'done' | 'failed', Readonly<Record<Act, string>>>> &
  Readonly<Record<'okay' | 'kept' | 'keptText', string>>

/** The results of acts on logsheets, which the phone may keep. */
function useLogResults<Act extends string>(text: Words<Act>) {
  const { notifyDone, notifyFailed } = useResults<Act, Act>(text)
  const kept = { title: text.kept, message: text.keptText, buttons: { primary: { label: text.okay } } }
  return {
    notifyDone: (act: Act, message: string, log: Pick<Logsheet, 'hash'>) =>
      isKept(log) ? notify({ ...kept, notifytype: 'info' }) : notifyDone(act, message),
    notifyFailed,
  }
}

/** Signing and disputing. */
export const useLogOutcome = () => useLogResults(useAnswerTexts())

/** Submitting a day. */
export function useEntryOutcome() {
  const text = useEntryTexts()
  const { notifyDone, notifyFailed } = useLogResults(text)
  return {
    notifySubmitted: (log: Logsheet) => notifyDone('submitLogsheet', text.submitted, log),
    notifyFailed: (error: unknown) => notifyFailed('submitLogsheet', error),
  }
}
