import { type ReactNode, useState } from 'react'
import { ApiProblem } from '#web/platform/api-problem.ts'
import { type CodeForm, ownCode, type TypedCode } from '#web/platform/session/one-time-codes.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cacheProfile, useOwnProfile } from './profile.queries.ts'
import { useProfileTexts } from './texts.ts'
import { TypeEmail } from './type-email.tsx'

type Props = {
  /** The purpose of the address. */
  why: string
  codeForm: (form: CodeForm) => ReactNode
  onVerified: () => void
  /** The session is too old for this change. */
  onStale: () => void
  onClose: () => void
}
type Sent = { email: string; resendAt: number }

const request = (email: string) => ownCode(email).request()

/** Asks for an e-mail address where one is needed, filled in with the one given before, and verifies it by a code. */
export function VerifyEmailDialog({ why, codeForm, onVerified, onStale, onClose }: Props) {
  const text = useProfileTexts()
  const { notifyDone } = useOutcome()
  const profile = useOwnProfile()
  const [sent, setSent] = useState<Sent>()
  async function verify(email: string, typed: TypedCode) {
    try {
      cacheProfile(await ownCode(email).enter(typed))
    } catch (error) {
      if (error instanceof ApiProblem && error.is('fresh-sign-in-required')) onStale()
      throw error
    }
    notifyDone('verifyEmail', { named: { email }, message: text.signInWith })
    onVerified()
  }
  const awaitCode = (email: string, seconds: number) => setSent({ email, resendAt: Date.now() + seconds * 1000 })
  const step = sent ? 'code' : profile.isPending ? 'loading' : 'email'
  return (
    <Dialog title={text.verifyEmailTitle} step={step} closeLabel={text.closeDialog} onClose={onClose}>
      {step === 'loading' && <Skeleton className="h-56" />}
      {step === 'email' && (
        <TypeEmail why={why} known={profile.data?.email ?? ''} request={request} onSent={awaitCode} onLater={onClose} />
      )}
      {sent &&
        codeForm({
          identifier: sent.email,
          resendAt: sent.resendAt,
          isOurs: ownCode(sent.email).isOurs(),
          request: () => request(sent.email),
          onResent: (seconds) => awaitCode(sent.email, seconds),
          verify: (typed) => verify(sent.email, typed),
          failure: 'verifyEmail',
        })}
    </Dialog>
  )
}
