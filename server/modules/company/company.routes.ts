import { companyDeskApi } from '#contract/company.desk.ts'
import { companyApi } from '#contract/company.ts'
import { tagged } from '#server/platform/if-match.ts'
import type { Serve } from '#server/platform/serve.ts'
import { companyProfile, saveCompanyProfile } from './company-profile.ts'
import { confirmRegistration, gstDetails, registerCompany } from './registration.ts'
import type { CompanyTools } from './tools.ts'
import { judgeCompany } from './verification.ts'

/** Companies: their registration and their profiles. */
export function companyRoutes(serve: Serve, tools: CompanyTools) {
  serve(companyApi.getRegisterGstDetails, ({ caller, query }) => gstDetails(tools, caller, query.gstnId))
  serve(companyApi.getCompanyGstDetails, ({ caller, query }) => gstDetails(tools, caller, query.gstnId))
  serve(companyApi.confirmRegistration, ({ caller, query, body }) =>
    confirmRegistration(tools, caller, { query, body }),
  )
  serve(companyApi.registerCompany, ({ caller, body }) => registerCompany(tools, caller, body))
  serve(companyApi.getCompanyProfile, async ({ caller, tag }) => tagged(tag, await companyProfile(tools, caller)))
  serve(companyApi.saveCompanyProfile, async ({ caller, headers, body, tag }) =>
    tagged(tag, await saveCompanyProfile(tools, caller, headers['if-match'], body)),
  )
  serve(companyDeskApi.judgeCompany, async ({ caller, params: { id: companyId }, headers, body, tag }) =>
    tagged(tag, await judgeCompany(tools, caller, { companyId, ifMatch: headers['if-match'] }, body)),
  )
}
