import type { SentCode } from '#contract/one-time-codes.ts'
import { call } from '#web/platform/call.ts'
import { createChallenges } from './challenges.ts'
import { deviceHeaders, saveDevice } from './device.ts'

/** A typed code. `key` comes from messages sent while many codes were requested; it stands in for a challenge. */
export type TypedCode = { otp: string; key: string }

/** The needs of a code form, wherever a phone or e-mail address is verified. */
export type CodeForm = {
  identifier: string
  /** The time (as of `Date.now`) when another code may be requested. */
  resendAt: number
  /** Whether this tab requested a code; one requested elsewhere may come in a message with a key. */
  isOurs: boolean
  /** Sends another code; returns the seconds until the next may be requested. */
  request: () => Promise<{ resendAfterSeconds: number }>
  onResent: (resendAfterSeconds: number) => void
  verify: (typed: TypedCode) => Promise<void>
  /** The failed action if the code is refused, for the title. */
  failure: 'verifyOtp' | 'verifyEmail' | 'verifyPhone'
  /** The label of the button; by default it verifies. */
  submitLabel?: string
}

const kept = createChallenges()
const keptToVerify = createChallenges()

type Entry = { phoneOrEmail: string; otp: string; challenge?: string }
type Calls<Answer> = { request: () => Promise<SentCode>; send: (entry: Entry) => Promise<Answer> }

/** Requests a code for one phone or e-mail address, and enters it. */
const codeCalls = <Answer>(phoneOrEmail: string, challenges: typeof kept, { request, send }: Calls<Answer>) => ({
  /** Whether this tab requested a code; otherwise the code may have been requested elsewhere. */
  isOurs: () => challenges.has(phoneOrEmail),
  async request() {
    const sent = await request()
    challenges.keep(phoneOrEmail, sent.challenge)
    return sent
  },
  enter: ({ otp, key }: TypedCode) =>
    key.trim() === ''
      ? challenges.enter(phoneOrEmail, (challenge) =>
          send({ phoneOrEmail, otp, ...(challenge === undefined ? {} : { challenge }) }),
        )
      : send({ phoneOrEmail, otp, challenge: key }),
})

/** The sign-in code; a right one makes this browser known. */
export const signInCode = (phoneOrEmail: string) =>
  codeCalls(phoneOrEmail, kept, {
    request: () => call('sendOtp', { body: { phoneOrEmail }, headers: deviceHeaders() }),
    async send(body) {
      const tokens = await call('verifyOtp', { body, headers: deviceHeaders() })
      saveDevice(tokens.deviceToken)
      return tokens
    },
  })

/** The code that verifies the user's own phone or e-mail address. */
export const ownCode = (phoneOrEmail: string) =>
  codeCalls(phoneOrEmail, keptToVerify, {
    request: () => call('requestOwnOtp', { query: { phoneOrEmail } }),
    send: (body) => call('verifyOwnOtp', { body }),
  })
