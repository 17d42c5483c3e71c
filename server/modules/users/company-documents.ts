// Papers that the desk keeps about a company. Customers never see them.

import { Problem } from '#contract/problems.ts'
import { type CompanyDocument, DOCUMENTS_MAX } from '#contract/users.documents.ts'
import { attachFile, dropFilesOf, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Files } from '#server/platform/files.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './company-documents.store.ts'
import { companyOf } from './customers.ts'

export type DocumentTools = Tools & { readonly files: Files; readonly secrets: Secrets }

const KIND = 'company-document'

async function withFiles(action: Action<Staff>, secrets: Secrets, stored: readonly store.StoredDocument[]) {
  const ids = stored.map(({ documentId }) => documentId)
  const files = await filesOf(action, secrets, KIND, ids)
  return stored.flatMap((document): CompanyDocument[] => {
    const [file] = files.get(document.documentId) ?? []
    return file ? [{ ...document, file }] : []
  })
}

/** The documents of a company, newest first. Throws `not-found`. */
export const listDocuments = ({ secrets, ...tools }: DocumentTools, caller: Staff, companyId: string) =>
  act(tools, caller, async (action) => {
    await companyOf(action.tx, companyId)
    return { documents: await withFiles(action, secrets, await store.documentsOf(action.tx, companyId)) }
  })

type Change = { act: 'addCompanyDocument' | 'removeCompanyDocument'; companyId: string; was?: string; is?: string }

/** Records which document came or went. */
async function record(action: Action<Staff>, { act: name, companyId, was = '', is = '' }: Change) {
  const { companyName: label } = await companyOf(action.tx, companyId)
  await audit(
    action,
    name,
    { kind: 'company', id: companyId, label },
    { document: { was: was || null, is: is || null } },
  )
}

/** Gives the caller's upload to a company. Throws `not-found` and `too-many-documents`. */
export const addDocument = ({ secrets, ...tools }: DocumentTools, caller: Staff, companyId: string, fileId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    await store.lockDocuments(tx, companyId)
    if ((await store.documentsOf(tx, companyId)).length >= DOCUMENTS_MAX) throw new Problem('too-many-documents')
    const documentId = newId(now.getTime())
    const { name } = await attachFile(action, fileId, { kind: KIND, id: documentId })
    await record(action, { act: 'addCompanyDocument', companyId, is: name })
    await store.insertDocument(action, { documentId, companyId, fileId })
    const [document] = await withFiles(action, secrets, [{ documentId, by: by.name, at: now.toISOString() }])
    if (!document) throw new Error('A document is gone in its own transaction.')
    return { document }
  })

/** Deletes a document with its file. Throws `not-found`. */
export async function removeDocument({ secrets, files, ...tools }: DocumentTools, caller: Staff, documentId: string) {
  const gone = await act(tools, caller, async (action) => {
    const [file] = (await filesOf(action, secrets, KIND, [documentId])).get(documentId) ?? []
    const companyId = await store.deleteDocument(action.tx, documentId)
    if (companyId === undefined || !file) throw new Problem('not-found')
    await record(action, { act: 'removeCompanyDocument', companyId, was: file.name })
    return dropFilesOf(action, KIND, documentId)
  })
  for (const fileId of gone) await files.remove(fileId)
}
