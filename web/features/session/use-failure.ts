import { notify } from '#web/platform/notifications.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { useSessionTexts } from './texts.ts'

/** Shows a failure as the specification's dialog: its title, the problem's message, Okay. */
export function useFailure() {
  const text = useSessionTexts()
  const messageOf = useProblemText()
  return (action: 'requestOtp' | 'verifyOtp' | 'registerUser', error: unknown) =>
    notify({
      title: text.failed[action],
      notifytype: 'failure',
      message: messageOf(error),
      buttons: { primary: { label: text.dialog.okay } },
    })
}
