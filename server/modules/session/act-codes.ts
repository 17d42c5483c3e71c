// One-time codes for an act of a signed-in person on one thing, such as accepting a quote.

import { isAllDigits } from '#contract/fields.ts'
import type { ActPurpose } from '#contract/one-time-codes.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
import { secondsToWait, tooManyRequests } from '#server/platform/limits.ts'
import { verifiedOf } from './contacts.ts'
import {
  type CodeWords,
  DEVICE_TRIES_PER_DAY,
  hashDevice,
  isAskedByPage,
  maskedContact,
  otpRefusals,
  type Track,
} from './otp.rules.ts'
import { sendOtpTo } from './otp.ts'
import type { SessionTools } from './tools.ts'
import { wrongOnDevice } from './tries.store.ts'
import { tryOtp } from './tries.ts'

export type { CodeWords }

/** The act, and the id of its thing. */
type Act = { readonly act: ActPurpose; readonly ref: string }
type Person = Pick<Caller, 'accountId' | 'role' | 'phoneEmail' | 'familyId'>

const DAY_SECONDS = 24 * 3600

/** Where codes for acts go: the verified phone, else what the session signed in with. */
async function contactOf(tx: Queryable, person: Person) {
  return (await verifiedOf(tx, person)).find(isAllDigits) ?? person.phoneEmail
}

/** The track of an act: one session is a device of its own, so that its codes and tries are nobody else's. */
function trackOf({ secrets }: SessionTools, { familyId }: Person, identifier: string, { act, ref }: Act): Track {
  return {
    purpose: `${act} ${ref}`,
    identifier,
    deviceHash: hashDevice(secrets.otpPepper, identifier, `session ${familyId}`),
  }
}

type Asked = Act & { readonly words: CodeWords }

/** Sends a code that works for this act on this thing in this session, and for nothing else. Throws like `sendOtpTo`. */
export async function requestActCode(tools: SessionTools, person: Person, { words, ...act }: Asked, visit: Visit) {
  if (!isAskedByPage(visit)) throw new Problem('forbidden')
  const to = await contactOf(tools.db, person)
  const { deviceHash, ...target } = trackOf(tools, person, to, act)
  const sent = await sendOtpTo(tools, target, { to, words }, { network: visit.network, deviceHash })
  return { ...sent, sentTo: maskedContact(to) }
}

type Entry = Act & { readonly otp: string; readonly network: string }
type Tried = { readonly refusal: ProblemName | undefined; readonly contactPoint: string }

/**
 * Tries a code for an act in the transaction of the act, which serves identity and must commit the counted try even if
 * the code is refused. Throws `too-many-requests` after too many wrong codes in this session.
 */
export async function tryActCode(
  transaction: Transaction,
  tools: SessionTools,
  person: Person,
  { act, ref, ...entry }: Entry,
): Promise<Tried> {
  const identifier = await contactOf(transaction.tx, person)
  const { deviceHash, ...target } = trackOf(tools, person, identifier, { act, ref })
  const wrong = await wrongOnDevice(transaction, { ...target, deviceHash })
  const wait = secondsToWait(wrong, DEVICE_TRIES_PER_DAY, DAY_SECONDS, transaction.now)
  if (wait !== undefined) throw tooManyRequests(wait)
  const verdict = await tryOtp(transaction, tools, target, { ...entry, deviceHash })
  const refusal = verdict === 'right' ? undefined : otpRefusals[verdict]
  return { refusal, contactPoint: maskedContact(identifier) }
}
