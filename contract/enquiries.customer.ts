import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { HistoryItem } from './enquiries.inbox.ts'
import { Id } from './fields.ts'
import { pageOf, pageQuery } from './paging.ts'
import { deskPaths } from './paths.desk.ts'

/** An enquiry on the page of its customer. */
export const CustomerEnquiry = HistoryItem.extend({ cityName: z.string(), askedBy: z.string() }).meta({
  id: 'CustomerEnquiry',
})
export type CustomerEnquiry = z.infer<typeof CustomerEnquiry>

export const customerEnquiriesApi = {
  listCustomerEnquiries: endpoint({
    ...deskPaths.listCustomerEnquiries,
    summary: 'The enquiries of a company, or of a person for themself, newest first.',
    params: z.object({ id: Id }),
    query: z.strictObject(pageQuery),
    response: z.object({ enquiries: pageOf(CustomerEnquiry) }),
    problems: [],
  }),
}
