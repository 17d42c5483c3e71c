import { useState } from 'react'
import { filePurposes } from '#contract/files.ts'
import { BREAKDOWN_NOTE_MAX, BREAKDOWN_PHOTOS_MAX } from '#contract/jobs.breakdowns.ts'
import type { Job } from '#contract/jobs.ts'
import { instantMs } from '#contract/times.ts'
import { plural } from '#web/platform/text.ts'
import { useNow } from '#web/platform/use-now.ts'
import { AccountIcon } from '#web/ui/account-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { fieldTime, instantOf } from './breakdown-time.ts'
import { useBreakdownTexts } from './texts.ts'

export type Report = { startedAt: string; note: string; photos: readonly File[] }
type Props = { job: Job; onReport: (report: Report) => void }

/** Reports that the machine stands still; only while it is on hire and runs. */
export function ReportBreakdown({ job, onReport }: Props) {
  const text = useBreakdownTexts()
  const [open, setOpen] = useState(false)
  const isOnHire = job.status === 'ON_HIRE' || job.status === 'OFF_HIRE_REQUESTED'
  if (!isOnHire || job.breakdownSince !== null) return null
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <AccountIcon name="alert" className="size-5" />
        {text.report}
      </Button>
      {open && (
        <ReportDialog
          onReport={(report) => {
            setOpen(false)
            onReport(report)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function ReportDialog({ onReport, onClose }: { onReport: (report: Report) => void; onClose: () => void }) {
  const text = useBreakdownTexts()
  const [since, setSince] = useState(() => fieldTime(Date.now()))
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const now = useNow()
  const startedAt = instantOf(since)
  const isLate = startedAt === undefined || instantMs(startedAt) > now
  return (
    <FormDialog
      title={text.title}
      text={text.text}
      send={text.send}
      cancel={text.cancel}
      onSend={() => {
        setTried(true)
        if (!isLate && note.trim() !== '') onReport({ startedAt, note: note.trim(), photos })
      }}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        className="max-w-64 tabular-nums"
        name="since"
        label={text.since}
        value={since}
        error={tried && isLate ? text.wrongTime : undefined}
        onBlur={() => {}}
        onChange={setSince}
      />
      <TextAreaField
        name="note"
        label={text.note}
        value={note}
        rows={3}
        maxLength={BREAKDOWN_NOTE_MAX}
        error={tried && note.trim() === '' ? text.required : undefined}
        data-first-focus
        onBlur={() => {}}
        onChange={setNote}
      />
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label={text.photo}
          types={filePurposes['breakdown-photo']}
          pending={photos.length >= BREAKDOWN_PHOTOS_MAX}
          onFile={(file) => setPhotos([...photos, file])}
        />
        <output className="text-ink-2">{photos.length > 0 && plural(photos.length, text.photos)}</output>
      </div>
    </FormDialog>
  )
}
