import { useState } from 'react'
import { isAllDigits } from '#contract/phones.ts'
import type { Claims } from '#contract/session.ts'
import { call } from '#web/platform/call.ts'
import { notify } from '#web/platform/notify.ts'
import { readClaims } from '#web/platform/session/claims.ts'
import { closeGetStarted } from '#web/platform/session/get-started.ts'
import { sessionFor, setRegistrationToken } from '#web/platform/session/session-for.ts'
import type { TokenPair } from '#web/platform/session/session-world.ts'
import { useStore } from '#web/platform/store.ts'
import { fill } from '#web/platform/text.ts'
import { useOutcome } from '#web/platform/use-outcome.ts'
import { enterDesk } from './enter-desk.ts'
import { askBeforeRegistering, askInvitations } from './invited.ts'
import type { CompanyFound, Step } from './steps.ts'
import { useSessionTexts } from './texts.ts'
import { beginDraft, clearUnfinished, saveDraft, unfinished } from './unfinished.ts'

export type GetStarted = ReturnType<typeof useGetStarted>

/** The current step, the input so far, and the transitions between steps. */
export function useGetStarted(onSignedIn: () => void) {
  const text = useSessionTexts()
  const { notifyFailed } = useOutcome()
  const [step, setStep] = useState<Step>({ name: 'login' })
  const { draft } = useStore(unfinished)

  function signIn(tokens: TokenPair) {
    setRegistrationToken(undefined)
    clearUnfinished()
    sessionFor('customer').signIn(tokens)
    const userId = readClaims(tokens.accessToken)?.userId
    if (userId !== undefined) askInvitations(userId)
  }
  function leave() {
    closeGetStarted()
    onSignedIn()
  }
  function enter(tokens: TokenPair, title: string, message: string) {
    signIn(tokens)
    notify({ title, notifytype: 'success', message, buttons: { primary: { label: text.dialog.okay } } })
    leave()
  }
  const nameIn = ({ accessToken }: TokenPair) => ({ name: readClaims(accessToken)?.name ?? '' })

  return {
    step,
    goTo: setStep,
    draft,
    keep: saveDraft,
    awaitCode: (resendAfterSeconds: number) =>
      setStep({ name: 'otp', resendAt: Date.now() + resendAfterSeconds * 1000 }),
    verified(tokens: TokenPair) {
      const claims = readClaims(tokens.accessToken)
      if (claims?.role === 'ROLE_STAFF') return enterDesk(tokens)
      if (claims?.role !== 'ROLE_NEW_USER') return enter(tokens, text.done.verifyOtp, text.loggingIn)
      setRegistrationToken(tokens.accessToken)
      askBeforeRegistering(claims.userId)
      beginDraft(claims.phoneEmail, identifierOf(claims))
      setStep({ name: 'verified', claims })
    },
    joined: (tokens: TokenPair, company: string) =>
      enter(tokens, text.done.acceptInvitation, fill(text.joined, { company, ...nameIn(tokens) })),
    registered: (tokens: TokenPair) => enter(tokens, text.done.registerUser, fill(text.welcome, nameIn(tokens))),
    async companyRegistered(tokens: TokenPair, company: CompanyFound, claims: Claims) {
      enter(tokens, text.done.upgradeCompany, fill(text.companyWelcome, { company: company.name, ...nameIn(tokens) }))
      // The registration call takes names only; the second identifier follows and waits for its code.
      const second = isAllDigits(claims.phoneEmail) ? { email: draft.email } : { phone: draft.phone }
      await call('updateOwnProfile', { body: second }).catch((error) => notifyFailed('updateProfile', error))
    },
    requested(tokens: TokenPair, company: CompanyFound) {
      signIn(tokens)
      setStep({ name: 'requested', company })
    },
    leave,
    startAgain: () => setStep({ name: 'login' }),
  }
}

/** The field of the identifier that received the code. */
const identifierOf = ({ phoneEmail }: Claims) =>
  isAllDigits(phoneEmail) ? { phone: phoneEmail } : { email: phoneEmail }
