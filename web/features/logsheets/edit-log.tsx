import { Button } from '#web/ui/button.tsx'
import { ConflictPanel } from '#web/ui/edit/conflict-panel.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Section } from '#web/ui/section.tsx'
import { EntryFields } from './entry-fields.tsx'
import { EntryPhotos, type StorePhoto } from './entry-photos.tsx'
import { useEntryTexts } from './entry-texts.ts'
import type { LogCalls } from './log-calls.ts'
import { EntryEnd } from './log-entry.tsx'
import { useLogEditing } from './use-log-editing.ts'
import { useEntryOutcome } from './use-log-outcome.ts'
import type { VersionedLog } from './versioned-log.ts'

type Props = {
  loaded: VersionedLog
  calls: LogCalls
  /** Shows the log as an answer has left it. */
  cache: (saved: VersionedLog) => void
  store: StorePhoto
  /** Leaves a signed day as it is. */
  onClose?: () => void
}

const titles = { DRAFT: 'editTitle', DISPUTED: 'answerTitle', SIGNED: 'changeTitle' } as const

/** A draft to enter, or a new version that answers a dispute or corrects a signed day. */
export function EditLog({ loaded, calls, cache, store, onClose }: Props) {
  const text = useEntryTexts()
  const { notifyFailed } = useEntryOutcome()
  const { log, conflict, isDraft, saving, saved, sending, known } = useLogEditing(loaded, { calls, cache })
  const { form, fields, content } = log
  const { status, facts } = loaded.thing
  const words = isDraft ? [text.submit, text.submitting] : [text.revise, text.revising]
  return (
    <Section title={text[titles[status as keyof typeof titles]]}>
      <Form form={form} onSend={sending.submit} className="entry grid gap-6">
        <ErrorSummary title={sending.text.errorSummary} errors={form.summary} />
        {status === 'SIGNED' && (
          <TextAreaField
            {...fields.bind('reason')}
            label={text.reason}
            hint={text.changeHint}
            rows={2}
            maxLength={500}
          />
        )}
        <EntryFields
          log={log}
          isCopied={facts.previousClose !== null && facts.previousClose === content.meterOpen}
          photos={
            <EntryPhotos
              {...{ known, store }}
              photoIds={content.photoIds}
              onChange={log.changePhotos}
              failed={notifyFailed}
            />
          }
        />
        <ConflictPanel {...conflict} />
        <EntryEnd>
          <Button type="submit" className="min-h-14 text-lg max-sm:grow" aria-disabled={sending.pending}>
            {sending.pending ? words[1] : words[0]}
          </Button>
          {isDraft && (
            <Button
              tone="secondary"
              className="min-h-14"
              aria-disabled={saving.pending}
              onClick={() => fields.attempt(saving.submit)}
            >
              {saving.pending ? text.saving : text.save}
            </Button>
          )}
          {onClose !== undefined && (
            <Button tone="secondary" className="min-h-14" onClick={onClose}>
              {text.keep}
            </Button>
          )}
          <output className="text-ink-2 empty:hidden">
            {saving.nothingChanged ? saving.text.nothingChanged : saved && text.saved}
          </output>
        </EntryEnd>
      </Form>
    </Section>
  )
}
