import { type ReactNode, useState } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { call } from '#web/platform/call.ts'
import type { CodeForm } from '#web/platform/session/one-time-codes.ts'
import type { Sent } from '#web/platform/use-send-code.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useErasureTexts } from './texts.ts'

export type Codes = (form: CodeForm) => ReactNode

type Props = {
  /** Names the act for the code. */
  subject: string
  sent: Sent
  /** The form for the code, which the page supplies. */
  codeForm: Codes
  onErased: () => void
  /** A refusal that no other code changes. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** Asks for a code that erases the person. */
export const requestCode = (ref: string) => call('requestOwnOtp', { query: { purpose: 'ERASE_ACCOUNT', ref } })

/** Whether another try with a code may succeed. */
const isAboutCode = (error: unknown) =>
  !(error instanceof ApiProblem) || error.is('invalid-otp') || error.is('expired-otp') || error.is('too-many-requests')

/** Erases the person with a one-time code; a wrong code leaves the dialog open. */
export function EraseDialog({ subject, sent, codeForm, onErased, onRefused, onClose }: Props) {
  const text = useErasureTexts()
  const [resendAt, setResendAt] = useState(sent.resendAt)
  async function verify({ otp }: { otp: string }) {
    try {
      await call('eraseOwnAccount', { body: { otp } })
      onErased()
    } catch (error) {
      if (isAboutCode(error)) throw error
      onRefused(error)
    }
  }
  return (
    <Dialog title={text.confirmTitle} closeLabel={text.close} onClose={onClose}>
      <p className="mb-4">{text.confirmText}</p>
      {codeForm({
        identifier: sent.to,
        resendAt,
        isOurs: true,
        request: () => requestCode(subject),
        onResent: (seconds) => setResendAt(Date.now() + seconds * 1000),
        verify,
        failure: 'verifyOtp',
        submitLabel: text.confirm,
      })}
    </Dialog>
  )
}
