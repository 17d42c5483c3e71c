import { Problem } from '#contract/problems.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Queryable } from '#server/platform/database.ts'
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
  tx: Queryable,
  { tokens, clock }: SessionTools,
  account: Account,
  { phoneEmail, signedInAt }: Opening,
): Promise<SessionTokens> {
  const now = clock()
  const familyId = newId()
  const refreshToken = newRefreshToken()
  const { accountId } = account
  await store.insertFamily(tx, { familyId, accountId, phoneEmail, signedInAt: signedInAt ?? now, now })
  await store.insertToken(tx, familyId, hashToken(refreshToken), now)
  return { accessToken: await accessTokenFor(tokens, account, familyId, phoneEmail), refreshToken }
}

/**
 * Opens a session that replaces the caller's, with its time of sign-in. In case the reply is lost, the previous refresh
 * token leads to the new session for a minute (B-34).
 */
export async function openFollowing(
  tx: Queryable,
  tools: SessionTools,
  account: Account,
  { phoneEmail, familyId }: Pick<Caller, 'phoneEmail' | 'familyId'>,
) {
  const opened = await openFamily(tx, tools, account, { phoneEmail, signedInAt: await store.signedInAt(tx, familyId) })
  const before = await store.headOf(tx, familyId)
  if (before !== undefined) await handOver(tx, tools, before, opened.refreshToken)
  return opened
}

/** Seals under the hash, because the token itself is not available. */
const handOver = (tx: Queryable, { secrets, clock }: SessionTools, before: string, refreshToken: string) =>
  store.supersede({ tx, now: clock() }, before, {
    hash: hashToken(refreshToken),
    sealed: seal(secrets.otpPepper, before, refreshToken),
  })

/** Exchanges a refresh token for its successor and a new access token. Throws `invalid-refresh-token`. */
export async function refreshTokens(tools: SessionTools, token: string): Promise<SessionTokens> {
  const traded = await tools.db.transaction((tx) => trade(tx, tools, token))
  if (!traded) throw new Problem('invalid-refresh-token')
  const { family, refreshToken } = traded
  const accessToken = await accessTokenFor(tools.tokens, family, family.familyId, family.phoneEmail)
  return { accessToken, refreshToken }
}

/** Returns refusals instead of throwing them, so that the end of a stolen session is committed. */
async function trade(tx: Queryable, { clock, secrets }: SessionTools, token: string) {
  const now = clock()
  const hash = hashToken(token)
  const family = await store.lockFamilyOf(tx, hash)
  const state = family && (await store.tokenOf(tx, hash))
  if (!family || !state) return undefined
  if (state.successorFamilyId !== null && state.successorFamilyId !== family.familyId)
    return inItsPlace({ tx, now }, secrets.otpPepper, hash, { ...state, familyId: state.successorFamilyId })
  const verdict = judgeRefresh(family, state, now)
  if (verdict === 'rotate') return { family, refreshToken: await rotate({ tx, now }, secrets.otpPepper, family, token) }
  if (verdict === 'repeat' && state.sealed !== null)
    return { family, refreshToken: unseal(secrets.otpPepper, token, state.sealed) }
  if (verdict === 'stolen') await store.revokeFamily(tx, family.familyId, now)
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

async function rotate({ tx, now }: Transaction, pepper: string, { familyId }: store.Family, token: string) {
  const successor = newRefreshToken()
  const hash = hashToken(successor)
  await store.supersede({ tx, now }, hashToken(token), { hash, sealed: seal(pepper, token, successor) })
  await store.insertToken(tx, familyId, hash, now)
  await store.touchFamily(tx, familyId, now)
  return successor
}

/** Ends the session of a refresh token; an ended or unknown session is no error. */
export const logout = async ({ db, clock }: SessionTools, token: string) =>
  void (await store.revokeFamilyOf(db, hashToken(token), clock()))
