import { sql } from 'kysely'
import type { CustomerEnquiry } from '#contract/enquiries.customer.ts'
import type { Paged } from '#contract/paging.ts'
import type { Transaction } from '#server/platform/action.ts'
import { personName } from './messages.store.ts'
import { statusAt } from './status.store.ts'

/** One page of a customer's enquiries, newest first; each with the number of all. */
export const enquiriesOfCustomer = ({ tx, now }: Transaction, customerId: string, { page, size }: Paged) =>
  tx.rows(sql<CustomerEnquiry & { total: number }>`
    select e.enquiry_id, e.enquiry_number, e.enquiry_date, ${statusAt(now, 'e')} as status,
      city.name as city_name, ${personName('asker')} as asked_by, e.total,
      (select string_agg(l.quantity || ' ' || l.product_name, ', ' order by l.line_no)
        from enquiry_line l where l.enquiry_id = e.enquiry_id) as machines
    from (select *, count(*) over ()::int as total from enquiry
      where company_id = ${customerId} or company_id is null and account_id = ${customerId}
      order by submitted_at desc, enquiry_id desc limit ${size} offset ${page * size}) e
    join city on city.slug = e.city_slug join account asker on asker.account_id = e.account_id
    order by e.submitted_at desc, e.enquiry_id desc`)
