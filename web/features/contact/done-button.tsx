import { callVersioned } from '#web/platform/call.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { messageChanged, reloadMessage, type VersionedMessage } from './inbox.queries.ts'
import { useInboxTexts } from './inbox-texts.ts'

/** Marks a message as done, or takes it back into the inbox. */
export function DoneButton({ loaded, onDone }: { loaded: VersionedMessage; onDone: (said: string) => void }) {
  const text = useInboxTexts()
  const { notifyFailed } = useOutcome()
  const { messageId: id, status } = loaded.thing
  const isDone = status === 'DONE'
  const headers = loaded.version === undefined ? {} : { 'if-match': loaded.version }
  const { submit, pending } = useSubmit(
    async () => {
      const name = isDone ? 'reopenContactMessage' : 'closeContactMessage'
      messageChanged(await callVersioned(name, { params: { id }, headers, body: {} }))
      onDone(isDone ? text.reopened : text.closed)
    },
    (error) => {
      notifyFailed('request', error)
      reloadMessage(id)
    },
  )
  const [idle, busy] = isDone ? [text.reopen, text.reopening] : [text.close, text.closing]
  return (
    <Button tone="secondary" aria-disabled={pending} onClick={() => submit()}>
      {pending ? busy : idle}
    </Button>
  )
}
