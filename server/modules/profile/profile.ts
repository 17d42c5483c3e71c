import type { ParsedOf } from '#contract/endpoint.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ActPurpose } from '#contract/one-time-codes.ts'
import { profileApi } from '#contract/profile.ts'
import { type CodeWords, requestActCode } from '#server/modules/session/act-codes.ts'
import {
  type ChangedIdentity,
  changeIdentity,
  identityOf,
  type NotifyReplaced,
  requestVerification,
  verifyIdentifier,
} from '#server/modules/session/identities.ts'
import { setLanguage } from '#server/modules/session/languages.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Caller, Visit } from '#server/platform/caller.ts'
import { changesOf } from '#server/platform/changes.ts'
import { enqueueNotice } from '#server/platform/notices.ts'
import { asPerson, changeNotice } from './profile.rules.ts'

/** `Profile` for an individual, `User` for a company's user, with a new access token if its claims have changed. */
function asOwnProfile({ accessToken, ...identity }: ChangedIdentity) {
  const person = asPerson(identity)
  const renewal = accessToken === undefined ? {} : { accessToken }
  return identity.account.userType === 'COMPANY' ? { User: person, ...renewal } : { Profile: person, ...renewal }
}

/** The caller's profile, with a pending phone or email address. */
export const getOwnProfile = async ({ db }: SessionTools, { accountId }: Caller) =>
  asOwnProfile(await identityOf(db, accountId))

/** Changes the fields sent: a name at once, a phone or an email address after verification. */
export const updateOwnProfile = async (
  tools: SessionTools,
  caller: Caller,
  sent: ParsedOf<typeof profileApi.updateOwnProfile>['body'],
) =>
  asOwnProfile(
    await changeIdentity(tools, caller, (before) => changesOf(profileApi.updateOwnProfile, sent, asPerson(before))),
  )

/** Sets the language of messages to the caller. */
export const setOwnLanguage = ({ db }: SessionTools, { accountId }: Caller, language: LanguageCode) =>
  setLanguage(db, accountId, language)

/** The tools of the profile: later rows say what their acts' codes are for, and refuse acts that are out of place. */
export type ProfileTools = SessionTools & {
  readonly acts: Readonly<Record<ActPurpose, (caller: Caller, ref: string) => Promise<CodeWords>>>
}

type Asked = ParsedOf<typeof profileApi.requestOwnOtp>['query']

/** Sends a code to a pending contact point, or for an act. Throws like `requestVerification`, and what the act throws. */
export async function requestOwnOtp(tools: ProfileTools, caller: Caller, asked: Asked, visit: Visit) {
  const { purpose, ref = '', phoneOrEmail = '' } = asked
  if (purpose === undefined) return requestVerification(tools, caller, phoneOrEmail, visit)
  const words = await tools.acts[purpose](caller, ref)
  return requestActCode(tools, caller, { act: purpose, ref, words }, visit)
}

/** Verifies a pending phone or email address by its code, and notifies the one it replaced. */
export const verifyOwnOtp = async (
  tools: SessionTools,
  caller: Caller,
  entry: ParsedOf<typeof profileApi.verifyOwnOtp>['body'],
  { network }: Visit,
) => asOwnProfile(await verifyIdentifier(tools, caller, { ...entry, network }, notifyReplaced(tools)))

const notifyReplaced =
  ({ config }: SessionTools): NotifyReplaced =>
  (transaction, accountId, replaced) => {
    const fact = `identifier-changed:${accountId}:${replaced.kind}:${transaction.now.toISOString()}`
    return enqueueNotice(transaction, fact, changeNotice(replaced, config))
  }
