import { type ReactNode, useState } from 'react'
import { formatDate } from '#contract/dates.ts'
import type { Logsheet } from '#contract/logsheets.ts'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { callVersioned } from '#web/platform/call.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import { fill } from '#web/platform/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAnswerTexts } from './answer-texts.ts'
import { requestCode, type Sent } from './use-send-code.ts'
import { seenLog, type VersionedLog } from './versioned-log.ts'

export type Codes = (form: CodeForm) => ReactNode

type Props = {
  log: Logsheet
  sent: Sent
  designation: string
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  onSigned: (saved: VersionedLog) => void
  /** A refusal that no other code changes. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Whether another try with a code may succeed. */
const isAboutCode = (error: unknown) =>
  !(error instanceof ApiProblem) || error.is('invalid-otp') || error.is('expired-otp') || error.is('too-many-requests')

/** Signs a version with a one-time code; a wrong code leaves the dialog open. */
export function SignDialog({ log, sent, designation, codeForm, onSigned, onRefused, onClose }: Props) {
  const text = useAnswerTexts()
  const [resendAt, setResendAt] = useState(sent.resendAt)
  const { logsheetId: id, logNumber, machineName, date, workedHours: hours, version } = log
  async function sign({ otp }: { otp: string }) {
    const body = { otp, version, ...(designation.trim() === '' ? {} : { designation }) }
    try {
      onSigned(seenLog(await callVersioned('signLogsheet', { params: { id }, body })))
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
        request: () => requestCode(id),
        onResent: (seconds) => setResendAt(Date.now() + seconds * 1000),
        verify: sign,
        failure: 'verifyOtp',
        submitLabel: fill(text.sign, { hours }),
      })}
    </Dialog>
  )
}
