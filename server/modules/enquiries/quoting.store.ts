import { sql } from 'kysely'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import type { Action, Transaction } from '#server/platform/action.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { Customer } from '#server/platform/principal.ts'
import { personName } from './messages.store.ts'
import { statusAt } from './status.store.ts'

export type Quoted = {
  enquiryId: string
  enquiryNumber: string
  status: EnquiryStatus
  companyId: string | null
  /** The company, or the person who asks for themselves. */
  customer: string
  siteName: string
  city: string
  cityName: string
  /** The state of the city, for holidays. */
  state: string
  deliveryAddress: string
  startDate: string
  operatorRequired: boolean
  lines: {
    lineNo: number
    productId: string
    quantity: number
    period: 'DAY' | 'WEEK' | 'MONTH'
    duration: number
    /** Whether the machine comes with its operator even where nobody asks for one. */
    usuallyOperated: boolean
  }[]
}

/** Makes quotes for one enquiry wait for each other. */
export const lockQuoted = (tx: Queryable, enquiryId: string) =>
  tx.rows(sql`select 1 from enquiry where enquiry_id = ${enquiryId} for update`)

/** The enquiry that a quote answers; undefined for an unknown id. */
export const quoted = ({ tx, now }: Transaction, enquiryId: string) =>
  tx.first(sql<Quoted>`
    select enquiry_id, enquiry_number, ${statusAt(now)} as status,
      enquiry.company_id, coalesce(company.company_name, ${personName('asker')}) as customer,
      coalesce(site.address_name, delivery_address) as site_name, city_slug as city, city.name as city_name,
      city.state, delivery_address, start_date,
      operator_required,
      (select json_agg(json_build_object('lineNo', l.line_no, 'productId', l.product_id, 'quantity', l.quantity,
          'period', l.period, 'duration', l.duration, 'usuallyOperated', p.rented_with_operator = 'usually')
          order by l.line_no)
        from enquiry_line l join product p using (product_id) where l.enquiry_id = enquiry.enquiry_id) as lines
    from enquiry join city on city.slug = city_slug join account asker on asker.account_id = enquiry.account_id
      left join company on company.company_id = enquiry.company_id
      left join project_site site on site.address_id = enquiry.project_site_id
    where enquiry_id = ${enquiryId}`)

/** The desk has answered with a quote that counts to the end of this day: it is the customer's turn. */
export const setQuoted = ({ tx, now }: Transaction, enquiryId: string, validUntil: string) =>
  tx.rows(sql`
    update enquiry set last_spoke = 'STAFF', last_spoke_at = ${now}, live_until = end_of_day(${validUntil}),
      first_answered_at = coalesce(first_answered_at, ${now})
    where enquiry_id = ${enquiryId}`)

/** The customer has spoken: it is the desk's turn. */
export const setAsked = ({ tx, now }: Action<Customer>, enquiryId: string) =>
  tx.rows(sql`update enquiry set last_spoke = 'CUSTOMER', last_spoke_at = ${now} where enquiry_id = ${enquiryId}`)
