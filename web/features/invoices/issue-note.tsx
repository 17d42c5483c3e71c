import { useState } from 'react'
import { fill } from '#web/platform/text.ts'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import { NoteAmounts, NoteReason } from './note-fields.tsx'
import { type NoteAsked, useNote } from './use-note.ts'

/** Corrects an issued invoice by a note. */
export function IssueNote({ loaded, act }: Pick<NoteAsked, 'loaded' | 'act'>) {
  const text = useDeskInvoiceTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" aria-disabled={act.pending} onClick={() => act.pending || setOpen(true)}>
        {text.noteAct}
      </Button>
      {isOpen && <NoteDialog {...{ loaded, act }} close={() => setOpen(false)} />}
    </>
  )
}

/** Asks what a note is for and what it takes off or adds. */
export function NoteDialog(asked: NoteAsked) {
  const text = useDeskInvoiceTexts()
  const note = useNote(asked)
  const { close, upholds } = asked
  const { thing } = asked.loaded
  return (
    <FormDialog
      title={fill(text.noteTitle, { number: thing.invoiceNumber ?? '' })}
      text={thing.paidPaise + thing.tdsPaise + thing.gstTdsPaise > 0 ? text.notePaid : undefined}
      send={text.noteSend}
      cancel={text.cancel}
      onSend={note.send}
      onClose={close}
    >
      <p className="text-ink-2">{text.noteText}</p>
      {upholds && <p className="text-ink-2">{fill(text.upholdText, { n: upholds.lineNo })}</p>}
      <NoteReason note={note} isCredit={upholds !== undefined} />
      <NoteAmounts note={note} invoice={thing} />
    </FormDialog>
  )
}
