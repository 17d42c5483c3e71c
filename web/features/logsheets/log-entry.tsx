import type { ReactNode } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { CheckFacts } from '#contract/logsheet-checks.ts'
import type { LogsheetContent } from '#contract/logsheets.content.ts'
import { commonTexts } from '#contract/texts/common.en.ts'
import { differs } from '#web/platform/changes.ts'
import { fill, texts } from '#web/platform/text.ts'
import { useUnsaved } from '#web/platform/unsaved.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { violationsOf } from '#web/platform/violations.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Form } from '#web/ui/form.tsx'
import { EntryFields } from './entry-fields.tsx'
import { EntryPhotos, type StorePhoto } from './entry-photos.tsx'
import { useEntryTexts } from './entry-texts.ts'
import { draftOf } from './log-draft.ts'
import { useLogForm } from './use-log-form.ts'

const useCommonTexts = texts({ en: commonTexts })

/** The source and the destination of a new day; the page knows whose calls these are. */
type Entry = {
  readonly date: string
  /** The first content of the day, from `getNextLogsheet`. */
  readonly content: LogsheetContent
  readonly copiedFrom: string | null
  readonly facts: CheckFacts
  /** Sends the day to the other side. A refusal goes to `failed`; violations also appear at their fields. */
  readonly submit: (content: LogsheetContent) => Promise<void>
  /** Keeps the day as a draft, where there are drafts. */
  readonly save?: (content: LogsheetContent) => Promise<void>
  /** Stores a photograph; without it there are none. */
  readonly store?: StorePhoto
  readonly failed: (error: unknown) => void
}

/** Entering a new day: yesterday's hours are there, the end of the meter is missing. */
export function LogEntry({ date, content, copiedFrom, facts, submit, save, store, failed }: Entry) {
  const text = useEntryTexts()
  const stored = draftOf(content)
  const log = useLogForm(stored, { date, facts })
  const { errorSummary } = useCommonTexts()
  const told = (error: unknown) => {
    log.form.refuse(violationsOf(error))
    failed(error)
  }
  const submission = useSubmit(() => submit(log.content), told)
  const saving = useSubmit(async () => save?.(log.content), told)
  // Both end by leaving the page.
  const isIdle = !submission.pending && !saving.pending
  useUnsaved(isIdle && differs(log.form.values, stored))
  const photos = store !== undefined && (
    <EntryPhotos {...{ store, failed }} photoIds={log.content.photoIds} known={[]} onChange={log.changePhotos} />
  )
  return (
    <Form form={log.form} onSend={() => submission.submit()} className="entry grid gap-6">
      <ErrorSummary title={errorSummary} errors={log.form.summary} />
      <p className="flex items-center justify-between gap-2 bg-wash px-4 py-2">
        {copiedFrom === null ? text.ordinary : fill(text.copied, { date: formatDate(copiedFrom) })}
        <Button tone="quiet" className="-mr-4 min-h-14 shrink-0 px-4" onClick={() => log.form.change('slices', [])}>
          {text.startEmpty}
        </Button>
      </p>
      <EntryFields log={log} isCopied={facts.previousClose !== null} photos={photos} />
      <EntryEnd>
        <Button type="submit" className="min-h-14 text-lg max-sm:grow" aria-disabled={submission.pending}>
          {submission.pending ? text.submitting : text.submit}
        </Button>
        {save !== undefined && (
          <Button
            tone="secondary"
            className="min-h-14"
            aria-disabled={saving.pending}
            onClick={() => log.fields.attempt(() => saving.submit())}
          >
            {saving.pending ? text.saving : text.save}
          </Button>
        )}
      </EntryEnd>
    </Form>
  )
}

/** The acts at the end of a day; on a phone they stay in reach of the thumb. */
export const EntryEnd = ({ children }: { children: ReactNode }) => (
  <div className="entry-end flex flex-wrap items-center gap-3">{children}</div>
)
