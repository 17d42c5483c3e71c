import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'
import { ShownFile } from './files.ts'
import { deskPaths } from './paths.desk.ts'

export const DOCUMENTS_MAX = 100
const params = z.object({ id: Id })

/** A paper that the desk keeps about a company, or about a person without one. */
export const CustomerDocument = z
  .object({ documentId: Id, file: ShownFile, by: z.string(), at: z.iso.datetime({ offset: true }) })
  .meta({ id: 'CustomerDocument' })
export type CustomerDocument = z.infer<typeof CustomerDocument>

/** Documents of customers, which only the desk sees. */
export const customerDocumentsApi = {
  listCustomerDocuments: endpoint({
    ...deskPaths.listCustomerDocuments,
    summary: 'The documents of a company, or of a person without one, newest first; their addresses work for a minute.',
    params,
    response: z.object({ documents: z.array(CustomerDocument) }),
    problems: ['not-found'],
  }),
  addCustomerDocument: endpoint({
    ...deskPaths.addCustomerDocument,
    summary: 'Adds a file, uploaded as `customer-document`, to the documents of a customer.',
    params,
    body: z.strictObject({ fileId: Id }),
    response: z.object({ document: CustomerDocument }),
    status: 201,
    problems: ['not-found', 'too-many-documents'],
  }),
  removeCustomerDocument: endpoint({
    ...deskPaths.removeCustomerDocument,
    summary: 'Removes a document of a customer, with its file, for good.',
    params,
    body: z.strictObject({}),
    response: z.void(),
    status: 204,
    problems: ['not-found'],
  }),
}
