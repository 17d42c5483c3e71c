import { Problem, type ProblemName } from '#contract/problems.ts'
import { otpTexts } from '#contract/texts/otp.en.ts'
import { type Transaction, transact } from '#server/platform/action.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { secondsAfter } from '#server/platform/clock.ts'
import type { Queryable } from '#server/platform/database.ts'
import { violation } from '#server/platform/violations.ts'
import { accessTokenFor } from './access-tokens.ts'
import { type Account, fullName, type Identifier, identifierOf } from './accounts.rules.ts'
import { addPending, detachPending, insertIdentifier, rename } from './accounts.store.ts'
import { lockValues } from './contacts.store.ts'
import { moveFamily, revokeOthers, signedInAt } from './families.store.ts'
import * as store from './identities.store.ts'
import { EVERYBODY, isAskedByPage, type OtpTarget, otpRefusals } from './otp.rules.ts'
import { sendOtpTo } from './otp.ts'
import type { SessionTools } from './tools.ts'
import { tryOtp } from './tries.ts'
import { storeReplaced } from './undo.ts'

/** A person: the account, with its pending and verified phones and email addresses. */
export type Identity = { account: Account; identifiers: store.OwnIdentifier[] }
/** An identity after a change, with a new access token for the same session if its claims have changed. */
export type ChangedIdentity = Identity & { accessToken?: string }
/** A verified identifier that a change has replaced; `undoToken` undoes that change. */
export type Replaced = Identifier & { undoToken: string }
/** Notifies the replaced identifier, in the transaction of the change. */
export type NotifyReplaced = (transaction: Transaction, accountId: string, replaced: Replaced) => Promise<unknown>

/** Throws `not-found` if there is no such account. */
export async function identityOf(db: Queryable, accountId: string): Promise<Identity> {
  const account = await store.accountOf(db, accountId)
  if (!account) throw new Problem('not-found')
  return { account, identifiers: await store.identifiersOf(db, accountId) }
}

/** The identity, with a new access token if the name or the identifier of the session has changed. */
async function renewed({ tokens }: SessionTools, caller: Caller, identity: Identity, phoneEmail: string) {
  if (fullName(identity.account) === caller.name && phoneEmail === caller.phoneEmail) return identity
  return { ...identity, accessToken: await accessTokenFor(tokens, identity.account, caller.familyId, phoneEmail) }
}

type IdentityChange = { [Field in 'firstName' | 'lastName' | 'phone' | 'email']?: string | undefined }

/**
 * Changes the caller's own name at once; a phone or an email address stays pending until verified. `decide` derives the
 * changes from the current identity.
 */
export async function changeIdentity(
  tools: SessionTools,
  caller: Caller,
  decide: (before: Identity) => IdentityChange,
) {
  const { accountId, phoneEmail } = caller
  const identity = await transact(tools, async ({ tx, now }) => {
    await store.lockAccount(tx, accountId)
    const change = decide(await identityOf(tx, accountId))
    if (change.firstName !== undefined || change.lastName !== undefined)
      await rename(tx, accountId, change.firstName ?? null, change.lastName ?? null)
    for (const pending of [change.phone, change.email])
      if (pending !== undefined) await addPending(tx, accountId, identifierOf(pending), now)
    return identityOf(tx, accountId)
  })
  return renewed(tools, caller, identity, phoneEmail)
}

const verificationOf = ({ kind, value }: Identifier): OtpTarget => ({ purpose: `VERIFY_${kind}`, identifier: value })
const isSame = (one: Identifier, other: Identifier) => one.kind === other.kind && one.value === other.value

/**
 * Sends a code to a pending identifier of the caller, even if another account has verified it; throws like `sendOtpTo`.
 */
export async function requestVerification(tools: SessionTools, caller: Caller, phoneOrEmail: string, visit: Visit) {
  if (!isAskedByPage(visit)) throw new Problem('forbidden')
  const wanted = identifierOf(phoneOrEmail)
  const own = await store.identifiersOf(tools.db, caller.accountId)
  if (!own.some((identifier) => !identifier.isVerified && isSame(identifier, wanted)))
    throw new Problem('validation', { violations: [violation('phoneOrEmail', 'invalid')] })
  // No device is known for an unverified identifier.
  const recipient = { to: wanted.value, words: otpTexts[`VERIFY_${wanted.kind}`] }
  return sendOtpTo(tools, verificationOf(wanted), recipient, { network: visit.network, deviceHash: EVERYBODY })
}

type Entry = {
  phoneOrEmail?: string | undefined
  otp: string
  challenge?: string | null | undefined
  network: string
}

