// What people are told of a company's doings with them, each in the transaction of the deed and within the limits.

import { ACCESS_REQUEST_DAYS } from '#contract/company.ts'
import { INVITATION_DAYS } from '#contract/company-users.ts'
import { Problem } from '#contract/problems.ts'
import { detailTexts } from '#contract/texts/details.en.ts'
import { type Identifier, reachOf } from '#server/modules/session/contacts.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type Cause, notifyFor } from '#server/platform/notices.ts'
import { namesFor } from './company.store.ts'
import { type NoticeKind, type NoticeWords, noticeTo, roleWord } from './notices.rules.ts'
import type { CompanyTools } from './tools.ts'

export type Teller = Pick<CompanyTools, 'config'>
/** What happened at a company, named so that no other event has the same name; done by somebody, at a time. */
type Event = { fact: string; companyId: string; by: Cause; now: Date }
/** To or by a person. */
type Deed = Event & { accountId: string }
type Addressee = Identifier & { accountId?: string }
type Letter = { notice: NoticeKind; to: readonly Addressee[]; words?: NoticeWords }

/** Answers the seconds to wait where the limits of whoever did it allow no message at all. */
async function tell(tx: Queryable, { config }: Teller, event: Event & Partial<Deed>, { notice, to, words }: Letter) {
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
export async function tellRequested(tx: Queryable, teller: Teller, deed: Deed) {
  const to = await reachOf(tx, await administratorsOf(tx, deed.companyId))
  const words = { days: String(ACCESS_REQUEST_DAYS) }
  refuseTooMany(await tell(tx, teller, deed, { notice: 'accessRequested', to, words }))
}

type ToPerson = 'accessApproved' | 'accessRejected' | 'deactivated' | 'activated'

/** Tells the person the deed was done to; it stays done where the limits leave no message for it. */
export async function tellPerson(tx: Queryable, teller: Teller, notice: ToPerson, deed: Deed) {
  await tell(tx, teller, deed, { notice, to: await reachOf(tx, [deed.accountId]) })
}

type Typed = { phone: string; email: string; userRole: Parameters<typeof roleWord>[0] }

/**
 * Tells somebody at the phone and the e-mail address the administrator typed, whether or not anybody has them.
 * Throws `too-many-requests`.
 */
export async function tellInvited(tx: Queryable, teller: Teller, event: Event, { phone, email, userRole }: Typed) {
  const to = [
    { kind: 'EMAIL', value: email },
    { kind: 'PHONE', value: phone },
  ] as const
  const words = { days: String(INVITATION_DAYS), role: roleWord(userRole) }
  refuseTooMany(await tell(tx, teller, event, { notice: 'invited', to, words }))
}
