import { randomInt } from 'node:crypto'
import type { StaffRole } from '#contract/staff.ts'
import type { Config } from '#server/config.ts'
import { accountWith, createAccount } from '#server/modules/session/accounts.ts'
import { openFamily, type SessionTokens } from '#server/modules/session/families.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { insertMember } from '#server/modules/staff/staff.store.ts'
import { transact } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { makeSendNotice } from '#server/platform/send-notice.ts'
import { makeTokens } from '#server/platform/tokens.ts'
import type { Call } from '#web/platform/call.ts'

/** A random mobile number that is not in the demo, so tests do not share one. */
export const aPhone = () => `7${String(randomInt(10 ** 9)).padStart(9, '0')}`

/** An unused e-mail address. */
export const anEmail = () => `${aPhone()}@people.example`

/** Texts that are neither a phone nor an e-mail address, with the message of the refusal. */
export const INVALID_IDENTIFIERS: [typed: string, message: string][] = [
  ['', 'Phone/Email ID is required'],
  ['98765', 'Please enter a valid 10-digit phone number'],
  ['meera@', 'Please enter a valid email address'],
  ['drop@people.example', 'Invalid characters found'],
]

/** The tools of the session's use cases, as the app creates them. */
export async function sessionTools(
  db: Database,
  config: Config,
  secrets: Secrets,
  clock: Clock,
): Promise<SessionTools> {
  const tokens = await makeTokens(secrets.tokenKeys, clock)
  const sendNotice = makeSendNotice(config, db, clock)
  return { db: db.serving('identity'), config, secrets, clock, tokens, sendNotice }
}

/** A person signed in without a code: tokens and identity. */
type SignedIn = SessionTokens & { readonly accountId: string; readonly phoneOrEmail: string }

/**
 * Opens a session (token family) of its own for the person with this number or address,
 * who becomes an individual called Asha Patil if nobody has it yet. The sign-in is now by default.
 */
export function openSession(tools: SessionTools, phoneOrEmail: string, signedInAt?: Date): Promise<SignedIn> {
  return transact(tools, async (transaction) => {
    const newcomer = { firstName: 'Asha', lastName: 'Patil', verified: [phoneOrEmail] }
    const account = (await accountWith(transaction.tx, phoneOrEmail)) ?? (await createAccount(transaction, newcomer))
    const tokens = await openFamily(transaction, tools, account, { phoneEmail: phoneOrEmail, signedInAt })
    return { ...tokens, accountId: account.accountId, phoneOrEmail }
  })
}

/** Opens a session at the desk for a new member of staff called Meera Joshi. */
export function openStaffSession(tools: SessionTools, role: StaffRole): Promise<SignedIn> {
  const email = anEmail()
  return transact(tools, async (transaction) => {
    const person = { firstName: 'Meera', lastName: 'Joshi', role: 'ROLE_STAFF' as const, verified: [email] }
    const account = await createAccount(transaction, person)
    await insertMember(transaction, account.accountId, role)
    const tokens = await openFamily(transaction, tools, account, { phoneEmail: email })
    return { ...tokens, accountId: account.accountId, phoneOrEmail: email }
  })
}

type Door = { readonly call: Call; readonly codeFor: (to: string) => Promise<string> }

/** Signs in like a person: requests a code, reads it and enters it. */
export async function enterCode({ call, codeFor }: Door, phoneOrEmail: string) {
  await call('requestOtp', { query: { phoneOrEmail } })
  return call('verifyOtp', { body: { phoneOrEmail, otp: await codeFor(phoneOrEmail) } })
}

/** Six digits that differ from this code. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
