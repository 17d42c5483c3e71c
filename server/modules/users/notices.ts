// Notices about membership: each is sent in the transaction of its action, within the limits.

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { ACCESS_REQUEST_DAYS } from '#contract/users.access-requests.ts'
import { INVITATION_DAYS } from '#contract/users.ts'
import { namesFor } from '#server/modules/company/company.ts'
import type { CompanyAction, CompanyTools } from '#server/modules/company/tools.ts'
import { contactPointsOf, type Identifier } from '#server/modules/session/contacts.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import { notifyFor } from '#server/platform/notices.ts'
import { type NoticeKind, type NoticeWords, noticeTo, roleWord } from './notices.rules.ts'

export type Notifier = Pick<CompanyTools, 'config'>
/** An action of a person or on them; `fact` identifies it uniquely. */
type Event = { fact: string; accountId: string }
type Addressee = Identifier & { accountId?: string }
type Addressed = { notice: NoticeKind; to: readonly Addressee[]; words?: NoticeWords }

/** Returns the seconds to wait if the limits of the acting person allow no message. */
async function notifyEach(
  action: CompanyAction,
  { config }: Notifier,
  { fact, accountId }: Pick<Event, 'fact'> & Partial<Event>,
  { notice, to, words }: Addressed,
) {
  const { tx, by, companyId } = action
  const { publicUrl: url, supportPhone, noticeLimits: limits } = config
  const names = await namesFor(tx, companyId, accountId)
  const isVerified = by.companyId !== null && names.isVerified
  const sender = { accountId: by.accountId, companyId: by.companyId, isVerified, limits }
  const waits: (number | undefined)[] = []
  for (const one of inOneOrder(to)) {
    const told = {
      fact: `${fact}:${one.accountId ?? one.kind}`,
      notice: noticeTo(one, notice, { ...words, ...names, url, supportPhone }),
    }
    waits.push(await notifyFor(action, sender, told))
  }
  const refused = waits.filter((seconds) => seconds !== undefined)
  return refused.length > 0 && refused.length === waits.length ? Math.min(...refused) : undefined
}

/** A fixed order, so that two actions that notify the same people do not deadlock. */
const inOneOrder = (to: readonly Addressee[]) => to.toSorted((one, other) => (one.value < other.value ? -1 : 1))

function refuseTooMany(retryAfterSeconds: number | undefined) {
  if (retryAfterSeconds === undefined) return
  throw new Problem('too-many-requests', { retryAfterSeconds, detail: detailTexts.tooManyNotices })
}

/** Notifies every active administrator of an access request. Throws `too-many-requests`. */
export async function notifyRequested(action: CompanyAction, notifier: Notifier, event: Event) {
  const { tx, companyId } = action
  const to = await contactPointsOf(tx, await administratorsOf(tx, companyId))
  const words = { days: String(ACCESS_REQUEST_DAYS) }
  refuseTooMany(await notifyEach(action, notifier, event, { notice: 'accessRequested', to, words }))
}

type ToPerson = 'deactivated' | 'activated'

/** Notifies the person affected by an action; the action stands even if the limits allow no message. */
export async function notifyPerson(action: CompanyAction, notifier: Notifier, notice: ToPerson, event: Event) {
  await notifyEach(action, notifier, event, { notice, to: await contactPointsOf(action.tx, [event.accountId]) })
}

type Typed = { phone: string; email: string; userRole: Parameters<typeof roleWord>[0] }

/**
 * Notifies the phone and the email address that the administrator entered, with or without an account. Throws
 * `too-many-requests`.
 */
export async function notifyInvited(
  action: CompanyAction,
  notifier: Notifier,
  fact: string,
  { phone, email, userRole }: Typed,
) {
  const to = [
    { kind: 'EMAIL', value: email },
    { kind: 'PHONE', value: phone },
  ] as const
  const words = { days: String(INVITATION_DAYS), role: roleWord(userRole) }
  refuseTooMany(await notifyEach(action, notifier, { fact }, { notice: 'invited', to, words }))
}
