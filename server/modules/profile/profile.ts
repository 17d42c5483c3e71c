import type { ParsedOf } from '#contract/endpoint.ts'
import type { profileApi } from '#contract/profile.ts'
import {
  type ChangedIdentity,
  changeIdentity,
  identityOf,
  type Proof,
  proveIdentifier,
} from '#server/modules/session/identities.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Caller } from '#server/platform/caller.ts'
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
  change: ParsedOf<typeof profileApi.updateOwnProfile>['body'],
) => asOwnProfile(await changeIdentity(tools, caller, change))

/** Proves a changed phone or e-mail address by its code, and tells the one it took the place of. */
export async function verifyOwnOtp(
  tools: SessionTools,
  caller: Caller,
  entry: ParsedOf<typeof profileApi.verifyOwnOtp>['body'],
) {
  const { replaced, ...identity } = await proveIdentifier(tools, caller, entry)
  if (replaced) await tellReplaced(tools, replaced)
  return asOwnProfile(identity)
}

/** The change stands, and is answered as done, also where the provider does not take the message. */
const tellReplaced = ({ sendMessage, config }: SessionTools, replaced: NonNullable<Proof['replaced']>) =>
  sendMessage(changeNotice(replaced, config)).catch(() => undefined)
