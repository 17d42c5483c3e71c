import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CivilDate, Id, text } from './fields.ts'
import { ShownFile } from './files.ts'
import { paperKinds } from './fleet.ts'
import { deskPaths } from './paths.desk.ts'

export const PAPERS_MAX = 100
const params = z.object({ id: Id })

/** A paper of a machine; without `validTo` it does not expire. */
export const MachineDocument = z
  .object({
    documentId: Id,
    kind: z.enum(paperKinds),
    number: z.string(),
    validTo: CivilDate.nullable(),
    /** Null until somebody has scanned it. */
    file: ShownFile.nullable(),
    by: z.string(),
    at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'MachineDocument' })
export type MachineDocument = z.infer<typeof MachineDocument>

export const paperFields = {
  kind: z.enum(paperKinds),
  number: text(1, 60),
  validTo: CivilDate.nullable(),
}

export const papersApi = {
  listMachineDocuments: endpoint({
    ...deskPaths.listMachineDocuments,
    summary: 'The papers of a machine, newest first; the addresses of their files work for a minute.',
    params,
    response: z.object({ documents: z.array(MachineDocument) }),
    problems: ['not-found'],
  }),
  addMachineDocument: endpoint({
    ...deskPaths.addMachineDocument,
    summary: 'Adds a paper to a machine, with a file uploaded as `machine-document` or without one.',
    params,
    body: z.strictObject({ ...paperFields, fileId: Id.nullable() }),
    response: z.object({ document: MachineDocument }),
    status: 201,
    problems: ['not-found', 'too-many-documents'],
  }),
  removeMachineDocument: endpoint({
    ...deskPaths.removeMachineDocument,
    summary: 'Removes a paper of a machine, with its file, for good.',
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
