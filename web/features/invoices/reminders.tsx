import { useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { InvoiceReminders } from '#contract/invoices.reminders.ts'
import type { Invoice } from '#contract/invoices.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill, plural } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { LifeList } from '#web/ui/life-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { PaymentReports } from './payment-reports.tsx'
import { useReminders } from './reminders.queries.ts'
import { StopDialog } from './stop-dialog.tsx'
import { useInvoiceTexts } from './texts.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

type Props = {
  invoice: Invoice
  /** Undefined for who may not stop reminders. */
  act: DeskInvoiceAct | undefined
}

/** The payer's reports, sent reminders, the next one, and any stop. */
export function Reminders({ invoice, act }: Props) {
  const text = useDeskInvoiceTexts()
  const [isAsking, setAsking] = useState(false)
  const { data, error } = useReminders(invoice.invoiceId)
  if (data === undefined)
    return error === null ? null : <Section title={text.reminders}>{text.remindersFailed}</Section>
  const { thing: reminders, version } = data
  const { isStopped, reports } = reminders
  const mayStop = act !== undefined && (invoice.status === 'ISSUED' || invoice.status === 'PART_PAID')
  return (
    <>
      {reports.length > 0 && <PaymentReports reports={reports} mayWithdraw={false} />}
      <Section title={text.reminders}>
        <Next reminders={reminders} />
        <LifeList items={useItems(reminders)} />
        {mayStop && (
          <Button
            tone="secondary"
            className="mt-4"
            aria-disabled={act.pending}
            onClick={() => act.pending || setAsking(true)}
          >
            {isStopped ? text.resumeReminders : text.stopReminders}
          </Button>
        )}
        {isAsking && act && <StopDialog {...{ invoice, isStopped, version, act }} close={() => setAsking(false)} />}
      </Section>
    </>
  )
}

function Next({ reminders: { isStopped, nextOn, pausedUntil } }: { reminders: InvoiceReminders }) {
  const text = useDeskInvoiceTexts()
  if (isStopped) return <p className="mb-4 font-semibold">{text.areStopped}</p>
  const next = nextOn === null ? text.noNextReminder : fill(text.nextReminder, { date: formatDate(nextOn) })
  return (
    <p className="mb-4 text-ink-2">
      {pausedUntil !== null && (
        <b className="block text-ink">{fill(text.arePaused, { date: formatDate(pausedUntil) })}</b>
      )}
      {next}
    </p>
  )
}

/** The events of reminders, newest first. */
function useItems({ sent, stops }: InvoiceReminders) {
  const text = useDeskInvoiceTexts()
  const words = useInvoiceTexts()
  const stepOf = (step: number) => {
    if (step === 0) return text.reminderDue
    return step < 0 ? plural(-step, text.reminderBefore) : plural(step, text.reminderAfter)
  }
  const act = (name: string, { at, by, reason }: { at: string; by: string; reason: string }) => ({
    key: name + at,
    name,
    sortedBy: at,
    when: `${instantText(at)}, ${fill(words.by, { actor: by })}`,
    reason: fill(words.reason, { reason }),
  })
  const items = [
    ...sent.map(({ step, on, outstandingPaise }) => ({
      key: String(step),
      name: words.events.remind,
      sortedBy: on,
      when: `${formatDate(on)}, ${stepOf(step)}`,
      reason: fill(text.reminderOf, { amount: formatExact(outstandingPaise) }),
    })),
    ...stops.flatMap((stop) => [
      act(text.stopped, stop),
      ...(stop.resumed === null ? [] : [act(text.resumed, stop.resumed)]),
    ]),
  ]
  return items.toSorted((one, other) => other.sortedBy.localeCompare(one.sortedBy))
}
