import { NOTE_MAX } from '#contract/jobs.customer.ts'
import { useProblemText } from '#web/platform/problem-text.ts'
import { DateField, TextAreaField } from '#web/ui/fields.tsx'
import { ProblemPanel } from '#web/ui/problem-panel.tsx'
import { useJobActTexts } from './use-job-outcome.ts'

type LastDayProps = {
  name: string
  value: string
  min: string
  max: string
  'data-first-focus'?: boolean
  onChange: (day: string) => void
}

/** The last day that a machine is wanted; an emptied field changes nothing. */
export function LastDayField({ onChange, ...field }: LastDayProps) {
  const text = useJobActTexts()
  return <DateField {...field} label={text.lastDay} onBlur={() => {}} onChange={(day) => day !== '' && onChange(day)} />
}

/** A note to the yard that fetches the machine. */
export function OffHireNoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const text = useJobActTexts()
  return (
    <TextAreaField
      name="note"
      label={text.note}
      optional={text.optional}
      value={value}
      rows={2}
      maxLength={NOTE_MAX}
      onBlur={() => {}}
      onChange={onChange}
    />
  )
}

/** Stands in place of the stop and its saving. */
export function PreviewFailed({ error, retry }: { error: Error; retry: () => void }) {
  const text = useJobActTexts()
  const problem = useProblemText()(error)
  return <ProblemPanel title={text.previewFailed} problem={problem} retryLabel={text.retry} retry={retry} />
}
