import type { Person } from '#contract/profile.ts'
import { identifierChangedTexts } from '#contract/texts/profile-notices.en.ts'
import type { Identity, Replaced } from '#server/modules/session/identities.ts'
import { UNDO_HOURS } from '#server/modules/session/undo.ts'
import type { Config } from '#server/platform/config.ts'
import type { Notice } from '#server/platform/notice.ts'

type Identifiers = Identity['identifiers']
type Kind = Identifiers[number]['kind']

/** The identifier of a kind to show (the pending one first, so that a change shows at once), and the verified one. */
function shown(identifiers: Identifiers, wanted: Kind) {
  const ofKind = identifiers.filter(({ kind }) => kind === wanted)
  const verified = ofKind.find(({ isVerified }) => isVerified)
  const seen = ofKind.find(({ isVerified }) => !isVerified) ?? verified
  return { value: seen?.value ?? null, isVerified: seen?.isVerified ?? false, verified: verified?.value ?? null }
}

/** A person as they see themselves. */
export function asPerson({ account, identifiers }: Identity): Person {
  const [phone, email] = [shown(identifiers, 'PHONE'), shown(identifiers, 'EMAIL')]
  return {
    userId: account.accountId,
    firstName: account.firstName,
    lastName: account.lastName,
    email: email.value,
    phone: phone.value,
    userRole: account.role,
    isEmailVerified: email.isVerified,
    isPhoneVerified: phone.isVerified,
    verifiedEmail: email.verified,
    verifiedPhone: phone.verified,
  }
}

/**
 * The message to the replaced identifier. It does not name the new one, which its reader need not know. The token is in
 * the fragment, which is not sent to servers or logs (B-02).
 */
export function changeNotice(
  { kind, value, undoToken }: Replaced,
  { publicUrl, supportPhone }: Pick<Config, 'publicUrl' | 'supportPhone'>,
): Notice {
  const { subject, text } = identifierChangedTexts[kind]
  const channel = kind === 'PHONE' ? 'sms' : 'email'
  const told = text
    .replace('{undoLink}', `${publicUrl}/undo-change#${undoToken}`)
    .replace('{hours}', String(UNDO_HOURS))
    .replace('{supportPhone}', supportPhone)
  return { to: value, channel, purpose: 'notice', subject, text: told }
}
