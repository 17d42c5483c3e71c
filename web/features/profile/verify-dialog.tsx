import { type ReactNode, useState } from 'react'
import { type CodeForm, ownCode, type TypedCode } from '#web/platform/session/one-time-codes.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ContactKind } from './contact.ts'
import { cacheProfile } from './profile.queries.ts'
import { SendCode } from './send-code.tsx'
import { useProfileTexts } from './texts.ts'

type Props = {
  kind: ContactKind
  /** The phone number or e-mail address to verify. */
  value: string
  /** The code form, which the page supplies. */
  codeForm: (form: CodeForm) => ReactNode
  onClose: () => void
}

/** Verifies the user's own phone number or e-mail address: sends a code and checks it. */
export function VerifyDialog({ kind, value, codeForm, onClose }: Props) {
  const text = useProfileTexts()
  const { notifyDone } = useOutcome()
  const [resendAt, setResendAt] = useState<number>()
  const action = kind === 'phone' ? 'verifyPhone' : 'verifyEmail'
  const awaitCode = (seconds: number) => setResendAt(Date.now() + seconds * 1000)
  const code = ownCode(value)
  async function verify(typed: TypedCode) {
    cacheProfile(await code.enter(typed))
    onClose()
    notifyDone(action, { named: { [kind]: value }, message: text.signInWith })
  }
  return (
    <Dialog
      title={kind === 'phone' ? text.verifyPhoneTitle : text.verifyEmailTitle}
      step={resendAt === undefined ? 'ask' : 'code'}
      closeLabel={text.closeDialog}
      onClose={onClose}
    >
      {resendAt === undefined ? (
        <SendCode kind={kind} value={value} request={code.request} onSent={awaitCode} onLater={onClose} />
      ) : (
        codeForm({
          identifier: value,
          resendAt,
          isOurs: code.isOurs(),
          request: code.request,
          onResent: awaitCode,
          verify,
          failure: action,
        })
      )}
    </Dialog>
  )
}
