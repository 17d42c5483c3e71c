import { useState } from 'react'
import { descriptionOf } from '#contract/bill-reasons.ts'
import { extraCodes, type SheetExtra } from '#contract/summary-sheets.content.ts'
import { paiseOf } from '#web/platform/typed-rupees.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskSummaryTexts } from './desk-texts.ts'
import { useBillReasons } from './texts.ts'

const NOTE_MAX = 200

/** Asks for one cost beside the hire. */
export function AddCost({ pending, onAdd }: { pending: boolean; onAdd: (extra: SheetExtra) => void }) {
  const text = useDeskSummaryTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" aria-disabled={pending} onClick={() => setOpen(true)}>
        {text.addCost}
      </Button>
      {open && (
        <CostDialog
          onClose={() => setOpen(false)}
          onAdd={(extra) => {
            setOpen(false)
            onAdd(extra)
          }}
        />
      )}
    </>
  )
}

function CostDialog({ onAdd, onClose }: { onAdd: (extra: SheetExtra) => void; onClose: () => void }) {
  const text = useDeskSummaryTexts()
  const reasons = useBillReasons()
  const [code, setCode] = useState<SheetExtra['code']>(extraCodes[0])
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const paise = paiseOf(amount) ?? 0
  const [isAmount, isNote] = [paise > 0, note.trim() !== '']
  const send = () => {
    setTried(true)
    if (isAmount && isNote) onAdd({ code, amountPaise: code === 'DISCOUNT' ? -paise : paise, note: note.trim() })
  }
  return (
    <FormDialog title={text.addCost} send={text.addCost} cancel={text.cancel} onSend={send} onClose={onClose}>
      <SelectField
        label={text.costKind}
        name="code"
        value={code}
        onBlur={() => {}}
        onChange={(value) => setCode(extraCodes.find((one) => one === value) ?? code)}
      >
        {extraCodes.map((one) => (
          <option key={one} value={one}>
            {descriptionOf(one, reasons)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={text.costAmount}
        hint={text.costAmountHint}
        name="amountPaise"
        inputMode="decimal"
        value={amount}
        error={tried && !isAmount ? text.wrongAmount : undefined}
        onBlur={() => {}}
        onChange={setAmount}
      />
      <TextField
        label={text.costNote}
        hint={text.costNoteHint}
        name="note"
        maxLength={NOTE_MAX}
        value={note}
        error={tried && !isNote ? text.wrongNote : undefined}
        onBlur={() => {}}
        onChange={setNote}
      />
    </FormDialog>
  )
}
