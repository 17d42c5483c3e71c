import { sql } from 'kysely'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'
import { instant } from './desk-columns.store.ts'

/** Makes those who add documents to a company wait for each other, so that each is counted. */
export const lockDocuments = (tx: Queryable, companyId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('documents of ' || ${companyId}::text, 0))`)

export type StoredDocument = { documentId: string; by: string; at: string }

/** The documents of a company, newest first. */
export const documentsOf = (tx: Queryable, companyId: string) =>
  tx.rows(sql<StoredDocument>`
    select document_id as "documentId", added_by_name as by, ${instant('added_at')} as at
    from company_document where company_id = ${companyId} order by document_id desc`)

type NewDocument = { documentId: string; companyId: string; fileId: string }

export const insertDocument = ({ tx, now, by }: Action<Staff>, { documentId, companyId, fileId }: NewDocument) =>
  tx.rows(sql`
    insert into company_document (document_id, company_id, file_id, added_by, added_by_name, added_at)
    values (${documentId}, ${companyId}, ${fileId}, ${by.accountId}, ${by.name}, ${now})`)

/** Deletes a document; returns its company, or undefined if there is no such document. */
export const deleteDocument = async (tx: Queryable, documentId: string) =>
  (
    await tx.first(sql<{ companyId: string }>`
    delete from company_document where document_id = ${documentId} returning company_id as "companyId"`)
  )?.companyId
