import type { ParsedOf } from '#contract/endpoint.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import type { sessionApi } from '#contract/session.ts'
import { otpTexts } from '#contract/texts/otp.en.ts'
import { type Transaction, transact } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { registrationToken } from './access-tokens.ts'
import { type Account, identifierOf } from './accounts.rules.ts'
import { spendToken } from './accounts.store.ts'
import { accountWith, createAccount } from './accounts.ts'
import { deviceOf, storeDevice } from './devices.ts'
import { openFamily, type SessionTokens } from './families.ts'
import { isAskedByPage, type OtpTarget, otpRefusals } from './otp.rules.ts'
import { sendOtpTo } from './otp.ts'
import type { SessionTools } from './tools.ts'
import { tryOtp } from './tries.ts'

const loginWith = (phoneOrEmail: string): OtpTarget => ({
  purpose: 'LOGIN',
  identifier: identifierOf(phoneOrEmail).value,
})

/** A visitor: their network, and the devices that their browser claims to be. */
type Visitor = { visit: Visit; headers: ParsedOf<typeof sessionApi.verifyOtp>['headers'] }

/** Sends a sign-in code; it does not read accounts, so that its answer reveals nothing about them. */
export async function requestOtp(tools: SessionTools, phoneOrEmail: string, { visit, headers }: Visitor) {
  if (!isAskedByPage(visit)) throw new Problem('forbidden')
  const deviceHash = await deviceOf({ tx: tools.db, now: tools.clock() }, tools, phoneOrEmail, headers['yantra-device'])
  const recipient = { to: phoneOrEmail, words: otpTexts.LOGIN }
  return sendOtpTo(tools, loginWith(phoneOrEmail), recipient, { network: visit.network, deviceHash })
}

type Credentials = ParsedOf<typeof sessionApi.verifyOtp>['body']
/** `deviceToken` is given to people with an account. */
type FirstTokens = SessionTokens & { deviceToken?: string }

/** Signs in with a code; a new user gets a token that can only register, and no refresh token. */
export async function verifyOtp(tools: SessionTools, sent: Credentials, visitor: Visitor): Promise<FirstTokens> {
  const target = loginWith(sent.phoneOrEmail)
  const { identifier } = target
  const header = visitor.headers['yantra-device']
  // The transaction returns refusals instead of throwing them: it must commit the counted try.
  const outcome = await transact(tools, async (transaction): Promise<ProblemName | FirstTokens | undefined> => {
    const deviceHash = await deviceOf(transaction, tools, identifier, header)
    const verdict = await tryOtp(transaction, tools, target, { ...sent, deviceHash, network: visitor.visit.network })
    if (verdict !== 'right') return otpRefusals[verdict]
    const account = await accountWith(transaction.tx, identifier)
    if (!account) return undefined
    return account.status === 'ACTIVE'
      ? enter(transaction, tools, account, { phoneEmail: identifier, header })
      : 'account-deactivated'
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome ?? { accessToken: await registrationToken(tools.tokens, identifier), refreshToken: '' }
}

/** Opens a session on a browser that is known from now on. */
async function enter(
  transaction: Transaction,
  tools: SessionTools,
  account: Account,
  { phoneEmail, header }: { phoneEmail: string; header?: string | undefined },
): Promise<FirstTokens> {
  const tokens = await openFamily(transaction, tools, account, { phoneEmail })
  return {
    ...tokens,
    deviceToken: await storeDevice(transaction, tools, { ...account, phoneOrEmail: phoneEmail }, header),
  }
}

type Profile = ParsedOf<typeof sessionApi.registerUser>['body']

/**
 * Creates the account of a new user and signs in. The verified identifier is the token's; the other one of the profile
 * is stored as pending. Throws `already-registered` if the token is spent or the identifier has an account.
 */
export function registerUser(tools: SessionTools, caller: Caller, profile: Profile): Promise<FirstTokens> {
  const pending = pendingIdentifier(caller.phoneEmail, profile)
  return transact(tools, async (transaction) => {
    if (!(await spendToken(transaction, caller.tokenId, caller.accountId))) throw new Problem('already-registered')
    const account = await createAccount(transaction, {
      accountId: caller.accountId,
      firstName: profile.first_name,
      lastName: profile.last_name,
      verified: [caller.phoneEmail],
      unverified: [pending],
    })
    return enter(transaction, tools, account, caller)
  })
}

/**
 * The unverified identifier: the email address if the person signed in by phone, otherwise the phone; the contract
 * requires it.
 */
const pendingIdentifier = (verified: string, { phone, email }: Profile) =>
  (identifierOf(verified).kind === 'PHONE' ? email : phone) ?? ''
