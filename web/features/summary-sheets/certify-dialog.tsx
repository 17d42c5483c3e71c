import { type ReactNode, useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import { formatExact } from '#contract/figures.ts'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import { fill } from '#web/platform/text.ts'
import type { Sent } from '#web/platform/use-send-code.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAnswerTexts } from './texts.ts'
import { shortDate } from './words.ts'

export type Codes = (form: CodeForm) => ReactNode

type Props = {
  sheet: SummarySheet
  sent: Sent
  /** The label of the form's button, with the amount. */
  label: string
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  onCertified: (sheet: SummarySheet) => void
  /** A refusal that no other code changes. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Asks for a code that certifies this sheet. */
export const requestCode = (summarySheetId: string) =>
  call('requestOwnOtp', { query: { purpose: 'CERTIFY_SUMMARY', ref: summarySheetId } })

/** Whether another try with a code may succeed. */
const isAboutCode = (error: unknown) =>
  !(error instanceof ApiProblem) || error.is('invalid-otp') || error.is('expired-otp') || error.is('too-many-requests')

/** Certifies the open lines of a version with a one-time code; a wrong code leaves the dialog open. */
export function CertifyDialog({ sheet, sent, label, codeForm, onCertified, onRefused, onClose }: Props) {
  const text = useAnswerTexts()
  const [resendAt, setResendAt] = useState(sent.resendAt)
  const { summarySheetId, summaryNumber, machineName, period, openPaise, version } = sheet
  const params = { summarySheetId }
  async function verify({ otp }: { otp: string }) {
    try {
      onCertified((await call('certifySummarySheet', { params, body: { otp, version } })).summarySheet)
    } catch (error) {
      if (isAboutCode(error)) throw error
      onRefused(error)
    }
  }
  const what = {
    machine: machineName,
    from: shortDate(period.from),
    to: formatDate(period.to),
    amount: formatExact(openPaise),
  }
  return (
    <Dialog title={fill(text.dialogTitle, { number: summaryNumber })} closeLabel={text.closeDialog} onClose={onClose}>
      <p className="mb-4">{fill(text.dialogText, what)}</p>
      {codeForm({
        identifier: sent.to,
        resendAt,
        isOurs: true,
        request: () => requestCode(summarySheetId),
        onResent: (seconds) => setResendAt(Date.now() + seconds * 1000),
        verify,
        failure: 'verifyOtp',
        submitLabel: label,
      })}
    </Dialog>
  )
}
