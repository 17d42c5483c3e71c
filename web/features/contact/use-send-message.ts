import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import type { ContactValues } from './draft.ts'
import { useContactTexts } from './texts.ts'

type Options = { refuse: (messages: Partial<ContactValues>) => void; onSent: () => void }

/** Sends the message and shows what happens next; sent twice, it is still one message. */
export function useSendMessage({ refuse, onSent }: Options) {
  const text = useContactTexts()
  const { notifyFailed } = useOutcome()
  return useSubmit(
    async (values: ContactValues) => {
      await call('sendContactMessage', { body: values })
      onSent()
      notify({
        title: text.sentTitle,
        notifytype: 'success',
        isToast: true,
        message: fill(text.sent, { email: values.email.trim() }),
        buttons: { primary: { label: text.okay } },
      })
    },
    (error) => {
      const atFields = violationsOf(error)
      refuse(atFields)
      if (Object.keys(atFields).length === 0) notifyFailed('request', error)
    },
  )
}
