import { sql } from 'kysely'
import type { DataExport } from '#contract/own-data.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import { seeOlder } from '#server/platform/sweeping.store.ts'

/** A company, or else a person. */
export type Owner = { readonly accountId: string; readonly companyId: string | null }
export type Language = 'en' | 'hi'

const ofOwner = ({ accountId, companyId }: Owner) =>
  companyId === null ? sql`e.company_id is null and e.account_id = ${accountId}` : sql`e.company_id = ${companyId}`

const LISTED_MAX = 10

/** Newest first; `url` comes later. */
export const exportsOf = ({ tx, now }: Transaction, owner: Owner) =>
  tx.rows(sql<Omit<DataExport, 'url'>>`
    select e.export_id, e.status, ${instant('e.asked_at')} as asked_at, e.items, e.done,
      coalesce((select trim(first_name || ' ' || last_name) from account a where a.account_id = e.account_id), '')
        as asked_by,
      coalesce((select sum(p.size) from data_export_part p where p.export_id = e.export_id), 0)::float8 as bytes,
      ${instant('e.expires_at')} as expires_at
    from data_export e where ${ofOwner(owner)} and e.expires_at > ${now} order by e.asked_at desc, e.export_id desc limit ${LISTED_MAX}`)

/** The times since then that one was asked for, oldest first. */
export const askedSince = async (tx: Queryable, owner: Owner, since: Date) =>
  (
    await tx.rows(sql<{ at: Date }>`
      select e.asked_at as at from data_export e where ${ofOwner(owner)} and e.asked_at > ${since} order by e.asked_at`)
  ).map(({ at }) => at)

/** Gives up an export that waits since before then: its task has failed for good. */
export const giveUp = (tx: Queryable, owner: Owner, before: Date) =>
  tx.rows(sql`
    update data_export e set status = 'FAILED'
    where ${ofOwner(owner)} and e.status = 'WAITING' and e.asked_at <= ${before}`)

/** Whether one is under way. */
export const isWaiting = async (tx: Queryable, owner: Owner) =>
  (await tx.first(sql`select 1 from data_export e where ${ofOwner(owner)} and e.status = 'WAITING'`)) !== undefined

type NewExport = Owner & { exportId: string; language: Language; expiresAt: Date }

/** False if another one of this owner waits by now. */
export const insertExport = async ({ tx, now }: Transaction, one: NewExport) =>
  (await tx.first(sql`
    insert into data_export (export_id, account_id, company_id, language, status, asked_at, expires_at)
    values (${one.exportId}, ${one.accountId}, ${one.companyId}, ${one.language}, 'WAITING', ${now}, ${one.expiresAt})
    on conflict do nothing returning 1`)) !== undefined

export type Waiting = {
  readonly language: Language
  readonly askedAt: Date
  readonly items: number
  readonly done: number
  readonly parts: number
  /** The bytes and entries of the ZIP so far. */
  readonly bytes: number
}

/** An export that is not ready yet; undefined if there is none. */
export const waitingExport = (tx: Queryable, exportId: string) =>
  tx.first(sql<Waiting>`
    select e.language, e.asked_at, e.items, e.done, count(p.part_no)::int as parts,
      coalesce(sum(p.size), 0)::float8 as bytes
    from data_export e left join data_export_part p using (export_id)
    where e.export_id = ${exportId} and e.status = 'WAITING' group by e.export_id`)

/** Makes those who work on one export wait for each other; whether this is still the next part. */
export async function lockPart(tx: Queryable, exportId: string, partNo: number) {
  const found = await tx.first(sql`
    select 1 from data_export where export_id = ${exportId} and status = 'WAITING' for update`)
  if (found === undefined) return false
  const row = await tx.first(sql<{ parts: number }>`
    select count(*)::int as parts from data_export_part where export_id = ${exportId}`)
  return row?.parts === partNo
}

