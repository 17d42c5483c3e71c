import { type ReactNode, useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import { fill } from '#web/platform/text.ts'
import type { RequestCode, Sent } from '#web/platform/use-send-code.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAnswerTexts } from './answer-texts.ts'

export type Codes = (form: CodeForm) => ReactNode

export type ByCode = { otp: string; version: number; designation?: string }

type Props<Saved> = {
  log: Logsheet
  sent: Sent
  designation: string
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  request: RequestCode
  sign: (body: ByCode) => Promise<Saved>
  onSigned: (saved: Saved) => void
  /** A refusal that no other code changes. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Whether another try with a code may succeed. */
const isAboutCode = (error: unknown) =>
  !(error instanceof ApiProblem) || error.is('invalid-otp') || error.is('expired-otp')

/** Signs a version with a one-time code; a wrong code leaves the dialog open. */
export function SignDialog<Saved>({ log, sent, designation, codeForm, onClose, ...rest }: Props<Saved>) {
  const text = useAnswerTexts()
  const { request, sign, onSigned, onRefused } = rest
  const [resendAt, setResendAt] = useState(sent.resendAt)
  const { logNumber, machineName, date, workedHours: hours, version } = log
  async function verify({ otp }: { otp: string }) {
    const body = { otp, version, ...(designation.trim() === '' ? {} : { designation }) }
    try {
      onSigned(await sign(body))
    } catch (error) {
      if (isAboutCode(error)) throw error
      onRefused(error)
    }
  }
  return (
    <Dialog title={fill(text.dialogTitle, { log: logNumber })} closeLabel={text.closeDialog} onClose={onClose}>
      <p className="mb-4">{fill(text.dialogText, { machine: machineName, date: formatDate(date), hours })}</p>
      {codeForm({
        identifier: sent.to,
        resendAt,
        isOurs: true,
        request,
        onResent: (seconds) => setResendAt(Date.now() + seconds * 1000),
        verify,
        failure: 'verifyOtp',
        submitLabel: fill(text.sign, { hours }),
      })}
    </Dialog>
  )
}
