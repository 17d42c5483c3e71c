import { sql } from 'kysely'
import type { CompanyUser } from '#contract/company-users.ts'
import type { Queryable } from '#server/platform/database.ts'

export type Typed = Pick<CompanyUser, 'firstName' | 'lastName' | 'userRole'> & { email: string; phone: string }
type NewInvitation = Typed & {
  invitationId: string
  companyId: string
  accountId: string
  invitedBy: string
  now: Date
  expiresAt: Date
}

/** An invitation that has run out makes room for a new one. False where one stands open. */
export async function insertInvitation(tx: Queryable, entry: NewInvitation) {
  const { companyId, accountId, now } = entry
  await tx.rows(sql`
    update invitation set status = 'WITHDRAWN'
    where company_id = ${companyId} and account_id = ${accountId} and status = 'PENDING' and expires_at <= ${now}`)
  const row = await tx.first(sql`
    insert into invitation (invitation_id, company_id, account_id, first_name, last_name, email, phone, role, status,
      invited_by, invited_at, expires_at)
    values (${entry.invitationId}, ${companyId}, ${accountId}, ${entry.firstName}, ${entry.lastName}, ${entry.email},
      ${entry.phone}, ${entry.userRole}, 'PENDING', ${entry.invitedBy}, ${now}, ${entry.expiresAt})
    on conflict (company_id, account_id) where status = 'PENDING' do nothing returning 1`)
  return row !== undefined
}

/** Whether there was such an invitation, still open. */
export const withdraw = async (tx: Queryable, companyId: string, invitationId: string, now: Date) =>
  (await tx.first(sql`
    update invitation set status = 'WITHDRAWN'
    where invitation_id = ${invitationId} and company_id = ${companyId} and status = 'PENDING' and expires_at > ${now}
    returning 1`)) !== undefined

export const retype = (tx: Queryable, companyId: string, invitationId: string, typed: Typed) =>
  tx.rows(sql`
    update invitation set first_name = ${typed.firstName}, last_name = ${typed.lastName}, role = ${typed.userRole}
    where invitation_id = ${invitationId} and company_id = ${companyId} and status = 'PENDING'`)

type OwnInvitation = { invitationId: string; companyName: string; userRole: CompanyUser['userRole']; expiresAt: string }

/** Open invitations of a person, newest first. */
export const invitationsOf = (tx: Queryable, accountId: string, now: Date) =>
  tx.rows(sql<OwnInvitation>`
    select invitation_id as "invitationId", company_name as "companyName", role as "userRole",
      to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt"
    from invitation join company using (company_id)
    where account_id = ${accountId} and status = 'PENDING' and expires_at > ${now}
    order by invited_at desc, invitation_id desc`)

type Answer = 'ACCEPTED' | 'DECLINED'
type Answered = { companyId: string; role: CompanyUser['userRole'] }

/** The person's answer to an open invitation; undefined where there is none of that id. */
export const answer = (tx: Queryable, accountId: string, invitationId: string, status: Answer, now: Date) =>
  tx.first(sql<Answered>`
    update invitation set status = ${status}
    where invitation_id = ${invitationId} and account_id = ${accountId} and status = 'PENDING' and expires_at > ${now}
    returning company_id as "companyId", role`)

/** Forgets all that was typed about a person, by whichever company. */
export const forget = (tx: Queryable, accountId: string) =>
  tx.rows(sql`delete from invitation where account_id = ${accountId}`)
