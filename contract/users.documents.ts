import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { deskPaths } from './paths.desk.ts'

export const DOCUMENTS_MAX = 100
const params = z.object({ id: Id })

/** A paper that the desk keeps about a company. */
export const CompanyDocument = z
  .object({ documentId: Id, file: ShownFile, by: z.string(), at: z.iso.datetime({ offset: true }) })
  .meta({ id: 'CompanyDocument' })
export type CompanyDocument = z.infer<typeof CompanyDocument>

/** Documents of companies, which only the desk sees. */
export const companyDocumentsApi = {
  listCompanyDocuments: endpoint({
    ...deskPaths.listCompanyDocuments,
    summary: 'The documents of a company, newest first; their addresses work for a minute.',
    params,
    response: z.object({ documents: z.array(CompanyDocument) }),
    problems: ['not-found'],
  }),
  addCompanyDocument: endpoint({
    ...deskPaths.addCompanyDocument,
    summary: 'Adds a file, uploaded as `company-document`, to the documents of a company.',
    params,
    body: z.strictObject({ fileId: Id }),
    response: z.object({ document: CompanyDocument }),
    status: 201,
    problems: ['not-found', 'too-many-documents'],
  }),
  removeCompanyDocument: endpoint({
    ...deskPaths.removeCompanyDocument,
    summary: 'Removes a document of a company, with its file, for good.',
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
