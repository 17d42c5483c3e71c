import { sql } from 'kysely'
import type { OrphanRequest } from '#contract/users.desk.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

type NewRequest = {
  accessRequestId: string
  companyId: string
  accountId: string
  /** As the GST directory gave it to the person. */
  holderName: string | null
  message: string | null
}

/** A request that has expired (made before `expired`) makes room for a new one. Returns false if one is open. */
export async function insertRequest({ tx, now }: Transaction, entry: NewRequest, expired: Date) {
  const { accessRequestId, companyId, accountId, holderName, message } = entry
  await tx.rows(sql`
    update access_request set status = 'EXPIRED'
    where company_id = ${companyId} and account_id = ${accountId} and status = 'PENDING'
      and requested_at <= ${expired}`)
  const row = await tx.first(sql`
    insert into access_request (access_request_id, company_id, account_id, holder_name, message, status, requested_at)
    values (${accessRequestId}, ${companyId}, ${accountId}, ${holderName}, ${message}, 'PENDING', ${now})
    on conflict (company_id, account_id) where status = 'PENDING' do nothing returning 1`)
  return row !== undefined
}

type Shown = {
  accessRequestId: string
  firstName: string
  lastName: string
  phoneEmail: string
  message: string | null
  requestedAt: string
}

/** Open requests of people who may still be admitted, newest first. */
export const openRequests = (tx: Queryable, companyId: string, expired: Date) =>
  tx.rows(sql<Shown>`
    select access_request_id, first_name, last_name, coalesce((
        select value from identifier i where i.account_id = a.account_id and verified_at is not null
        order by kind desc limit 1), '') as phone_email,
      message, to_char(requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as requested_at
    from access_request r join account a using (account_id)
    where r.company_id = ${companyId} and r.status = 'PENDING' and requested_at > ${expired}
      and a.user_type = 'INDIVIDUAL' and a.status = 'ACTIVE'
    order by r.requested_at desc, access_request_id desc`)

type Own = { accessRequestId: string; gstin: string; companyName: string | null; requestedAt: Date }

/**
 * Open requests of a person, newest first. The name is the one that the GST directory gave them, never the company's
 * own.
 */
export const openRequestsOf = (tx: Queryable, accountId: string, expired: Date) =>
  tx.rows(sql<Own>`
    select access_request_id, gstin, requested_at, holder_name as company_name
    from access_request r join company using (company_id)
    where r.account_id = ${accountId} and r.status = 'PENDING' and requested_at > ${expired}
      and company.status = 'ACTIVE'
    order by r.requested_at desc, access_request_id desc`)

/** Returns whether the person had such an open request. */
export const withdraw = async (tx: Queryable, accountId: string, accessRequestId: string, expired: Date) =>
  (await tx.first(sql`
    update access_request set status = 'EXPIRED'
    where access_request_id = ${accessRequestId} and account_id = ${accountId} and status = 'PENDING'
      and requested_at > ${expired}
    returning 1`)) !== undefined

/** Open requests to companies without an active administrator, oldest first, at most a hundred. */
export const orphanRequests = (tx: Queryable, expired: Date) =>
  tx.rows(sql<OrphanRequest>`
    select access_request_id, c.company_id, c.company_name, c.gstin,
      a.first_name, a.last_name, coalesce((
        select value from identifier i where i.account_id = a.account_id and verified_at is not null
        order by kind desc limit 1), '') as phone_email,
      r.message, to_char(requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as requested_at
    from access_request r join account a using (account_id) join company c on c.company_id = r.company_id
    where r.status = 'PENDING' and requested_at > ${expired} and c.status = 'ACTIVE'
      and a.user_type = 'INDIVIDUAL' and a.status = 'ACTIVE' and not exists (
        select from account m
        where m.company_id = c.company_id and m.role = 'ROLE_ADMIN' and m.status = 'ACTIVE')
    order by r.requested_at, access_request_id limit 100`)

/** The company that a request is addressed to. */
export const companyOfRequest = async (tx: Queryable, accessRequestId: string) =>
  (
    await tx.first(sql<{ companyId: string }>`
      select company_id from access_request where access_request_id = ${accessRequestId}`)
  )?.companyId

export type Decision = { companyId: string; accessRequestId: string; decidedBy: string }

/** Settles an open request; undefined if there is none with that id. */
export const decide = (
  { tx, now }: Transaction,
  status: 'APPROVED' | 'REJECTED',
  { companyId, accessRequestId, decidedBy }: Decision,
  expired: Date,
) =>
  tx.first(sql<{ accountId: string }>`
    update access_request set status = ${status}, decided_by = ${decidedBy}, decided_at = ${now}
    where access_request_id = ${accessRequestId} and company_id = ${companyId} and status = 'PENDING'
      and requested_at > ${expired}
    returning account_id`)

/** Expires a request that was approved too late, for a person who already belongs to another company. */
export const expire = (tx: Queryable, companyId: string, accessRequestId: string) =>
  tx.rows(sql`
    update access_request set status = 'EXPIRED'
    where access_request_id = ${accessRequestId} and company_id = ${companyId}`)

export const isThere = async (tx: Queryable, companyId: string, accessRequestId: string) =>
  (await tx.first(sql`
    select 1 from access_request where access_request_id = ${accessRequestId} and company_id = ${companyId}`)) !==
  undefined

/** For a company that has nobody left to decide. */
export const closeRequestsTo = (tx: Queryable, companyId: string) =>
  tx.rows(sql`update access_request set status = 'EXPIRED' where company_id = ${companyId} and status = 'PENDING'`)

/** For a person who already belongs to a company. */
export const closeRequests = (tx: Queryable, accountId: string) =>
  tx.rows(sql`update access_request set status = 'EXPIRED' where account_id = ${accountId} and status = 'PENDING'`)

export const deleteRequests = (tx: Queryable, accountId: string) =>
  tx.rows(sql`delete from access_request where account_id = ${accountId}`)
