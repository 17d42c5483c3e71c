import { sql } from 'kysely'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import { instant } from '#server/platform/instant.store.ts'
import type { Staff } from '#server/platform/principal.ts'
import { type Customer, ownerColumns } from './customer.store.ts'

/** Makes those who add documents to a customer wait for each other, so that each is counted. */
export const lockDocuments = (tx: Queryable, customerId: string) =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('documents of ' || ${customerId}::text, 0))`)

export type StoredDocument = { documentId: string; by: string; at: string }

/** The documents of a customer, newest first. */
export const documentsOf = (tx: Queryable, customerId: string) =>
  tx.rows(sql<StoredDocument>`
    select document_id, added_by_name as by, ${instant('added_at')} as at
    from customer_document where customer_id = ${customerId} order by document_id desc`)

type NewDocument = { documentId: string; fileId: string }

export function insertDocument({ tx, now, by }: Action<Staff>, of: Customer, { documentId, fileId }: NewDocument) {
  const { companyId, accountId } = ownerColumns(of)
  return tx.rows(sql`
    insert into customer_document (document_id, company_id, account_id, file_id, added_by, added_by_name, added_at)
    values (${documentId}, ${companyId}, ${accountId}, ${fileId}, ${by.accountId}, ${by.name}, ${now})`)
}

/** Deletes a document; returns its customer, or undefined if there is no such document. */
export const deleteDocument = async (tx: Queryable, documentId: string) =>
  (
    await tx.first(sql<{ customerId: string }>`
    delete from customer_document where document_id = ${documentId} returning customer_id`)
  )?.customerId
