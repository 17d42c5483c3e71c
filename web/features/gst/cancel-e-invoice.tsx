import { useState } from 'react'
import { type EInvoiceDocument, REMARK_MAX } from '#contract/gst.e-invoices.ts'
import { cancelReasons } from '#contract/invoices.registration.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { EInvoiceActs } from './e-invoices.queries.ts'
import { useEInvoiceTexts } from './texts.ts'

type Props = { document: EInvoiceDocument; acts: EInvoiceActs; close: () => void }

/** Asks why an e-invoice is cancelled. */
export function CancelEInvoice({ document: { documentId: id, number, isByHand }, acts, close }: Props) {
  const text = useEInvoiceTexts()
  const [reason, setReason] = useState<(typeof cancelReasons)[number]>('DATA_ENTRY')
  const [remark, setRemark] = useState('')
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (remark.trim() === '') return
    close()
    acts.run(text.cancelled, () => call('cancelEInvoice', { params: { id }, body: { reason, remark: remark.trim() } }))
  }
  return (
    <FormDialog
      title={fill(text.cancelOf, { number })}
      text={isByHand ? text.cancelByHand : text.cancelText}
      send={text.cancel}
      cancel={text.keep}
      onSend={send}
      onClose={close}
    >
      <SelectField
        label={text.cancelReason}
        name="reason"
        value={reason}
        onBlur={() => {}}
        onChange={(value) => setReason(cancelReasons.find((one) => one === value) ?? reason)}
      >
        {cancelReasons.map((one) => (
          <option key={one} value={one}>
            {text.cancelReasons[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.remark}
        name="remark"
        maxLength={REMARK_MAX}
        value={remark}
        error={tried && remark.trim() === '' ? text.wrongRemark : undefined}
        autoComplete="off"
        onBlur={() => {}}
        onChange={setRemark}
      />
    </FormDialog>
  )
}
