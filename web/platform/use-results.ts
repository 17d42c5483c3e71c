import { notify } from './notify.ts'
import { useProblemText } from './problem-text.ts'

/** The titles of acts, which their row has in its texts: `dialogs` is for all, and public pages load it. */
type Titles<Done extends string, Failed extends string> = {
  done: Readonly<Record<Done, string>>
  failed: Readonly<Record<Failed, string>>
  okay: string
}

/** The results of the acts of one row. */
export function useResults<Done extends string, Failed extends string>(text: Titles<Done, Failed>) {
  const messageOf = useProblemText()
  const buttons = { primary: { label: text.okay } }
  return {
    notifyDone: (act: Done, message: string) =>
      notify({ title: text.done[act], notifytype: 'success', isToast: true, message, buttons }),
    notifyFailed: (act: Failed, error: unknown) =>
      notify({ title: text.failed[act], notifytype: 'failure', message: messageOf(error), buttons }),
  }
}
