import type { ParsedOf } from '#contract/endpoint.ts'
import { profileApi } from '#contract/profile.ts'
import {
  type ChangedIdentity,
  changeIdentity,
  identityOf,
  type NotifyReplaced,
  verifyIdentifier,
} from '#server/modules/session/identities.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { changesOf } from '#server/platform/changes.ts'
import { notify } from '#server/platform/notices.ts'
import { asPerson, changeNotice } from './profile.rules.ts'

/** `Profile` of an individual, `User` of a company's user, with a new access token where its claims have changed. */
function asOwnProfile({ accessToken, ...identity }: ChangedIdentity) {
  const person = asPerson(identity)
  const renewal = accessToken === undefined ? {} : { accessToken }
  return identity.account.userType === 'COMPANY' ? { User: person, ...renewal } : { Profile: person, ...renewal }
}

/** One's own profile, with a phone or an e-mail address that still waits for its code. */
export const getOwnProfile = async ({ db }: SessionTools, { accountId }: Caller) =>
  asOwnProfile(await identityOf(db, accountId))

/** Changes what is sent: a name at once, a phone or an e-mail address once it is proved. */
export const updateOwnProfile = async (
  tools: SessionTools,
  caller: Caller,
  sent: ParsedOf<typeof profileApi.updateOwnProfile>['body'],
) =>
  asOwnProfile(
    await changeIdentity(tools, caller, (before) => changesOf(profileApi.updateOwnProfile, sent, asPerson(before))),
  )

/** Proves a changed phone or e-mail address by its code, and tells the one it took the place of. */
export const verifyOwnOtp = async (
  tools: SessionTools,
  caller: Caller,
  entry: ParsedOf<typeof profileApi.verifyOwnOtp>['body'],
  { network }: Visit,
) => asOwnProfile(await verifyIdentifier(tools, caller, { ...entry, network }, notifyReplaced(tools)))

const notifyReplaced =
  ({ config }: SessionTools): NotifyReplaced =>
  (tx, accountId, replaced, now) => {
    const fact = `identifier-changed:${accountId}:${replaced.kind}:${now.toISOString()}`
    return notify(tx, fact, changeNotice(replaced, config), now)
  }
