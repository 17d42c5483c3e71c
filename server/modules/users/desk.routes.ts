import { customersApi } from '#contract/users.desk.ts'
import { customerDocumentsApi } from '#contract/users.documents.ts'
import { customerLimitsApi } from '#contract/users.limits.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addDocument, type DocumentTools, listDocuments, removeDocument } from './customer-documents.ts'
import { getLimits, saveLimits } from './customer-limits.ts'
import { addNote, getCompany, getPerson, listCompanies, listPersons } from './customers.ts'
import { approveOrphanRequest, listOrphanRequests, rejectOrphanRequest } from './orphan-requests.ts'

/** Customers at the desk. */
export function customersRoutes(serve: Serve, tools: CompanyTools) {
  serve(customersApi.listCompanies, ({ caller, query }) => listCompanies(tools, caller, query))
  serve(customersApi.getDeskCompany, async ({ caller, params, tag }) =>
    tagged(tag, await getCompany(tools, caller, params.id)),
  )
  serve(customersApi.listPersons, ({ caller, query }) => listPersons(tools, caller, query))
  serve(customersApi.getPerson, ({ caller, params }) => getPerson(tools, caller, params.id))
  serve(customersApi.addCustomerNote, ({ caller, params, body }) => addNote(tools, caller, params.id, body.text))
  serve(customerLimitsApi.getCustomerLimits, async ({ caller, params, tag }) =>
    tagged(tag, await getLimits(tools, caller, params.id)),
  )
  serve(customerLimitsApi.saveCustomerLimits, async ({ caller, params: { id: customerId }, headers, body, tag }) =>
    tagged(tag, await saveLimits(tools, caller, { customerId, ifMatch: headers['if-match'] }, body)),
  )
  serve(customersApi.listOrphanRequests, ({ caller }) => listOrphanRequests(tools, caller))
  serve(customersApi.approveOrphanRequest, ({ caller, params, body }) =>
    approveOrphanRequest(tools, caller, params.id, body.reason),
  )
  serve(customersApi.rejectOrphanRequest, ({ caller, params, body }) =>
    rejectOrphanRequest(tools, caller, params.id, body.reason),
  )
}

/** Documents of customers. */
export function customerDocumentsRoutes(serve: Serve, tools: DocumentTools) {
  serve(customerDocumentsApi.listCustomerDocuments, ({ caller, params }) => listDocuments(tools, caller, params.id))
  serve(customerDocumentsApi.addCustomerDocument, ({ caller, params, body }) =>
    addDocument(tools, caller, params.id, body.fileId),
  )
  serve(customerDocumentsApi.removeCustomerDocument, ({ caller, params }) => removeDocument(tools, caller, params.id))
}
