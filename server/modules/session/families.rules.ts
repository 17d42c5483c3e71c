import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { AccountStatus } from './accounts.rules.ts'

const DAY_MS = 24 * 3600 * 1000
export const IDLE_DAYS = 14
export const LIFE_DAYS = 60
/** How long the previous token stays valid, for other tabs that still use it. */
const GRACE_SECONDS = 10
/** How long the token of a session leads to the session that replaced it, in case that reply was lost (B-34). */
export const HANDOVER_SECONDS = 60

const TOKEN_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** An opaque refresh token: 256 random bits. */
export const newRefreshToken = () => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Reading a successor takes the old token and the pepper; the database has neither. */
const sealingKey = (pepper: string, oldToken: string) =>
  createHmac('sha256', pepper).update(`refresh successor\n${oldToken}`).digest()

/** AES-256-GCM: nonce, tag and text together in base64url. */
export function seal(pepper: string, oldToken: string, successor: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(pepper, oldToken), nonce)
  const text = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

export function unseal(pepper: string, oldToken: string, sealed: string) {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(pepper, oldToken), nonce)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

export type FamilyState = { createdAt: Date; lastUsedAt: Date; revokedAt: Date | null; status: AccountStatus }
/** A refresh token: whether it is superseded, and whether its successor is the newest token. */
export type TokenState = { supersededAt: Date | null; successorIsHead: boolean }

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / DAY_MS

/**
 * Decides what to do with a refresh token: exchange it (`rotate`), return its successor again (`repeat`), refuse it
 * (`ended`), or refuse it and end the session, because a superseded token is used again too late (`stolen`).
 */
export function judgeRefresh(family: FamilyState, token: TokenState, now: Date, graceSeconds = GRACE_SECONDS) {
  const isOver = daysBetween(family.lastUsedAt, now) >= IDLE_DAYS || daysBetween(family.createdAt, now) >= LIFE_DAYS
  if (family.revokedAt !== null || family.status !== 'ACTIVE' || isOver) return 'ended'
  if (token.supersededAt === null) return 'rotate'
  const age = now.getTime() - token.supersededAt.getTime()
  return token.successorIsHead && age <= graceSeconds * 1000 ? 'repeat' : 'stolen'
}
