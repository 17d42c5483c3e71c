import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { OTP_EXPIRES_SECONDS, OTP_RESEND_SECONDS, type sessionApi } from '#contract/session.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { registrationToken } from './access-tokens.ts'
import { identifierOf } from './accounts.rules.ts'
import { spendToken } from './accounts.store.ts'
import { accountWith, createAccount } from './accounts.ts'
import { type CodeTarget, codeRefusals, isAskedByPage } from './codes.rules.ts'
import { sendCode, tryCode } from './codes.ts'
import { openFamily, type SessionTokens } from './families.ts'
import type { SessionTools } from './tools.ts'

const loginWith = (phoneOrEmail: string): CodeTarget => ({
  purpose: 'LOGIN',
  identifier: identifierOf(phoneOrEmail).value,
})

/** Sends a sign-in code; knows nothing of accounts, so that its answer tells nothing of them. */
export async function requestOtp(tools: SessionTools, phoneOrEmail: string, visit: Visit) {
  if (!isAskedByPage(visit)) throw new Problem('forbidden')
  await sendCode(tools, loginWith(phoneOrEmail), phoneOrEmail, visit.ip)
  return { resendAfterSeconds: OTP_RESEND_SECONDS, expiresInSeconds: OTP_EXPIRES_SECONDS }
}

type Credentials = ParsedOf<typeof sessionApi.verifyOtp>['body']

/** Signs in with a code; somebody new gets a token that only registers, and no refresh token. */
export async function verifyOtp(tools: SessionTools, { phoneOrEmail, otp }: Credentials): Promise<SessionTokens> {
  const target = loginWith(phoneOrEmail)
  // A refusal is answered, not thrown, inside: the try that was counted must be committed.
  const outcome = await tools.db.transaction(async (tx): Promise<ProblemName | SessionTokens | undefined> => {
    const verdict = await tryCode(tx, tools, target, otp)
    if (verdict !== 'right') return codeRefusals[verdict]
    const { identifier } = target
    const account = await accountWith(tx, identifier)
    if (!account) return undefined
    return account.status === 'ACTIVE' ? openFamily(tx, tools, account, target.identifier) : 'account-deactivated'
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome ?? { accessToken: await registrationToken(tools.tokens, target.identifier), refreshToken: '' }
}

type Profile = ParsedOf<typeof sessionApi.registerUser>['body']

/**
 * Makes the account of a new user and signs in. The proved identifier is the token's; the other one of the profile
 * is stored unproved. Throws `already-registered` where the token was spent or the identifier has an account.
 */
export function registerUser(tools: SessionTools, caller: Caller, profile: Profile): Promise<SessionTokens> {
  const claimed = claimedIdentifier(caller.phoneEmail, profile)
  const now = tools.clock()
  return tools.db.transaction(async (tx) => {
    if (!(await spendToken(tx, caller.tokenId, caller.accountId, now))) throw new Problem('already-registered')
    const account = await createAccount(
      tx,
      {
        accountId: caller.accountId,
        firstName: profile.first_name,
        lastName: profile.last_name,
        verified: [caller.phoneEmail],
        unverified: [claimed],
      },
      now,
    )
    return openFamily(tx, tools, account, caller.phoneEmail)
  })
}

/** The identifier that no code has proved; the contract asks for an e-mail address of who signed in by phone, and back. */
const claimedIdentifier = (proved: string, { phone, email }: Profile) =>
  (identifierOf(proved).kind === 'PHONE' ? email : phone) ?? ''