/**
 * Verifies a pending identifier of the caller; by default, the one that was last sent a code. From then on it signs in,
 * replaces the previous one, is removed from other accounts where it is pending, and ends the person's other sessions.
 * Throws `fresh-sign-in-required` if it replaces one, or was entered after registration, and the caller signed in long
 * ago; `invalid-otp`, `expired-otp`, `too-many-requests`, and after the right code `identifier-in-use` if another
 * account has verified it.
 */
export async function verifyIdentifier(
  tools: SessionTools,
  caller: Caller,
  { phoneOrEmail, ...typed }: Entry,
  notifyReplaced: NotifyReplaced,
) {
  // The transaction returns refusals instead of throwing them: it must commit the counted try.
  const outcome = await transact(tools, async (transaction): Promise<ProblemName | Settled> => {
    const { tx } = transaction
    const asked = phoneOrEmail ? identifierOf(phoneOrEmail) : await store.lastAskedFor(tx, caller.accountId)
    if (!asked) return 'invalid-otp'
    const change = await lockedChange(tx, caller.accountId, asked)
    // Checked before the code, so that the code stays valid for use after a fresh sign-in.
    if (change.isGrave && !(await signedInLately(transaction, caller))) return 'fresh-sign-in-required'
    const verdict = await tryOtp(transaction, tools, verificationOf(asked), { ...typed, deviceHash: EVERYBODY })
    if (verdict !== 'right') return otpRefusals[verdict]
    const settled = await settle(transaction, caller, change)
    if (typeof settled !== 'string' && settled.replaced)
      await notifyReplaced(transaction, caller.accountId, settled.replaced)
    return settled
  })
  if (typeof outcome === 'string') throw new Problem(outcome)
  return renewedAfter(tools, caller, outcome)
}

const FRESH_SIGN_IN_MINUTES = 10

async function signedInLately({ tx, now }: Transaction, { familyId }: Caller) {
  const at = await signedInAt(tx, familyId)
  return at !== undefined && now < secondsAfter(at, FRESH_SIGN_IN_MINUTES * 60)
}

type Change = {
  asked: Identifier
  /** The caller's own entry of it, pending or verified. */
  own: store.OwnIdentifier | undefined
  replaced: Identifier | undefined
  /** Whether it gives access to an identifier that the person did not register with. */
  isGrave: boolean
}

/** The effect of verifying an identifier. Locks the identifier and then the account, in that order everywhere. */
async function lockedChange(tx: Queryable, accountId: string, asked: Identifier): Promise<Change> {
  await lockValues(tx, [asked.value])
  await store.lockAccount(tx, accountId)
  const identifiers = await store.identifiersOf(tx, accountId)
  const own = identifiers.find((identifier) => isSame(identifier, asked))
  const before = identifiers.find(({ kind, isVerified }) => isVerified && kind === asked.kind)
  const isPending = own?.isVerified === false
  const replaced = isPending && before ? { kind: before.kind, value: before.value } : undefined
  const isGrave = isPending && (replaced !== undefined || (await store.isEnteredByPerson(tx, accountId, asked)))
  return { asked, own, replaced, isGrave }
}

type Settled = { identity: Identity; verified: Identifier; replaced: Replaced | undefined }

function renewedAfter(
  tools: SessionTools,
  caller: Caller,
  { identity, verified, replaced }: Settled,
): Promise<ChangedIdentity> {
  return renewed(tools, caller, identity, caller.phoneEmail === replaced?.value ? verified.value : caller.phoneEmail)
}

/** Decides after a right code. */
async function settle(
  transaction: Transaction,
  caller: Caller,
  { asked, own, replaced }: Change,
): Promise<'identifier-in-use' | 'invalid-otp' | Settled> {
  const { tx } = transaction
  const { accountId } = caller
  if (await store.isVerifiedByOther(tx, accountId, asked)) return 'identifier-in-use'
  // The identifier is not pending, or no longer: the code was for another account, or for nothing.
  if (!own) return 'invalid-otp'
  if (!own.isVerified) await putInPlace(transaction, caller, asked, replaced)
  const undoToken = replaced && (await storeReplaced(transaction, accountId, replaced))
  return {
    identity: await identityOf(tx, accountId),
    verified: asked,
    replaced: replaced && undoToken ? { ...replaced, undoToken } : undefined,
  }
}

async function putInPlace(
  transaction: Transaction,
  { accountId, familyId }: Caller,
  verified: Identifier,
  replaced: Identifier | undefined,
) {
  const { tx, now } = transaction
  await store.dropKind(tx, accountId, verified.kind)
  // Somebody may have registered with it in the meantime; then all of this is rolled back, including the use of the
  // code.
  if (!(await insertIdentifier(tx, accountId, verified, now))) throw new Problem('identifier-in-use')
  await detachPending(tx, accountId, verified)
  await revokeOthers(transaction, accountId, familyId)
  if (replaced) await moveFamily(tx, familyId, replaced.value, verified.value)
}
