import { useState } from 'react'
import type { EInvoiceDocument, EInvoices as Loaded } from '#contract/gst.e-invoices.ts'
import { CANCEL_HOURS, type EInvoiceRefusal, type EInvoiceState } from '#contract/invoices.registration.ts'
import { instantMs } from '#contract/times.ts'
import { call } from '#web/platform/call.ts'
import { instantText } from '#web/platform/instant-text.ts'
import { fill } from '#web/platform/text.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { AddAcknowledgement } from './add-acknowledgement.tsx'
import { CancelEInvoice } from './cancel-e-invoice.tsx'
import { type EInvoiceActs, useEInvoiceActs, useEInvoices } from './e-invoices.queries.ts'
import { useEInvoiceTexts } from './texts.ts'

const HOUR_MS = 3_600_000
/** As long as the server leaves a report to its task. */
const PATIENCE_MS = 10 * 60_000
const tones: Record<EInvoiceState, BadgeTone> = {
  NOT_SENT: 'idle',
  WAITING: 'info',
  REFUSED: 'danger',
  ACKNOWLEDGED: 'good',
  CANCELLED: 'idle',
}

type Props = {
  invoiceId: string
  mayAct: boolean
  /** After an act, because the invoice shows its IRN. */
  onChanged: () => void
}

/** The portal status of an issued invoice and its notes, with the possible actions; nothing where none is to be reported. */
export function EInvoices({ invoiceId, mayAct, onChanged }: Props) {
  const text = useEInvoiceTexts()
  const { data, error } = useEInvoices(invoiceId, onChanged)
  const acts = useEInvoiceActs(invoiceId, onChanged)
  if (data === undefined) return error === null ? null : <Section title={text.title}>{text.failed}</Section>
  const { isDue, hasProvider, documents } = data
  const isTouched = documents.some(({ state }) => state !== 'NOT_SENT')
  if (documents.length === 0 || !(isDue || isTouched)) return null
  const isWaiting = documents.some(({ state }) => state === 'WAITING')
  const said = acts.said === text.reported && !isWaiting ? '' : acts.said
  const isOpen = documents.some(({ state }) => state === 'NOT_SENT' || state === 'REFUSED')
  return (
    <Section title={text.title}>
      {!hasProvider && isOpen && <p className="mb-4 text-ink-2">{text.noProvider}</p>}
      <ul className="grid gap-5">
        {documents.map((document) => (
          <li key={document.documentId}>
            <OneDocument document={document} />
            {mayAct && <Acts {...{ document, acts, hasProvider }} />}
          </li>
        ))}
      </ul>
      <output className="mt-3 block text-signed empty:hidden">{said}</output>
    </Section>
  )
}

function OneDocument({ document }: { document: EInvoiceDocument }) {
  const text = useEInvoiceTexts()
  const { number, state, since, by, registration, isByHand, cancelled, refusals } = document
  const at = since === null ? '' : instantText(since)
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="tabular-nums">{number}</b>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </p>
      {since !== null && <p className="text-sm text-ink-2">{[at, by].filter(Boolean).join(', ')}</p>}
      {cancelled !== null && <p>{`${text.cancelReasons[cancelled.reason]}: ${cancelled.remark}`}</p>}
      {registration !== null && (
        <p className="mt-1 text-sm tabular-nums wrap-anywhere">
          {fill(text.irn, { irn: registration.irn })}
          <span className="block text-ink-2">
            {fill(text.ack, { number: registration.ackNumber, at: instantText(registration.ackedAt) })}
          </span>
        </p>
      )}
      {isByHand && state === 'ACKNOWLEDGED' && <p className="text-sm text-ink-2">{text.byHand}</p>}
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </>
  )
}

function Refusals({ refusals }: { refusals: readonly EInvoiceRefusal[] }) {
  const text = useEInvoiceTexts()
  const inWords = ({ field, code, message }: EInvoiceRefusal) => {
    if (code === 'FORMAT') return fill(text.unfit, { field: field ?? '' })
    if (code === 'DIFFERS') return fill(text.differs, { field: field ?? '' })
    return `${field === null ? '' : `${field}: `}${message} (${code})`
  }
  return (
    <ul aria-label={text.why} className="mt-1 list-disc pl-5 text-danger wrap-anywhere">
      {refusals.map((refusal) => (
        <li key={inWords(refusal)}>{inWords(refusal)}</li>
      ))}
    </ul>
  )
}

/** The actions on a document now. */
function possible(
  { state, since, registration, isByHand }: EInvoiceDocument,
  { hasProvider }: Pick<Loaded, 'hasProvider'>,
) {
  const age = (instant: string) => Date.now() - instantMs(instant)
  const isStuck = state === 'WAITING' && since !== null && age(since) > PATIENCE_MS
  const isOpen = state === 'NOT_SENT' || state === 'REFUSED'
  return {
    report: hasProvider && (isOpen || isStuck),
    add: isOpen || state === 'WAITING',
    cancel:
      state === 'ACKNOWLEDGED' &&
      (isByHand || (registration !== null && age(registration.ackedAt) < CANCEL_HOURS * HOUR_MS)),
  }
}

type ActProps = { document: EInvoiceDocument; acts: EInvoiceActs; hasProvider: boolean }

function Acts({ document, acts, hasProvider }: ActProps) {
  const text = useEInvoiceTexts()
  const [asking, setAsking] = useState<'add' | 'cancel'>()
  const may = possible(document, { hasProvider })
  const { documentId: id, state } = document
  const close = () => setAsking(undefined)
  const report = () => acts.pending || acts.run(text.reported, () => call('submitEInvoice', { params: { id } }))
  const ask = (what: typeof asking) => () => acts.pending || setAsking(what)
  if (!(may.report || may.add || may.cancel)) return null
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {may.report && (
        <Button tone="secondary" aria-disabled={acts.pending} onClick={() => void report()}>
          {state === 'NOT_SENT' ? text.report : text.reportAgain}
        </Button>
      )}
      {may.add && (
        <Button tone="secondary" aria-disabled={acts.pending} onClick={ask('add')}>
          {text.add}
        </Button>
      )}
      {may.cancel && (
        <Button tone="secondary" aria-disabled={acts.pending} onClick={ask('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asking === 'add' && <AddAcknowledgement {...{ document, acts, close }} />}
      {asking === 'cancel' && <CancelEInvoice {...{ document, acts, close }} />}
    </div>
  )
}
