// One-time codes for an act of a signed-in person on one thing, such as accepting a quote.

import type { ActPurpose } from '#contract/one-time-codes.ts'
import { isAllDigits } from '#contract/phones.ts'
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

/** The owner of the codes, a session or a link, and where they are sent. */
type Holder = { readonly key: string; readonly contact: string }

/** Codes for acts go to the verified phone, else to what the session signed in with. */
async function holderOf(tx: Queryable, person: Person): Promise<Holder> {
  const contact = (await verifiedOf(tx, person)).find(isAllDigits) ?? person.phoneEmail
  return { key: `session ${person.familyId}`, contact }
}

/** A link’s codes go to the phone that it was made for. */
type CodeLink = { readonly linkId: string; readonly phone: string }
const linkHolder = ({ linkId, phone }: CodeLink): Holder => ({ key: `link ${linkId}`, contact: phone })

/** The track of an act: one session or link is a device of its own, so that its codes and tries are nobody else's. */
function trackOf({ secrets }: SessionTools, { key, contact }: Holder, { act, ref }: Act): Track {
  return {
    purpose: `${act} ${ref}`,
    identifier: contact,
    deviceHash: hashDevice(secrets.otpPepper, contact, key),
  }
}

type Asked = Act & { readonly words: CodeWords }

async function sendCode(tools: SessionTools, holder: Holder, { words, ...act }: Asked, visit: Visit) {
  if (!isAskedByPage(visit)) throw new Problem('forbidden')
  const { deviceHash, ...target } = trackOf(tools, holder, act)
  const recipient = { to: holder.contact, words }
  const sent = await sendOtpTo(tools, target, recipient, { network: visit.network, deviceHash })
  return { ...sent, sentTo: maskedContact(holder.contact) }
}

/** Sends a code that works for this act on this thing in this session, and for nothing else. Throws like `sendOtpTo`. */
export const requestActCode = async (tools: SessionTools, person: Person, asked: Asked, visit: Visit) =>
  sendCode(tools, await holderOf(tools.db, person), asked, visit)

/** The same for the holder of a link. */
export const requestLinkCode = (tools: SessionTools, link: CodeLink, asked: Asked, visit: Visit) =>
  sendCode(tools, linkHolder(link), asked, visit)

type Entry = Act & { readonly otp: string; readonly network: string }
type Tried = { readonly refusal: ProblemName | undefined; readonly contactPoint: string }

async function tryCode(
  transaction: Transaction,
  tools: SessionTools,
  holder: Holder,
  { act, ref, ...entry }: Entry,
): Promise<Tried> {
  const { deviceHash, ...target } = trackOf(tools, holder, { act, ref })
  const wrong = await wrongOnDevice(transaction, { ...target, deviceHash })
  const wait = secondsToWait(wrong, DEVICE_TRIES_PER_DAY, DAY_SECONDS, transaction.now)
  if (wait !== undefined) throw tooManyRequests(wait)
  const verdict = await tryOtp(transaction, tools, target, { ...entry, deviceHash })
  const refusal = verdict === 'right' ? undefined : otpRefusals[verdict]
  return { refusal, contactPoint: maskedContact(holder.contact) }
}

/**
 * Tries a code for an act in the transaction of the act, which serves identity and must commit the counted try even if
 * the code is refused. Throws `too-many-requests` after too many wrong codes in this session.
 */
export const tryActCode = async (transaction: Transaction, tools: SessionTools, person: Person, entry: Entry) =>
  tryCode(transaction, tools, await holderOf(transaction.tx, person), entry)

/** The same for the holder of a link. */
export const tryLinkCode = (transaction: Transaction, tools: SessionTools, link: CodeLink, entry: Entry) =>
  tryCode(transaction, tools, linkHolder(link), entry)

/** '9822000417' → '••••••0417', as it may be shown to whoever waits for the code. */
export const codeGoesTo = (phone: string) => maskedContact(phone)
