import { useState } from 'react'
import { formatExact } from '#contract/figures.ts'
import { creditableLines } from '#contract/invoices.creditable.ts'
import type { InvoiceDispute } from '#contract/invoices.disputes.ts'
import type { Invoice, noteKinds, noteReasons } from '#contract/invoices.ts'
import { callVersioned } from '#web/platform/call.ts'
import { fill } from '#web/platform/text.ts'
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

function useNoteDraft(left: ReadonlyMap<number, number>, upholds: NoteAsked['upholds']) {
  const [about, setAbout] = useState<About>({ kind: 'CREDIT', reason: 'HOURS', explanation: '' })
  const [typed, setTyped] = useState<Typed>(
    upholds ? { [upholds.lineNo]: typedPaise(left.get(upholds.lineNo) ?? 0) } : {},
  )
  return {
    about,
    change: (more: Partial<About>) => setAbout({ ...about, ...more }),
    typed,
    type: (lineNo: number, amount: string) => setTyped({ ...typed, [lineNo]: amount }),
    lines: linesOf(typed),
  }
}

/** What is left of each line for a credit note, with the deductions that lessen it. */
const leftOf = ({ lines, notes }: Invoice) => creditableLines(lines, notes)

/** A note as it is typed, what is wrong with it once somebody has tried to send it, and its sending. */
export function useNote({ loaded: { thing, version }, act, close, upholds }: NoteAsked) {
  const text = useDeskInvoiceTexts()
  const left = leftOf(thing)
  const { lines, ...draft } = useNoteDraft(left, upholds)
  const [tried, setTried] = useState(false)
  const explanation = draft.about.explanation.trim()
  const wrongIn = ({ lineNo, amountPaise }: (typeof lines)[number]) => {
    const most = left.get(lineNo) ?? 0
    // Anything but an amount compares as false.
    if (!(amountPaise > 0)) return text.wrongAmount
    return draft.about.kind === 'CREDIT' && amountPaise > most
      ? fill(text.wrongOver, { amount: formatExact(most) })
      : undefined
  }
  const send = () => {
    setTried(true)
    if (explanation === '' || lines.length === 0 || lines.some((line) => wrongIn(line) !== undefined)) return
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
    /** What is left of a line for a credit note, in paise. */
    leftOf: (lineNo: number) => left.get(lineNo) ?? 0,
    wrongOf(lineNo: number) {
      const line = lines.find((one) => one.lineNo === lineNo)
      return tried && line ? wrongIn(line) : undefined
    },
    send,
  }
}
export type Note = ReturnType<typeof useNote>
