import { customersApi } from '#contract/users.desk.ts'
import { companyDocumentsApi } from '#contract/users.documents.ts'
import type { CompanyTools } from '#server/modules/company/tools.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { addDocument, type DocumentTools, listDocuments, removeDocument } from './company-documents.ts'
import { addCompanyNote, addPersonNote, getCompany, getPerson, listCompanies, listPersons } from './customers.ts'
import { approveOrphanRequest, listOrphanRequests, rejectOrphanRequest } from './orphan-requests.ts'

/** Customers at the desk. */
export function customersRoutes(serve: Serve, tools: CompanyTools) {
  serve(customersApi.listCompanies, ({ caller, query }) => listCompanies(tools, caller, query))
  serve(customersApi.getDeskCompany, async ({ caller, params, tag }) =>
    tagged(tag, await getCompany(tools, caller, params.id)),
  )
  serve(customersApi.addCompanyNote, ({ caller, params, body }) => addCompanyNote(tools, caller, params.id, body.text))
  serve(customersApi.listPersons, ({ caller, query }) => listPersons(tools, caller, query))
  serve(customersApi.getPerson, ({ caller, params }) => getPerson(tools, caller, params.id))
  serve(customersApi.addPersonNote, ({ caller, params, body }) => addPersonNote(tools, caller, params.id, body.text))
  serve(customersApi.listOrphanRequests, ({ caller }) => listOrphanRequests(tools, caller))
  serve(customersApi.approveOrphanRequest, ({ caller, params, body }) =>
    approveOrphanRequest(tools, caller, params.id, body.reason),
  )
  serve(customersApi.rejectOrphanRequest, ({ caller, params, body }) =>
    rejectOrphanRequest(tools, caller, params.id, body.reason),
  )
}

/** Documents of companies. */
export function companyDocumentsRoutes(serve: Serve, tools: DocumentTools) {
  serve(companyDocumentsApi.listCompanyDocuments, ({ caller, params }) => listDocuments(tools, caller, params.id))
  serve(companyDocumentsApi.addCompanyDocument, ({ caller, params, body }) =>
    addDocument(tools, caller, params.id, body.fileId),
  )
  serve(companyDocumentsApi.removeCompanyDocument, ({ caller, params }) => removeDocument(tools, caller, params.id))
}
