import { Button } from '#web/ui/button.tsx'
import { EditForm } from '#web/ui/edit/edit-form.tsx'
import { Section } from '#web/ui/section.tsx'
import type { VersionedLog } from './desk-logsheets.queries.ts'
import { useDeskLogTexts } from './desk-texts.ts'
import { LiveDay } from './live-day.tsx'
import { LogEntryFields } from './log-fields.tsx'
import { useLogEditing } from './use-log-editing.ts'

/** The desk enters a day, or answers a dispute with a new version. */
export function EditLog({ loaded }: { loaded: VersionedLog }) {
  const text = useDeskLogTexts()
  const { log, edit, conflict, isDraft, saved, submit, stored, content } = useLogEditing(loaded)
  return (
    <Section title={isDraft ? text.edit : text.answerTitle}>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <EditForm
          edit={edit}
          conflict={conflict}
          hint={<output className="mt-2 block text-ink-2 empty:hidden">{saved && text.saved}</output>}
          button={
            isDraft
              ? { idle: text.save, pending: text.saving, tone: 'secondary' }
              : { idle: text.revise, pending: text.revising }
          }
          beside={
            isDraft && (
              <Button
                className="max-sm:w-full"
                aria-disabled={submit.pending}
                onClick={() => log.form.attempt(() => submit.submit())}
              >
                {submit.pending ? text.submitting : text.submit}
              </Button>
            )
          }
        >
          <LogEntryFields form={log} />
        </EditForm>
        <div className="max-xl:order-first xl:sticky xl:top-6 xl:self-start">
          <LiveDay content={content} stored={stored} />
        </div>
      </div>
    </Section>
  )
}
