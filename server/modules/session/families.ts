import { Problem } from '#contract/problems.ts'
import { type Transaction, transact } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import { newId } from '#server/platform/ids.ts'
import { accessTokenFor } from './access-tokens.ts'
import type { Account } from './accounts.rules.ts'
import { HANDOVER_SECONDS, hashToken, judgeRefresh, newRefreshToken, seal, unseal } from './families.rules.ts'
import * as store from './families.store.ts'
import type { SessionTools } from './tools.ts'

export type SessionTokens = { accessToken: string; refreshToken: string }

/** The identifier a session is opened with, and when it was verified (now unless given). */
type Opening = { phoneEmail: string; signedInAt?: Date | undefined }

/** Opens a session for an account inside the caller's transaction. */
export async function openFamily(
  transaction: Transaction,
  { tokens }: SessionTools,
  account: Account,
  { phoneEmail, signedInAt }: Opening,
): Promise<SessionTokens> {
  const { now } = transaction
  const familyId = newId()
  const refreshToken = newRefreshToken()
  const { accountId } = account
  await store.insertFamily(transaction, { familyId, accountId, phoneEmail, signedInAt: signedInAt ?? now })
  await store.insertToken(transaction, familyId, hashToken(refreshToken))
  return { accessToken: await accessTokenFor(tokens, account, familyId, phoneEmail), refreshToken }
}

/**
 * Opens a session that replaces the caller's, with its time of sign-in. In case the reply is lost, the previous refresh
 * token leads to the new session for a minute (B-34).
 */
export async function openFollowing(
  transaction: Transaction,
  tools: SessionTools,
  account: Account,
  { phoneEmail, familyId }: Pick<Caller, 'phoneEmail' | 'familyId'>,
) {
  const { tx } = transaction
  const signedInAt = await store.signedInAt(tx, familyId)
  const opened = await openFamily(transaction, tools, account, { phoneEmail, signedInAt })
  const before = await store.headOf(tx, familyId)
  if (before !== undefined) await handOver(transaction, tools, before, opened.refreshToken)
  return opened
}

/** Seals under the hash, because the token itself is not available. */
const handOver = (transaction: Transaction, { secrets }: SessionTools, before: string, refreshToken: string) =>
  store.supersede(transaction, before, {
    hash: hashToken(refreshToken),
    sealed: seal(secrets.otpPepper, before, refreshToken),
  })

/** Exchanges a refresh token for its successor and a new access token. Throws `invalid-refresh-token`. */
export async function refreshTokens(tools: SessionTools, token: string): Promise<SessionTokens> {
  const traded = await transact(tools, (transaction) => trade(transaction, tools, token))
  if (!traded) throw new Problem('invalid-refresh-token')
  const { family, refreshToken } = traded
  const accessToken = await accessTokenFor(tools.tokens, family, family.familyId, family.phoneEmail)
  return { accessToken, refreshToken }
}

/** Returns refusals instead of throwing them, so that the end of a stolen session is committed. */
async function trade(transaction: Transaction, { secrets }: SessionTools, token: string) {
  const { tx, now } = transaction
  const hash = hashToken(token)
  const family = await store.lockFamilyOf(tx, hash)
  const state = family && (await store.tokenOf(tx, hash))
  if (!family || !state) return undefined
  if (state.successorFamilyId !== null && state.successorFamilyId !== family.familyId)
    return inItsPlace(transaction, secrets.otpPepper, hash, { ...state, familyId: state.successorFamilyId })
  const verdict = judgeRefresh(family, state, now)
  if (verdict === 'rotate') return { family, refreshToken: await rotate(transaction, secrets.otpPepper, family, token) }
  if (verdict === 'repeat' && state.sealed !== null)
    return { family, refreshToken: unseal(secrets.otpPepper, token, state.sealed) }
  if (verdict === 'stolen') await store.revokeFamily(transaction, family.familyId)
  return undefined
}

type Followed = store.Token & { familyId: string }

/** The session that replaced the token's own, as long as it has not been used. */
async function inItsPlace({ tx, now }: Transaction, pepper: string, hash: string, token: Followed) {
  const family = await store.lockFamily(tx, token.familyId)
  if (!family || token.sealed === null) return undefined
  const isOpen = judgeRefresh(family, token, now, HANDOVER_SECONDS) === 'repeat'
  return isOpen ? { family, refreshToken: unseal(pepper, hash, token.sealed) } : undefined
}

async function rotate(transaction: Transaction, pepper: string, { familyId }: store.Family, token: string) {
  const successor = newRefreshToken()
  const hash = hashToken(successor)
  await store.supersede(transaction, hashToken(token), { hash, sealed: seal(pepper, token, successor) })
  await store.insertToken(transaction, familyId, hash)
  await store.touchFamily(transaction, familyId)
  return successor
}

/** Ends the session of a refresh token; an ended or unknown session is no error. */
export const logout = async ({ db, clock }: SessionTools, token: string) =>
  void (await store.revokeFamilyOf({ tx: db, now: clock() }, hashToken(token)))
