import { useState } from 'react'
import type { UploadedFile } from '#contract/files.ts'
import { formatRupees } from '#contract/money.ts'
import type { Quote } from '#contract/quotes.ts'
import { fill } from '#web/platform/text.ts'
import { useSendCode } from '#web/platform/use-send-code.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { AcceptDialog, type Codes, requestCode } from './accept-dialog.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { BilledTo, BillingFields } from './billing-party.tsx'
import { partyOf, useAcceptForm } from './use-accept-form.ts'
import type { Chosen } from './use-chosen.ts'
import { type Upload, WorkOrder } from './work-order.tsx'

type Props = {
  quote: Quote
  chosen: Chosen
  upload: Upload
  codeForm: Codes
  onAccepted: (quote: Quote) => void
  onRefused: (error: unknown) => void
}

/** Accepts a version: whom the bills go to, the customer's order, then a code. */
export function AcceptForm({ quote, chosen, upload, codeForm, onAccepted, onRefused }: Props) {
  const text = useAnswerTexts()
  const form = useAcceptForm(quote.answers)
  const [workOrder, setWorkOrder] = useState<UploadedFile>()
  const code = useSendCode(() => requestCode(quote.quoteId), text.yourContact)
  const { totalPaise, billTo } = chosen.document
  const { values } = form
  const party = quote.answers.needsBillingParty ? partyOf(values) : undefined
  const terms = {
    poNumber: values.poNumber,
    workOrderFileId: workOrder?.fileId ?? null,
    choices: chosen.choices,
    billingParty: party ?? null,
  }
  return (
    <>
      <Form form={form} className="grid gap-4" onSend={() => !chosen.isBehind && code.submit()}>
        {quote.answers.needsBillingParty ? (
          <BillingFields form={form} onState={chosen.setState} />
        ) : (
          billTo && <BilledTo party={billTo} />
        )}
        <TextField
          {...form.bind('poNumber')}
          label={text.poNumber}
          optional={quote.answers.needsPoNumber ? undefined : text.optional}
          autoComplete="off"
          maxLength={40}
        />
        <WorkOrder file={workOrder} upload={upload} onFile={setWorkOrder} />
        <AnswerBar totalPaise={totalPaise}>
          <Button type="submit" className="min-h-12" aria-disabled={code.pending || chosen.isBehind}>
            <span className="md:hidden">{text.acceptShort}</span>
            <span className="max-md:hidden">{fill(text.accept, { total: formatRupees(totalPaise) })}</span>
          </Button>
        </AnswerBar>
        <p className="text-sm text-ink-3">{text.codeNote}</p>
      </Form>
      {code.sent && (
        <AcceptDialog
          {...{ quote, totalPaise, terms, codeForm }}
          sent={code.sent}
          onAccepted={onAccepted}
          onRefused={(error) => {
            code.close()
            onRefused(error)
          }}
          onClose={code.close}
        />
      )}
    </>
  )
}
