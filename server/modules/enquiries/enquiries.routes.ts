import { enquiriesApi } from '#contract/enquiries.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type EnquiryTools, getEnquiry, listEnquiries, submitEnquiry } from './enquiries.ts'

export function enquiriesRoutes(serve: Serve, tools: EnquiryTools) {
  serve(enquiriesApi.listEnquiries, ({ caller, query }) => listEnquiries(tools.db, caller, query))
  serve(enquiriesApi.getEnquiry, ({ caller, params }) => getEnquiry(tools.db, caller, params.id))
  serve(enquiriesApi.submitEnquiry, ({ caller, headers, body }) =>
    submitEnquiry(tools, caller, headers['idempotency-key'], body),
  )
}
