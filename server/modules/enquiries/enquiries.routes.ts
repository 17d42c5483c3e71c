import { enquiriesApi } from '#contract/enquiries.ts'
import { wantedApi } from '#contract/enquiries.wanted.ts'
import type { Serve } from '#server/platform/serve.ts'
import { type AvailabilityTools, subscribeAvailability, unsubscribeAvailability } from './availability.ts'
import {
  cancelEnquiry,
  countEnquiries,
  type EnquiryTools,
  getEnquiry,
  listEnquiries,
  repeatEnquiry,
  submitEnquiry,
} from './enquiries.ts'
import { listWanted } from './wanted.ts'

export function enquiriesRoutes(serve: Serve, tools: AvailabilityTools & EnquiryTools) {
  serve(enquiriesApi.listEnquiries, ({ caller, query }) => listEnquiries(tools, caller, query))
  serve(enquiriesApi.countEnquiries, ({ caller }) => countEnquiries(tools, caller))
  serve(enquiriesApi.getEnquiry, ({ caller, params }) => getEnquiry(tools, caller, params.id))
  serve(enquiriesApi.submitEnquiry, ({ caller, headers, body }) =>
    submitEnquiry(tools, caller, headers['idempotency-key'], body),
  )
  serve(enquiriesApi.cancelEnquiry, ({ caller, params, body }) => cancelEnquiry(tools, caller, params.id, body.reason))
  serve(enquiriesApi.subscribeAvailability, ({ caller, body }) =>
    subscribeAvailability(tools, caller, { productId: body.product_id, city: body.location }),
  )
  serve(enquiriesApi.unsubscribeAvailability, ({ body }) => unsubscribeAvailability(tools, body.token))
  serve(wantedApi.listWanted, ({ caller, query }) => listWanted(tools, caller, query))
  serve(enquiriesApi.repeatEnquiry, ({ caller, headers, params }) =>
    repeatEnquiry(tools, caller, headers['idempotency-key'], params.id),
  )
}
