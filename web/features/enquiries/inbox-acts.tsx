import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import type { UploadedFile } from '#contract/files.ts'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/key-cap.tsx'
import { Compose } from './compose.tsx'
import { useInboxTexts } from './inbox-texts.ts'
import type { Handling } from './use-handling.ts'

/** The kind of text being written below an enquiry. */
export type Writing = 'message' | 'note' | undefined

type Props = {
  enquiry: InboxEnquiry
  handling: Handling
  writing: Writing
  onWrite: (writing: Writing) => void
  onCancel: () => void
  onAssign: () => void
  onQuote?: (() => void) | undefined
  upload: (file: File) => Promise<UploadedFile>
}

/** The actions on an enquiry; the field for a message or a note opens in place of the buttons. */
export function InboxActs({ enquiry, handling, writing, onWrite, upload, ...on }: Props) {
  const text = useInboxTexts()
  const close = () => onWrite(undefined)
  return (
    <div className="sticky bottom-0 border-t border-line-strong bg-card px-5 py-3">
      <output className="block text-signed not-empty:mb-2">{handling.said}</output>
      {writing === 'message' && (
        <Compose
          label={fill(text.messageLabel, { customer: enquiry.customer })}
          hint={text.messageHint}
          send={{ idle: text.send, pending: text.sending }}
          onSend={async (written) => {
            await handling.write(written)
            close()
          }}
          upload={upload}
          onDiscard={close}
          focused
        />
      )}
      {writing === 'note' && (
        <Compose
          label={text.noteLabel}
          hint={text.noteHint}
          send={{ idle: text.keep, pending: text.keeping }}
          onSend={async (written) => {
            await handling.note(written)
            close()
          }}
          onDiscard={close}
          focused
        />
      )}
      {writing === undefined && <Buttons enquiry={enquiry} onWrite={onWrite} {...on} />}
    </div>
  )
}

function Buttons({
  enquiry,
  onWrite,
  onCancel,
  onAssign,
  onQuote,
}: Pick<Props, 'enquiry' | 'onWrite' | 'onCancel' | 'onAssign' | 'onQuote'>) {
  const text = useInboxTexts()
  const isOpen = enquiry.status !== 'CANCELLED'
  const mayCancel = enquiry.status === 'SUBMITTED' || enquiry.status === 'QUOTED'
  return (
    <div className="flex flex-wrap gap-2">
      {onQuote !== undefined && (
        <Button aria-keyshortcuts="Q" className="flex-1" onClick={onQuote}>
          {text.quote} <KeyCap name="Q" />
        </Button>
      )}
      {isOpen && (
        <Button
          tone={onQuote === undefined ? 'primary' : 'secondary'}
          aria-keyshortcuts="M"
          className={onQuote === undefined ? 'flex-1' : ''}
          onClick={() => onWrite('message')}
        >
          {text.write} <KeyCap name="M" />
        </Button>
      )}
      {enquiry.assignee === null && (
        <Button tone="secondary" aria-keyshortcuts="A" onClick={onAssign}>
          {text.assign} <KeyCap name="A" />
        </Button>
      )}
      <Button tone="secondary" aria-keyshortcuts="N" onClick={() => onWrite('note')}>
        {text.addNote} <KeyCap name="N" />
      </Button>
      {mayCancel && (
        <Button tone="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}