export type Item = {
  readonly kind: 'README' | 'FILES' | 'ROWS' | 'ACTS' | 'PERSON' | 'PRINT' | 'FILE'
  readonly ref: string
  readonly path: string
}

export async function insertItems(tx: Queryable, exportId: string, items: readonly Item[]) {
  await tx.rows(sql`
    insert into data_export_item (export_id, item_no, kind, ref, path)
    select ${exportId}, no, kind, ref, path
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ ref }) => ref)}::text[],
      ${items.map(({ path }) => path)}::text[]) with ordinality as item(kind, ref, path, no)`)
  await tx.rows(sql`update data_export set items = ${items.length} where export_id = ${exportId}`)
}

/** The next items after those that are done. */
export const nextItems = (tx: Queryable, exportId: string, done: number, atMost: number) =>
  tx.rows(sql<Item>`
    select kind, ref, path from data_export_item where export_id = ${exportId} and item_no > ${done}
    order by item_no limit ${atMost}`)

/** The kinds of rows that an export encloses. */
export const kindsIn = async (tx: Queryable, exportId: string) =>
  (
    await tx.rows(sql<{ name: string }>`
      select distinct split_part(ref, ' ', 1) as name from data_export_item
      where export_id = ${exportId} and kind in ('ROWS', 'ACTS', 'PERSON', 'FILES')`)
  ).map(({ name }) => name)

type Part = {
  readonly exportId: string
  readonly partNo: number
  readonly storedId: string
  readonly size: number
  readonly directory: Buffer
}

export async function insertPart(tx: Queryable, { exportId, partNo, storedId, size, directory }: Part, done: number) {
  await tx.rows(sql`
    insert into data_export_part (export_id, part_no, stored_id, size, directory)
    values (${exportId}, ${partNo}, ${storedId}, ${size}, ${directory.toString('base64')})`)
  await tx.rows(sql`update data_export set done = ${done} where export_id = ${exportId}`)
}

/** The directory of all parts, in their order. */
export async function directoryOf(tx: Queryable, exportId: string) {
  const rows = await tx.rows(sql<{ directory: string }>`
    select directory from data_export_part where export_id = ${exportId} order by part_no`)
  return Buffer.concat(rows.map(({ directory }) => Buffer.from(directory, 'base64')))
}

export const setReady = (tx: Queryable, exportId: string, expiresAt: Date) =>
  tx.rows(sql`update data_export set status = 'READY', expires_at = ${expiresAt} where export_id = ${exportId}`)

type Stored = { readonly storedId: string; readonly size: number }

/** The parts of an export that is ready, and when it was asked for; whoever it is of. */
export const readyParts = (db: Database, exportId: string, now: Date) =>
  db.serving('files').rows(sql<Stored & { askedAt: Date; isOfCompany: boolean }>`
    select p.stored_id, p.size, e.asked_at, e.company_id is not null as is_of_company
    from data_export e join data_export_part p using (export_id)
    where e.export_id = ${exportId} and e.status = 'READY' and e.expires_at > ${now} order by p.part_no`)

/** Erases what is a person's alone; returns the stored files that nobody shows any more. The transaction serves identity. */
export const erasePerson = async (tx: Queryable, accountId: string) =>
  (await tx.rows(sql<{ storedId: string }>`select erase_person(${accountId}) as stored_id`)).map(
    ({ storedId }) => storedId,
  )

/** The stored parts of exports that are over; at most some. */
export async function expiredParts({ tx, now }: Transaction, atMost: number) {
  await seeOlder(tx, now)
  const rows = await tx.rows(sql<{ exportId: string; storedId: string | null }>`
    select e.export_id, p.stored_id
    from (select export_id from data_export where expires_at < ${now} order by expires_at limit ${atMost}) e
      left join data_export_part p using (export_id)`)
  return rows
}

export const deleteExports = (tx: Queryable, exportIds: readonly string[]) =>
  tx.rows(sql`delete from data_export where export_id = any(${[...exportIds]}::uuid[])`)
