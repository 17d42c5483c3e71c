import { sql } from 'kysely'
import type { MachineDocument } from '#contract/fleet.papers.ts'
import type { Action } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Staff } from '#server/platform/principal.ts'

export type StoredPaper = Omit<MachineDocument, 'file'>

const paper = sql.raw(`document_id, kind, number, valid_to, added_by as by,
  to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`)

/** The papers of a machine, newest first. */
export const papersOf = (tx: Queryable, machineId: string) =>
  tx.rows(sql<StoredPaper>`
    select ${paper} from machine_document where machine_id = ${machineId} order by document_id desc`)

type NewPaper = Pick<StoredPaper, 'documentId' | 'kind' | 'number' | 'validTo'>

export const insertPaper = (
  { tx, now, by }: Action<Staff>,
  machineId: string,
  { documentId, kind, number, validTo }: NewPaper,
) =>
  tx.rows(sql`
    insert into machine_document (document_id, machine_id, kind, number, valid_to, added_by, added_at)
    values (${documentId}, ${machineId}, ${kind}, ${number}, ${validTo}, ${by.name}, ${now})`)

/** Deletes a paper and returns it; undefined if there is no such paper. */
export const deletePaper = (tx: Queryable, documentId: string) =>
  tx.first(sql<StoredPaper & { machineId: string }>`
    delete from machine_document where document_id = ${documentId} returning machine_id, ${paper}`)
