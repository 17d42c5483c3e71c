// The data of the screen beside the document of a quote.
import { sql } from 'kysely'
import type { QuotedMachine } from '#contract/quotes.ts'
import type { Queryable } from '#server/platform/database.ts'

/** The machines with these ids, withdrawn ones too. */
export const machinesOf = (tx: Queryable, productIds: readonly string[]) =>
  tx.rows(sql<QuotedMachine>`
    select product_id, slug, json_build_object('url', '/drawings/' || slug || '.' || drawing_hash || '.svg',
      'widthM', drawing_width_m, 'heightM', drawing_height_m) as drawing
    from product where product_id = any(${[...productIds]}::uuid[])`)

/** The name of the project site that an enquiry is for, or its delivery address. */
export const siteNameOf = (tx: Queryable, enquiryId: string) =>
  tx.first(sql<{ siteName: string }>`
    select coalesce(site.address_name, enquiry.delivery_address) as site_name
    from enquiry left join project_site site on site.address_id = enquiry.project_site_id
    where enquiry_id = ${enquiryId}`)
