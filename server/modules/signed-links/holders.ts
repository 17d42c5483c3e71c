// Holders of links, authenticated by the hash of the token before anything else happens.
import { Problem } from '#contract/problems.ts'
import type { Tools, Transaction } from '#server/platform/action.ts'
import { allowance } from '#server/platform/allowance.ts'
import type { LinkCaller } from '#server/platform/caller.ts'
import { tooManyRequests } from '#server/platform/limits.ts'
import { endOf, hashToken } from './links.rules.ts'
import type { SignedLinksConfig } from './signed-links.config.ts'
import * as store from './signed-links.store.ts'

/**
 * The holder of a token. Throws `unauthorized` for an unknown one, `link-expired`, `link-revoked`, and `too-many-requests`
 * for a network that asks too often.
 */
export function authenticateLink({ db, clock, config }: Tools & { readonly config: SignedLinksConfig }) {
  const links = db.serving('links')
  const take = allowance(config.linkLimits.callsPerMinute, clock)
  return async (token: string, ip: string): Promise<LinkCaller> => {
    const wait = take(ip)
    if (wait !== undefined) throw tooManyRequests(wait)
    const found = await store.linkOfToken(links, hashToken(token))
    if (!found) throw new Problem('unauthorized')
    const ended = endOf(found, clock())
    if (ended !== undefined) throw new Problem(ended)
    const { linkId, purpose, subjectId, version, name, phone, language, expiresAt } = found
    return { kind: 'LINK', linkId, purpose, subjectId, version, name, phone, language, expiresAt }
  }
}

type Held = Pick<LinkCaller, 'linkId'>

/** Notes when its holder first saw the record. */
export const noteRead = async (transaction: Transaction, { linkId }: Held) =>
  void (await store.setRead(transaction, linkId))

/** Notes that its holder has done what the link is for. */
export const noteUsed = async (transaction: Transaction, { linkId }: Held) =>
  void (await store.setUsed(transaction, linkId))
