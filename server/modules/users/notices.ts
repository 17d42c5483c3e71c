// What people are told of a company's doings with them, each in the transaction of the action and within the limits.

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
/** What happened to a person, or was done by one; the fact names it as no other. */
type Event = { fact: string; accountId: string }
type Addressee = Identifier & { accountId?: string }
type Letter = { notice: NoticeKind; to: readonly Addressee[]; words?: NoticeWords }

/** Answers the seconds to wait where the limits of whoever did it allow no message at all. */
async function notifyEach(
  { tx, now, by, companyId }: CompanyAction,
  { config }: Notifier,
  { fact, accountId }: Pick<Event, 'fact'> & Partial<Event>,
  { notice, to, words }: Letter,
) {
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
    waits.push(await notifyFor(tx, sender, told, now))
  }
  const refused = waits.filter((seconds) => seconds !== undefined)
  return refused.length > 0 && refused.length === waits.length ? Math.min(...refused) : undefined
}

/** Two that notify the same people at once never wait for each other in a circle. */
const inOneOrder = (to: readonly Addressee[]) => to.toSorted((one, other) => (one.value < other.value ? -1 : 1))

function refuseTooMany(retryAfterSeconds: number | undefined) {
  if (retryAfterSeconds === undefined) return
  throw new Problem('too-many-requests', { retryAfterSeconds, detail: detailTexts.tooManyNotices })
}

/** Tells every active administrator that somebody asks to be let in. Throws `too-many-requests`. */
export async function notifyRequested(action: CompanyAction, notifier: Notifier, event: Event) {
  const { tx, companyId } = action
  const to = await contactPointsOf(tx, await administratorsOf(tx, companyId))
  const words = { days: String(ACCESS_REQUEST_DAYS) }
  refuseTooMany(await notifyEach(action, notifier, event, { notice: 'accessRequested', to, words }))
}

type ToPerson = 'accessApproved' | 'accessRejected' | 'deactivated' | 'activated'

/** Tells the person the action was done to; it stays done where the limits leave no message for it. */
export async function notifyPerson(action: CompanyAction, notifier: Notifier, notice: ToPerson, event: Event) {
  await notifyEach(action, notifier, event, { notice, to: await contactPointsOf(action.tx, [event.accountId]) })
}

type Typed = { phone: string; email: string; userRole: Parameters<typeof roleWord>[0] }

/**
 * Tells somebody at the phone and the e-mail address the administrator typed, whether or not anybody has them.
 * Throws `too-many-requests`.
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
