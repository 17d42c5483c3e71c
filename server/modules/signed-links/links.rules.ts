import { createHash, createHmac } from 'node:crypto'
import type { LinkPurpose } from '#contract/access.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { linkPages, type SignedLink } from '#contract/signed-links.ts'

/**
 * The token of a link: 256 bits that nobody can compute without our pepper. The database has only its hash, and a task
 * that sends it only the link's id.
 */
export const tokenOf = (pepper: string, linkId: string) =>
  createHmac('sha256', pepper).update(`signed link\n${linkId}`).digest('base64url')

/** SHA-256 in base64url. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

type Place = { readonly publicUrl: string; readonly pepper: string; readonly language: LanguageCode }
type Opened = { readonly linkId: string; readonly purpose: LinkPurpose }

/** The address of a link, with its token in the fragment. */
export function addressOf({ linkId, purpose }: Opened, { publicUrl, pepper, language }: Place) {
  const prefix = language === 'en' ? '' : `/${language}`
  return `${publicUrl}${prefix}${linkPages[purpose]}#${tokenOf(pepper, linkId)}`
}

type Life = { readonly expiresAt: Date; readonly usedAt: Date | null; readonly revokedAt: Date | null }

/** A used link still shows its record until it expires. */
export function stateOf({ expiresAt, usedAt, revokedAt }: Life, now: Date): SignedLink['state'] {
  if (revokedAt !== null) return 'REVOKED'
  if (usedAt !== null) return 'USED'
  return expiresAt <= now ? 'EXPIRED' : 'LIVE'
}

/** Why a link no longer opens its record; undefined while it does. */
export function endOf({ expiresAt, revokedAt }: Life, now: Date) {
  if (revokedAt !== null) return 'link-revoked'
  return expiresAt <= now ? 'link-expired' : undefined
}
