import { useState } from 'react'
import type { EInvoiceDocument } from '#contract/gst.e-invoices.ts'
import { call } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
import { TextAreaField, TextField } from '#web/ui/fields.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import type { EInvoiceActs } from './e-invoices.queries.ts'
import { type Brought, broughtIn, isRight, nothingBrought, type TypedField, typedFields } from './signed-file.ts'
import { useEInvoiceTexts } from './texts.ts'

type Props = { document: EInvoiceDocument; acts: EInvoiceActs; close: () => void }

/** The request body: a signed invoice only if the file has one. */
function bodyOf({ signedInvoice, ...typed }: Brought) {
  const [irn, ackNumber] = [typed.irn.trim(), typed.ackNumber.trim()]
  const body = { irn, ackNumber, ackDate: typed.ackDate.trim(), signedQr: typed.signedQr.trim() }
  return signedInvoice === '' ? body : { ...body, signedInvoice }
}

/** Asks for what the portal acknowledged, from its file or typed. */
export function AddAcknowledgement({ document: { documentId: id, number }, acts, close }: Props) {
  const text = useEInvoiceTexts()
  const [brought, setBrought] = useState<Brought>(nothingBrought)
  const [tried, setTried] = useState(false)
  const [isWrongFile, setWrongFile] = useState(false)
  const read = async (file: File) => {
    const found = broughtIn(await file.text())
    setWrongFile(found === undefined)
    if (found) setBrought(found)
  }
  const send = () => {
    setTried(true)
    if (!typedFields.every((field) => isRight(field, brought[field]))) return
    close()
    acts.run(text.added, () => call('acknowledgeEInvoice', { params: { id }, body: bodyOf(brought) }))
  }
  const bind = (name: TypedField) => ({
    name,
    value: brought[name],
    error: tried && !isRight(name, brought[name]) ? text.wrong : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onBlur: () => {},
    onChange: (value: string) => setBrought({ ...brought, [name]: value }),
  })
  return (
    <FormDialog
      title={fill(text.addOf, { number })}
      text={text.addText}
      send={text.add}
      cancel={text.keep}
      onSend={send}
      onClose={close}
    >
      <div>
        <FileButton
          label={text.chooseFile}
          types={['application/json', '.json']}
          pending={acts.pending}
          onFile={(file) => void read(file)}
        />
        {isWrongFile && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {text.wrongFile}
          </p>
        )}
      </div>
      <TextField label={text.irnField} maxLength={64} {...bind('irn')} />
      <TextField label={text.ackNumber} maxLength={20} inputMode="numeric" {...bind('ackNumber')} />
      <TextField label={text.ackDate} maxLength={19} {...bind('ackDate')} />
      <TextAreaField label={text.signedQr} maxLength={2900} rows={3} {...bind('signedQr')} />
    </FormDialog>
  )
}
