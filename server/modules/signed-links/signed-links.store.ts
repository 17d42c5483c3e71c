import { sql } from 'kysely'
import type { LinkPurpose } from '#contract/access.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'

export type StoredLink = {
  linkId: string
  purpose: LinkPurpose
  subjectId: string
  version: number | null
  name: string
  phone: string | null
  language: LanguageCode
  makerId: string
  madeBy: string
  isSent: boolean
  madeAt: Date
  expiresAt: Date
  readAt: Date | null
  usedAt: Date | null
  revokedAt: Date | null
}

const columns = sql.raw(`link_id, purpose, subject_id, version, name, phone, language,
  maker_id, made_by, is_sent, made_at, expires_at, read_at,
  used_at, revoked_at`)

/** The link of a token; the transaction must serve links. */
export const linkOfToken = (db: Queryable, tokenHash: string) =>
  db.first(sql<StoredLink>`select ${columns} from signed_link where token_hash = ${tokenHash}`)

export type Subject = { readonly purpose: LinkPurpose; readonly subjectId: string }

/** The links to a record that the caller may see, newest first. */
export const linksOf = (tx: Queryable, { purpose, subjectId }: Subject) =>
  tx.rows(sql<StoredLink>`
    select ${columns} from signed_link where subject_id = ${subjectId} and purpose = ${purpose}
    order by made_at desc, link_id desc limit 100`)

/** Lets one request at a time count and make links of a person. */
export const lockMaking = (tx: Queryable, makerId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('links of ' || ${makerId}::text, 0))`)

/** When a person made links since then, oldest first. */
export const madeSince = (tx: Queryable, makerId: string, since: Date) =>
  tx.rows(sql<{ at: Date }>`
    select made_at as at from signed_link where maker_id = ${makerId} and made_at > ${since} order by made_at`)

type Maker = { readonly makerId: string; readonly accountId: string | null; readonly companyId: string | null }
type New = Subject &
  Maker &
  Pick<StoredLink, 'linkId' | 'version' | 'name' | 'phone' | 'language' | 'madeBy' | 'isSent' | 'expiresAt'>

export const insertLink = ({ tx, now }: Transaction, link: New, tokenHash: string) =>
  tx.first(sql<StoredLink>`
    insert into signed_link (link_id, purpose, subject_id, version, token_hash, name, phone, language, account_id, company_id,
      maker_id, made_by, made_at, expires_at, is_sent)
    values (${link.linkId}, ${link.purpose}, ${link.subjectId}, ${link.version}, ${tokenHash}, ${link.name},
      ${link.phone}, ${link.language}, ${link.accountId}, ${link.companyId}, ${link.makerId}, ${link.madeBy}, ${now}, ${link.expiresAt},
      ${link.isSent})
    returning ${columns}`)

export const setRead = ({ tx, now }: Transaction, linkId: string) =>
  tx.rows(sql`update signed_link set read_at = ${now} where link_id = ${linkId} and read_at is null`)

export const setUsed = ({ tx, now }: Transaction, linkId: string) =>
  tx.rows(sql`update signed_link set used_at = ${now} where link_id = ${linkId} and used_at is null`)

/** Ends a link that the caller may change, or one that this person made; undefined if there is none. */
export const setRevoked = ({ tx, now }: Transaction, linkId: string, makerId: string | null) =>
  tx.first(sql<StoredLink>`
    update signed_link set revoked_at = coalesce(revoked_at, ${now})
    where link_id = ${linkId} and (${makerId}::uuid is null or maker_id = ${makerId}) returning ${columns}`)

/** Ends all links to a record, which the caller may change. */
export const revokeAll = ({ tx, now }: Transaction, { purpose, subjectId }: Subject) =>
  tx.rows(sql`
    update signed_link set revoked_at = ${now}
    where subject_id = ${subjectId} and purpose = ${purpose} and revoked_at is null`)
