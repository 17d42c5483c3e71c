import { type RawBuilder, sql } from 'kysely'
import type { CompanyUser } from '#contract/users.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { sweepPrivate } from '#server/platform/sweeping.store.ts'

export type Typed = Pick<CompanyUser, 'firstName' | 'lastName' | 'userRole'> & { email: string; phone: string }
type NewInvitation = Typed & {
  invitationId: string
  companyId: string
  invitedBy: string
  expiresAt: Date
}

/** An expired invitation makes room for a new one. Returns false if one to this phone or email address is open. */
export async function insertInvitation({ tx, now }: Transaction, entry: NewInvitation) {
  const { companyId, phone, email } = entry
  await tx.rows(sql`
    update invitation set status = 'WITHDRAWN'
    where company_id = ${companyId} and (phone = ${phone} or email = ${email}) and status = 'PENDING'
      and expires_at <= ${now}`)
  const row = await tx.first(sql`
    insert into invitation (invitation_id, company_id, first_name, last_name, email, phone, role, status, invited_by,
      invited_at, expires_at)
    values (${entry.invitationId}, ${companyId}, ${entry.firstName}, ${entry.lastName}, ${email}, ${phone},
      ${entry.userRole}, 'PENDING', ${entry.invitedBy}, ${now}, ${entry.expiresAt})
    on conflict do nothing returning 1`)
  return row !== undefined
}

/** Returns whether there was such an open invitation. */
export const withdraw = async ({ tx, now }: Transaction, companyId: string, invitationId: string) =>
  (await tx.first(sql`
    update invitation set status = 'WITHDRAWN'
    where invitation_id = ${invitationId} and company_id = ${companyId} and status = 'PENDING' and expires_at > ${now}
    returning 1`)) !== undefined

/** Withdraws all open invitations. */
export const withdrawAll = (tx: Queryable, companyId: string) =>
  tx.rows(sql`update invitation set status = 'WITHDRAWN' where company_id = ${companyId} and status = 'PENDING'`)

export const retype = (tx: Queryable, companyId: string, invitationId: string, typed: Typed) =>
  tx.rows(sql`
    update invitation set first_name = ${typed.firstName}, last_name = ${typed.lastName}, role = ${typed.userRole}
    where invitation_id = ${invitationId} and company_id = ${companyId} and status = 'PENDING'`)

/** Open invitations to one of the reader's verified phones and email addresses. */
const openTo = (verified: readonly string[], now: Date): RawBuilder<unknown> => sql`
  (phone = any(${[...verified]}::text[]) or email = any(${[...verified]}::text[]))
  and invitation.status = 'PENDING' and expires_at > ${now}`

type OwnInvitation = { invitationId: string; companyName: string; userRole: CompanyUser['userRole']; expiresAt: string }

/** Newest first. */
export const invitationsTo = ({ tx, now }: Transaction, verified: readonly string[]) =>
  tx.rows(sql<OwnInvitation>`
    select invitation_id, coalesce(registered_name, gstin) as company_name, role as user_role,
      to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expires_at
    from invitation join company using (company_id)
    where company.status = 'ACTIVE' and ${openTo(verified, now)}
    order by invited_at desc, invitation_id desc`)

/** The company of an open invitation; undefined if none with that id is addressed to the reader. */
export const inviting = ({ tx, now }: Transaction, verified: readonly string[], invitationId: string) =>
  tx.first(sql<{ companyId: string }>`
    select company_id from invitation
    where invitation_id = ${invitationId} and ${openTo(verified, now)}`)

type Answer = 'ACCEPTED' | 'DECLINED'
type Answered = Omit<Typed, 'userRole'> & { companyId: string; role: CompanyUser['userRole']; invitedBy: string }

/** Stores the reader's answer to an open invitation; undefined if none with that id is addressed to them. */
export const answer = ({ tx, now }: Transaction, verified: readonly string[], invitationId: string, status: Answer) =>
  tx.first(sql<Answered>`
    update invitation set status = ${status}
    where invitation_id = ${invitationId} and ${openTo(verified, now)}
    returning company_id, role, first_name, last_name, phone, email,
      invited_by`)

/** Deletes what the company entered about a person before they joined. */
export const deleteInvitationsTo = (tx: Queryable, companyId: string, contacts: readonly string[]) =>
  tx.rows(sql`
    delete from invitation
    where company_id = ${companyId} and status <> 'PENDING'
      and (phone = any(${[...contacts]}::text[]) or email = any(${[...contacts]}::text[]))`)

/** Deletes invitations that expired before then, whatever their outcome. */
export const sweepInvitations = (db: Database, before: Date) =>
  sweepPrivate(db, 'invitation', before, sql`expires_at < ${before}`)
