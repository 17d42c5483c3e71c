import { dialogTexts, failureTitles, successTitles } from '#contract/texts/dialogs.en.ts'
import { notify } from './notify.ts'
import { useProblemText } from './problem-text.ts'
import { fill, texts } from './text.ts'

const useDialogTexts = texts({ en: { ...dialogTexts, failed: failureTitles, done: successTitles } })

type Done = {
  /** The values for the title's placeholders, such as `{email}`. */
  named?: Readonly<Record<string, string>>
  message: string
  /** The target of the only button, from `pagePaths`; without one it only closes. */
  route?: string
}

/** The result dialogs of specification section 8, by action. */
export function useOutcome() {
  const text = useDialogTexts()
  const messageOf = useProblemText()
  return {
    notifyDone: (action: keyof typeof successTitles, { named = {}, message, route }: Done) =>
      notify({
        title: fill(text.done[action], named),
        notifytype: 'success',
        message,
        buttons: { primary: { label: text.okay, ...(route === undefined ? {} : { route }) } },
      }),
    notifyFailed: (action: keyof typeof failureTitles, error: unknown) =>
      notify({
        title: text.failed[action],
        notifytype: 'failure',
        message: messageOf(error),
        buttons: { primary: { label: text.okay } },
      }),
  }
}
