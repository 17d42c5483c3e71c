import { useState } from 'react'
import type { BankMatch, MatchOrder } from '#contract/payments.bank.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import { drawKey } from '#web/platform/draw-key.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { useSubmit } from '#web/platform/use-submit.ts'
import { type BankLineSeen, bankLineChanged, bankLinesChanged } from './bank.queries.ts'
import { useBankTexts } from './bank-texts.ts'

const orderOf = ({ customerId, allocations }: BankMatch, { mode, reference }: BankLineSeen['line']): MatchOrder => ({
  customerId,
  kind: 'PAYMENT',
  mode,
  reference,
  cashReason: null,
  allocations: allocations.map(({ invoiceId, amountPaise, tdsPaise, tdsCode }) => ({
    invoiceId,
    amountPaise,
    tdsPaise,
    gstTdsPaise: 0,
    tdsReason: null,
    ...(tdsCode === null ? {} : { tdsCode }),
  })),
})

/** Runs one act on a row at a time; announces its result quietly, and a refusal in a dialog with the current row. */
export function useBankLineActs({ line }: BankLineSeen) {
  const text = useBankTexts()
  const { notifyFailed } = useOutcome()
  const [said, setSaid] = useState('')
  const [key, setKey] = useState(drawKey)
  const { submit, pending } = useSubmit(
    async (words: string, send: () => Promise<BankLineSeen>) => {
      bankLineChanged(await send())
      setKey(drawKey())
      setSaid(words)
    },
    (error) => {
      notifyFailed('request', error)
      // Somebody else has decided meanwhile.
      if (error instanceof ApiProblem && error.is('status-conflict')) bankLinesChanged()
    },
  )
  const about = { params: { id: line.lineId }, headers: { 'idempotency-key': key } }
  const record = (order: MatchOrder) => submit(text.accepted, () => call('matchBankLine', { ...about, body: order }))
  return {
    said,
    pending,
    record,
    accept(match: BankMatch) {
      if (match.payment === null) return record(orderOf(match, line))
      const { paymentId } = match.payment
      return submit(text.linked, () => call('linkBankLine', { ...about, body: { paymentId } }))
    },
    setAside: (reason: string) =>
      submit(text.asideSaid, () => call('setBankLineAside', { ...about, body: { reason } })),
    reopen: (reason: string) => submit(text.reopenSaid, () => call('reopenBankLine', { ...about, body: { reason } })),
  }
}
