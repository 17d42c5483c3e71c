// Papers that the desk keeps about a customer. Customers never see them.

import { Problem } from '#contract/problems.ts'
import { type CustomerDocument, DOCUMENTS_MAX } from '#contract/users.documents.ts'
import { attachFile, dropFilesOf, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Files } from '#server/platform/files.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import * as store from './customer-documents.store.ts'
import { customerOf } from './customers.ts'

export type DocumentTools = Tools & { readonly files: Files; readonly secrets: Secrets }

const KIND = 'customer-document'

async function withFiles(action: Action<Staff>, secrets: Secrets, stored: readonly store.StoredDocument[]) {
  const ids = stored.map(({ documentId }) => documentId)
  const files = await filesOf(action, secrets, KIND, ids)
  return stored.flatMap((document): CustomerDocument[] => {
    const [file] = files.get(document.documentId) ?? []
    return file ? [{ ...document, file }] : []
  })
}

/** The documents of a company, or of a person without one, newest first. Throws `not-found`. */
export const listDocuments = ({ secrets, ...tools }: DocumentTools, caller: Staff, customerId: string) =>
  act(tools, caller, async (action) => {
    await customerOf(action.tx, customerId)
    return { documents: await withFiles(action, secrets, await store.documentsOf(action.tx, customerId)) }
  })

/** Gives the caller's upload to a customer. Throws `not-found` and `too-many-documents`. */
export const addDocument = ({ secrets, ...tools }: DocumentTools, caller: Staff, customerId: string, fileId: string) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    const customer = await customerOf(tx, customerId)
    await store.lockDocuments(tx, customerId)
    if ((await store.documentsOf(tx, customerId)).length >= DOCUMENTS_MAX) throw new Problem('too-many-documents')
    const documentId = newId(now.getTime())
    const { name } = await attachFile(action, fileId, { kind: KIND, id: documentId })
    await store.insertDocument(action, customer, { documentId, fileId })
    await audit(action, 'addCustomerDocument', customer, { document: { was: null, is: name } })
    const [document] = await withFiles(action, secrets, [{ documentId, by: by.name, at: now.toISOString() }])
    if (!document) throw new Error('A document is gone in its own transaction.')
    return { document }
  })

/** Deletes a document with its file. Throws `not-found`. */
export async function removeDocument({ secrets, files, ...tools }: DocumentTools, caller: Staff, documentId: string) {
  const gone = await act(tools, caller, async (action) => {
    const [file] = (await filesOf(action, secrets, KIND, [documentId])).get(documentId) ?? []
    const customerId = await store.deleteDocument(action.tx, documentId)
    if (customerId === undefined || !file) throw new Problem('not-found')
    const customer = await customerOf(action.tx, customerId)
    await audit(action, 'removeCustomerDocument', customer, { document: { was: file.name, is: null } })
    return dropFilesOf(action, KIND, documentId)
  })
  for (const fileId of gone) await files.remove(fileId)
}
