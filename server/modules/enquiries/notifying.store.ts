import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

type Readers = { enquiryNumber: string; to: string[]; person: string }

/**
 * Returns the people notified about an enquiry: its company's administrators, and its author unless they left it;
 * `person` is the name of `accountId`.
 */
export const readersOf = (tx: Queryable, enquiryId: string, accountId: string) =>
  tx.first(sql<Readers>`
    select enquiry_number,
      array(select reader.account_id::text from account reader
        where reader.status = 'ACTIVE' and reader.company_id is not distinct from enquiry.company_id
          and (reader.account_id = enquiry.account_id
            or reader.company_id = enquiry.company_id and reader.role = 'ROLE_ADMIN')) as to,
      coalesce((select concat_ws(' ', first_name, last_name) from account actor
        where actor.account_id = ${accountId || null}), '') as person
    from enquiry where enquiry_id = ${enquiryId}`)
