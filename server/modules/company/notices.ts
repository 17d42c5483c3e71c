// What people are told of a company's doings with them, each in the transaction of the deed.

import { ACCESS_REQUEST_DAYS } from '#contract/company.ts'
import { INVITATION_DAYS } from '#contract/company-users.ts'
import { type Identifier, reachOf } from '#server/modules/session/contacts.ts'
import { administratorsOf } from '#server/modules/session/memberships.ts'
import type { Queryable } from '#server/platform/database.ts'
import { notify } from '#server/platform/notices.ts'
import { namesFor } from './company.store.ts'
import { type Notice, noticeTo, roleWord } from './notices.rules.ts'
import type { CompanyTools } from './tools.ts'

export type Teller = Pick<CompanyTools, 'config'>
/** Between a company and a person: what happened, named so that no other event has the same name. */
type Deed = { fact: string; companyId: string; accountId: string }
/** An invitation is to a phone and an e-mail address, whoever has them. */
type Invited = Omit<Deed, 'accountId'>
type Addressee = Identifier & { accountId?: string }
type More = { days?: string; role?: string }

async function tell(
  tx: Queryable,
  { config }: Teller,
  notice: Notice,
  { fact, companyId, accountId }: Invited & Partial<Deed>,
  to: readonly Addressee[],
  now: Date,
  more: More = {},
) {
  const { publicUrl: url, supportPhone } = config
  const words = { ...more, ...(await namesFor(tx, companyId, accountId)), url, supportPhone }
  for (const one of to) await notify(tx, `${fact}:${one.accountId ?? one.kind}`, noticeTo(one, notice, words), now)
}

/** Tells every active administrator that somebody asks to be let in. */
export async function tellRequested(tx: Queryable, teller: Teller, deed: Deed, now: Date) {
  const administrators = await reachOf(tx, await administratorsOf(tx, deed.companyId))
  await tell(tx, teller, 'accessRequested', deed, administrators, now, { days: String(ACCESS_REQUEST_DAYS) })
}

/** Tells the person the deed was done to. */
export const tellPerson = async (
  tx: Queryable,
  teller: Teller,
  notice: 'accessApproved' | 'accessRejected' | 'deactivated' | 'activated',
  deed: Deed,
  now: Date,
) => tell(tx, teller, notice, deed, await reachOf(tx, [deed.accountId]), now)

type Typed = { phone: string; email: string; userRole: Parameters<typeof roleWord>[0] }

/** Tells somebody at the phone and the e-mail address the administrator typed, whether or not anybody has them. */
export const tellInvited = (
  tx: Queryable,
  teller: Teller,
  deed: Invited,
  { phone, email, userRole }: Typed,
  now: Date,
) => {
  const to = [
    { kind: 'EMAIL', value: email },
    { kind: 'PHONE', value: phone },
  ] as const
  return tell(tx, teller, 'invited', deed, to, now, { days: String(INVITATION_DAYS), role: roleWord(userRole) })
}
