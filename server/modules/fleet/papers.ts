// The papers of machines, with their files.
import type { ParsedOf } from '#contract/endpoint.ts'
import { type MachineDocument, PAPERS_MAX, type papersApi } from '#contract/fleet.papers.ts'
import { Problem } from '#contract/problems.ts'
import { attachFile, dropFilesOf, filesOf } from '#server/modules/files/files.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import { audit } from '#server/platform/audit.ts'
import type { Files } from '#server/platform/files.ts'
import { newId } from '#server/platform/ids.ts'
import type { Staff } from '#server/platform/principal.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { lockMachine } from './machines.store.ts'
import { machineOf, subjectOf } from './machines.ts'
import * as store from './papers.store.ts'

export type PaperTools = Tools & { readonly secrets: Secrets }

const KIND = 'machine-document'

async function withFiles(
  action: Action<Staff>,
  secrets: Secrets,
  stored: readonly store.StoredPaper[],
): Promise<MachineDocument[]> {
  const ids = stored.map(({ documentId }) => documentId)
  const files = await filesOf(action, secrets, KIND, ids)
  return stored.map((paper) => ({ ...paper, file: files.get(paper.documentId)?.[0] ?? null }))
}

/** Returns the name of a paper in the audit trail. */
const named = ({ kind, number, validTo }: Pick<store.StoredPaper, 'kind' | 'number' | 'validTo'>) =>
  [kind, number, validTo].filter((part) => part !== null).join(' ')

/** The papers of a machine, newest first. Throws `not-found`. */
export const listPapers = ({ secrets, ...tools }: PaperTools, caller: Staff, machineId: string) =>
  act(tools, caller, async (action) => {
    await machineOf(action.tx, machineId)
    return { documents: await withFiles(action, secrets, await store.papersOf(action.tx, machineId)) }
  })

type NewPaper = ParsedOf<typeof papersApi.addMachineDocument>['body']

/** Throws `not-found` for a machine or a file, and `too-many-documents`. */
export const addPaper = ({ secrets, ...tools }: PaperTools, caller: Staff, machineId: string, sent: NewPaper) =>
  act(tools, caller, async (action) => {
    const { tx, now, by } = action
    const { fileId, ...fields } = sent
    await lockMachine(tx, machineId)
    const machine = await machineOf(tx, machineId)
    if ((await store.papersOf(tx, machineId)).length >= PAPERS_MAX) throw new Problem('too-many-documents')
    const documentId = newId(now.getTime())
    if (fileId !== null) await attachFile(action, fileId, { kind: KIND, id: documentId })
    await store.insertPaper(action, machineId, { ...fields, documentId })
    await audit(action, 'addMachineDocument', subjectOf(machine), { document: { was: null, is: named(fields) } })
    const stored = { ...fields, documentId, by: by.name, at: now.toISOString() }
    const [document] = await withFiles(action, secrets, [stored])
    if (!document) throw new Error('A paper is gone in its own transaction.')
    return { document }
  })

/** Deletes a paper with its file. Throws `not-found`. */
export async function removePaper(
  { files, ...tools }: Tools & { readonly files: Files },
  caller: Staff,
  documentId: string,
) {
  const gone = await act(tools, caller, async (action) => {
    const paper = await store.deletePaper(action.tx, documentId)
    if (!paper) throw new Problem('not-found')
    const machine = await machineOf(action.tx, paper.machineId)
    await audit(action, 'removeMachineDocument', subjectOf(machine), { document: { was: named(paper), is: null } })
    return dropFilesOf(action, KIND, documentId)
  })
  for (const fileId of gone) await files.remove(fileId)
}
