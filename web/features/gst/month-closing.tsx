import { useState } from 'react'
import { dateInIndia, formatDate } from '#contract/dates.ts'
import type { MonthClosing as Closing } from '#contract/ledger.months.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { Section } from '#web/ui/section.tsx'
import { useFields } from '#web/ui/use-fields.ts'
import { closingsChanged, useMonthClosings } from './months.queries.ts'
import { useGstTexts } from './texts.ts'

const today = () => dateInIndia(new Date())

/** Closes a month whose return is filed, and lets the owner open it again. */
export function MonthClosing({ month, mayReopen }: { month: string; mayReopen: boolean }) {
  const text = useGstTexts()
  const { data = [] } = useMonthClosings()
  const { notifyFailed } = useOutcome()
  const [asking, setAsking] = useState<'close' | 'reopen'>()
  const { submit, pending } = useSubmit(
    async (send: () => Promise<{ closings: Closing[] }>) => closingsChanged((await send()).closings),
    (error) => notifyFailed('request', error),
  )
  const run = (send: () => Promise<{ closings: Closing[] }>) => {
    setAsking(undefined)
    submit(send)
  }
  const [last] = data.filter((closing) => closing.month === month)
  const isClosed = last !== undefined && last.reopened === null
  const isOver = today().slice(0, 7) > month
  return (
    <Section title={text.monthTitle}>
      <p className="max-w-[70ch] text-ink-2">{stateOf(last, text)}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isOver && !isClosed && (
          <Button tone="secondary" aria-disabled={pending} onClick={() => pending || setAsking('close')}>
            {text.closeMonth}
          </Button>
        )}
        {isClosed && mayReopen && (
          <Button tone="secondary" aria-disabled={pending} onClick={() => pending || setAsking('reopen')}>
            {text.reopenMonth}
          </Button>
        )}
      </div>
      {asking === 'close' && (
        <CloseDialog
          month={month}
          onSend={(filedOn) => run(() => call('closeMonth', { body: { month, filedOn } }))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'reopen' && (
        <ReasonDialog
          text={{
            title: text.reopenMonth,
            text: text.reopenText,
            reason: text.reason,
            required: text.reasonRequired,
            confirm: text.reopenMonth,
            keep: text.keep,
          }}
          pending={pending}
          onConfirm={(reason) => run(() => call('reopenMonth', { body: { month, reason } }))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Section>
  )
}

/** Who closed the month, or opened it again; else that it is open. */
function stateOf(closing: Closing | undefined, text: ReturnType<typeof useGstTexts>) {
  if (closing === undefined) return text.isOpen
  const { filedOn, closedBy, reopened } = closing
  return reopened === null
    ? fill(text.isClosed, { date: formatDate(filedOn), by: closedBy })
    : fill(text.isReopened, { by: reopened.by, reason: reopened.reason })
}

type Props = { month: string; onSend: (filedOn: string) => void; onClose: () => void }

function CloseDialog({ month, onSend, onClose }: Props) {
  const text = useGstTexts()
  const form = useFields<{ filedOn: string }>({
    initial: { filedOn: today() },
    check: ({ filedOn }) => (filedOn.slice(0, 7) > month && filedOn <= today() ? {} : { filedOn: text.wrongFiledOn }),
  })
  return (
    <FormDialog
      title={text.closeMonth}
      text={text.closeText}
      send={text.closeMonth}
      cancel={text.keep}
      onSend={() => form.attempt(() => onSend(form.values.filedOn))}
      onClose={onClose}
    >
      <TextField label={text.filedOn} type="date" {...form.bind('filedOn')} />
    </FormDialog>
  )
}
