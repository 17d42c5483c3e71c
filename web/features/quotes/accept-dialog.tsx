import { type ReactNode, useState } from 'react'
import { formatRupees } from '#contract/money.ts'
import type { AcceptQuote } from '#contract/quotes.answers.ts'
import type { Quote } from '#contract/quotes.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import { fill } from '#web/platform/text.ts'
import type { Sent } from '#web/platform/use-send-code.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAnswerTexts } from './answer-texts.ts'

export type Codes = (form: CodeForm) => ReactNode

type Props = {
  quote: Quote
  totalPaise: number
  sent: Sent
  /** The acceptance without its code. */
  terms: Omit<AcceptQuote, 'otp'>
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  onAccepted: (quote: Quote) => void
  /** A refusal that no other code changes. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Asks for a code that accepts this version. */
export const requestCode = (quoteId: string) =>
  call('requestOwnOtp', { query: { purpose: 'ACCEPT_QUOTE', ref: quoteId } })

/** Whether another try with a code may succeed. */
const isAboutCode = (error: unknown) =>
  !(error instanceof ApiProblem) || error.is('invalid-otp') || error.is('expired-otp') || error.is('too-many-requests')

/** Accepts a version with a one-time code; a wrong code leaves the dialog open. */
export function AcceptDialog({ quote, totalPaise, sent, terms, codeForm, onAccepted, onRefused, onClose }: Props) {
  const text = useAnswerTexts()
  const [resendAt, setResendAt] = useState(sent.resendAt)
  const { quoteId, version } = quote
  async function accept({ otp }: { otp: string }) {
    try {
      const { quote: accepted } = await call('acceptQuote', { params: { quoteId }, body: { otp, ...terms } })
      onAccepted(accepted)
    } catch (error) {
      if (isAboutCode(error)) throw error
      onRefused(error)
    }
  }
  return (
    <Dialog title={fill(text.dialogTitle, { version })} closeLabel={text.closeDialog} onClose={onClose}>
      <p className="mb-4">{fill(text.dialogText, { total: formatRupees(totalPaise) })}</p>
      {codeForm({
        identifier: sent.to,
        resendAt,
        isOurs: true,
        request: () => requestCode(quoteId),
        onResent: (seconds) => setResendAt(Date.now() + seconds * 1000),
        verify: accept,
        failure: 'verifyOtp',
        submitLabel: fill(text.accept, { total: formatRupees(totalPaise) }),
      })}
    </Dialog>
  )
}
