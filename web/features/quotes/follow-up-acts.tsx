import { useState } from 'react'
import { type DeskQuoteItem, lostReasons } from '#contract/quotes.desk.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useFollowUpTexts } from './desk-texts.ts'
import { followUpList } from './follow-up.queries.ts'

type Props = { item: DeskQuoteItem; onSaid: (said: string) => void }
const OVER = ['DECLINED', 'WITHDRAWN', 'EXPIRED']
const ACT = 'relative z-10 min-h-9 px-3 py-1 whitespace-nowrap'

/** Reminds the customer of a live version, or notes why one was lost. */
export function FollowUpActs({ item, onSaid }: Props) {
  const text = useFollowUpTexts()
  const { notifyFailed } = useOutcome()
  const [asking, setAsking] = useState(false)
  const { quoteId, quoteNumber: number, customer, status, group, lost } = item
  const { submit, pending } = useSubmit(
    async () => {
      await call('remindOfQuote', { params: { id: quoteId }, body: {} })
      onSaid(fill(text.reminded, { customer }))
      followUpList.askAgain()
    },
    (error) => notifyFailed('request', error),
  )
  if (status === 'SENT')
    return (
      <Button
        tone="secondary"
        className={ACT}
        aria-disabled={pending}
        aria-label={fill(text.remindNamed, { number })}
        onClick={() => submit()}
      >
        {text.remind}
      </Button>
    )
  if (group !== 'LOST' || !OVER.includes(status)) return null
  return (
    <>
      <Button
        tone="secondary"
        className={ACT}
        aria-label={fill(text.noteLostNamed, { number })}
        onClick={() => setAsking(true)}
      >
        {text.noteLost}
      </Button>
      {asking && (
        <LostDialog
          quote={{ quoteId, quoteNumber: number, lost }}
          onNoted={followUpList.askAgain}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type LostProps = {
  quote: Pick<DeskQuoteItem, 'quoteId' | 'quoteNumber' | 'lost'>
  onNoted: () => void
  onClose: () => void
}

/** Asks why a quote was lost. */
export function LostDialog({ quote: { quoteId, quoteNumber: number, lost }, onNoted, onClose }: LostProps) {
  const text = useFollowUpTexts()
  const { notifyFailed } = useOutcome()
  const [reason, setReason] = useState<string>(lost?.reason ?? lostReasons[0])
  const [note, setNote] = useState(lost?.note ?? '')
  const { submit, pending } = useSubmit(
    async () => {
      const chosen = lostReasons.find((one) => one === reason) ?? 'OTHER'
      await call('noteLostQuote', { params: { id: quoteId }, body: { reason: chosen, note } })
      onNoted()
      onClose()
    },
    (error) => notifyFailed('request', error),
  )
  return (
    <FormDialog
      title={fill(text.lostTitle, { number })}
      send={text.keep}
      cancel={text.cancel}
      isReady={!pending}
      onSend={submit}
      onClose={onClose}
    >
      <SelectField label={text.lostReason} name="reason" value={reason} onChange={setReason} onBlur={() => {}}>
        {lostReasons.map((one) => (
          <option key={one} value={one}>
            {text.lostReasons[one]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={text.lostNote}
        optional={text.optional}
        name="note"
        rows={2}
        maxLength={500}
        value={note}
        onChange={setNote}
        onBlur={() => {}}
      />
    </FormDialog>
  )
}
