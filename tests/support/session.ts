import { randomInt } from 'node:crypto'
import { accountWith, createAccount } from '#server/modules/session/accounts.ts'
import { openFamily, type SessionTokens } from '#server/modules/session/families.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { makeSendNotice } from '#server/platform/send-notice.ts'
import { makeTokens } from '#server/platform/tokens.ts'
import type { Call } from '#web/platform/call.ts'

/** A mobile number nobody in the demo has; drawn, so that no two tests meet. */
export const aPhone = () => `7${String(randomInt(10 ** 9)).padStart(9, '0')}`

/** An e-mail address of nobody else. */
export const anEmail = () => `${aPhone()}@people.example`

/** What the session's use cases work with, made as the app makes it. */
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

/** A person signed in, without a code: their tokens and who they are. */
export type SignedIn = SessionTokens & { readonly accountId: string; readonly phoneOrEmail: string }

/**
 * Opens a session (token family) of its own for the person with this number or address,
 * who becomes an individual called Asha Patil if nobody has it yet. They signed in at this moment unless said.
 */
export function openSession(tools: SessionTools, phoneOrEmail: string, signedInAt?: Date): Promise<SignedIn> {
  return tools.db.transaction(async (tx) => {
    const newcomer = { firstName: 'Asha', lastName: 'Patil', verified: [phoneOrEmail] }
    const account = (await accountWith(tx, phoneOrEmail)) ?? (await createAccount(tx, newcomer, tools.clock()))
    const tokens = await openFamily(tx, tools, account, phoneOrEmail, signedInAt)
    return { ...tokens, accountId: account.accountId, phoneOrEmail }
  })
}

type Door = { readonly call: Call; readonly codeFor: (to: string) => Promise<string> }

/** Signs in the way a person does: asks for a code, reads it, types it. */
export async function enterCode({ call, codeFor }: Door, phoneOrEmail: string) {
  await call('requestOtp', { query: { phoneOrEmail } })
  return call('verifyOtp', { body: { phoneOrEmail, otp: await codeFor(phoneOrEmail) } })
}

/** Six digits that are not this code. */
export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
