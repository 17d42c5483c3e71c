import { useState } from 'react'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import { type Invoice, NOTE_PAISE_MIN, type noteKinds, type noteReasons } from '#contract/invoices.ts'
import { callVersioned } from '#web/platform/call.ts'
import { paiseOf, typedPaise } from '#web/platform/typed-rupees.ts'
import { deskInvoiceChanged, type VersionedInvoice } from './desk-invoices.queries.ts'
import { useDeskInvoiceTexts } from './desk-texts.ts'
import type { DeskInvoiceAct } from './use-desk-invoice-act.ts'

export type NoteAsked = {
  loaded: VersionedInvoice
  act: DeskInvoiceAct
  close: () => void
  /** The dispute that a credit note upholds, of one line. */
  upholds?: Pick<InvoiceDispute, 'disputeId' | 'lineNo'>
}

type About = {
  kind: (typeof noteKinds)[number]
  reason: (typeof noteReasons)[number]
  explanation: string
}
/** The typed amounts, by line number. */
type Typed = Readonly<Record<number, string>>

const filled = (typed: Typed) => Object.entries(typed).filter(([, amount]) => amount.trim() !== '')
const linesOf = (typed: Typed) =>
  filled(typed).map(([lineNo, amount]) => ({ lineNo: Number(lineNo), amountPaise: paiseOf(amount) ?? 0 }))

/** Returns the amount of a disputed line, as it would be typed. */
const amountOf = ({ lines }: Invoice, upheldNo: number) =>
  typedPaise(lines.find(({ lineNo }) => lineNo === upheldNo)?.amountPaise ?? 0)

function useNoteDraft(invoice: Invoice, upholds: NoteAsked['upholds']) {
  const [about, setAbout] = useState<About>({ kind: 'CREDIT', reason: 'HOURS', explanation: '' })
  const [typed, setTyped] = useState<Typed>(upholds ? { [upholds.lineNo]: amountOf(invoice, upholds.lineNo) } : {})
  return {
    about,
    change: (more: Partial<About>) => setAbout({ ...about, ...more }),
    typed,
    type: (lineNo: number, amount: string) => setTyped({ ...typed, [lineNo]: amount }),
    lines: linesOf(typed),
  }
}

/** A note as it is typed, what is wrong with it once somebody has tried to send it, and its sending. */
export function useNote({ loaded: { thing, version }, act, close, upholds }: NoteAsked) {
  const text = useDeskInvoiceTexts()
  const { lines, ...draft } = useNoteDraft(thing, upholds)
  const [tried, setTried] = useState(false)
  const explanation = draft.about.explanation.trim()
  const isSmall = (lineNo: number) => lines.some((line) => line.lineNo === lineNo && line.amountPaise < NOTE_PAISE_MIN)
  const send = () => {
    setTried(true)
    if (explanation === '' || lines.length === 0 || lines.some(({ lineNo }) => isSmall(lineNo))) return
    close()
    const params = { id: thing.invoiceId }
    const note = { ...draft.about, explanation, lines }
    const body = upholds ? { ...note, upholds: [upholds.disputeId] } : note
    act.run(text.noteSent, async () =>
      deskInvoiceChanged(await callVersioned('issueNote', { params, headers: { 'if-match': version }, body })),
    )
  }
  return {
    ...draft,
    wrongExplanation: tried && explanation === '' ? text.wrongExplanation : undefined,
    wrongAmounts: tried && lines.length === 0 ? text.wrongAmounts : undefined,
    wrongOf: (lineNo: number) => (tried && isSmall(lineNo) ? text.wrongAmount : undefined),
    send,
  }
}
export type Note = ReturnType<typeof useNote>
