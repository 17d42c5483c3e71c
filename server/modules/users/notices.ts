// What people are told of a company's doings with them, each in the transaction of the action and within the limits.

import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { ACCESS_REQUEST_DAYS } from '#contract/users.access-requests.ts'
import { INVITATION_DAYS } from '#contract/users.ts'
import { namesFor } from '#server/modules/company/company.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { contactPointsOf, type Identifier } from '#server/modules/session/contacts.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Cause, notifyFor } from '#server/platform/notices.ts'
import { type NoticeKind, type NoticeWords, noticeTo, roleWord } from './notices.rules.ts'

export type Notifier = Pick<CompanyTools, 'config'>
/** What happened at a company, named so that no other event has the same name; done by somebody, at a time. */
type Event = { fact: string; companyId: string; by: Cause; now: Date }
/** To or by a person. */
type Action = Event & { accountId: string }
type Addressee = Identifier & { accountId?: string }
type Letter = { notice: NoticeKind; to: readonly Addressee[]; words?: NoticeWords }

/** Answers the seconds to wait where the limits of whoever did it allow no message at all. */
async function notifyEach(
  tx: Queryable,
  { config }: Notifier,
  event: Event & Partial<Action>,
  { notice, to, words }: Letter,
) {
  const { publicUrl: url, supportPhone, noticeLimits: limits } = config
  const names = await namesFor(tx, event.companyId, event.accountId)
  const isVerified = event.by.companyId !== null && names.isVerified
  const sender = { accountId: event.by.accountId, companyId: event.by.companyId, isVerified, limits }
  const waits: (number | undefined)[] = []
  for (const one of inOneOrder(to)) {
    const fact = `${event.fact}:${one.accountId ?? one.kind}`
    const told = { fact, notice: noticeTo(one, notice, { ...words, ...names, url, supportPhone }) }
    waits.push(await notifyFor(tx, sender, told, event.now))
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
export async function notifyRequested(tx: Queryable, notifier: Notifier, action: Action) {
  const to = await contactPointsOf(tx, await administratorsOf(tx, action.companyId))
  const words = { days: String(ACCESS_REQUEST_DAYS) }
  refuseTooMany(await notifyEach(tx, notifier, action, { notice: 'accessRequested', to, words }))
}

type ToPerson = 'accessApproved' | 'accessRejected' | 'deactivated' | 'activated'

/** Tells the person the action was done to; it stays done where the limits leave no message for it. */
export async function notifyPerson(tx: Queryable, notifier: Notifier, notice: ToPerson, action: Action) {
  await notifyEach(tx, notifier, action, { notice, to: await contactPointsOf(tx, [action.accountId]) })
}

type Typed = { phone: string; email: string; userRole: Parameters<typeof roleWord>[0] }

/**
 * Tells somebody at the phone and the e-mail address the administrator typed, whether or not anybody has them.
 * Throws `too-many-requests`.
 */
export async function notifyInvited(
  tx: Queryable,
  notifier: Notifier,
  event: Event,
  { phone, email, userRole }: Typed,
) {
  const to = [
    { kind: 'EMAIL', value: email },
    { kind: 'PHONE', value: phone },
  ] as const
  const words = { days: String(INVITATION_DAYS), role: roleWord(userRole) }
  refuseTooMany(await notifyEach(tx, notifier, event, { notice: 'invited', to, words }))
}
