import { sql } from 'kysely'
import { RESULTS_OF_A_KIND, type SearchResult } from '#contract/desk-search.ts'
import type { Queryable } from '#server/platform/database.ts'

type Patterns = { anywhere: string; start: string }

/** At most five things of each kind, in one statement; texts that begin with the words come first. */
export const find = (tx: Queryable, { anywhere, start }: Patterns) =>
  tx.rows(sql<SearchResult>`
    (select 'ENQUIRY' as kind, e.enquiry_id::text as id, e.enquiry_number as title,
      coalesce(c.company_name, a.first_name || ' ' || a.last_name) as detail
    from enquiry e join account a using (account_id) left join company c on c.company_id = e.company_id
    where e.enquiry_number ilike ${anywhere} or e.po_number ilike ${start}
    order by e.submitted_at desc limit ${sql.lit(RESULTS_OF_A_KIND)})
    union all
    (select 'QUOTE', n.quote_id::text, n.quote_number, n.customer from (
      select q.quote_id, q.quote_number, q.changed_at, coalesce(c.company_name, a.first_name || ' ' || a.last_name) as customer
      from quote q join enquiry e using (enquiry_id) join account a on a.account_id = e.account_id
        left join company c on c.company_id = e.company_id
      where not exists (select from quote newer where newer.enquiry_id = q.enquiry_id and newer.version > q.version)) n
    where n.quote_number ilike ${anywhere} or n.customer ilike ${anywhere}
    order by n.quote_number not ilike ${anywhere}, n.changed_at desc limit ${sql.lit(RESULTS_OF_A_KIND)})
    union all
    (select 'COMPANY', company_id::text, company_name, gstin from company
    where company_name ilike ${anywhere} or gstin ilike ${start}
    order by company_name not ilike ${start}, company_name limit ${sql.lit(RESULTS_OF_A_KIND)})
    union all
    (select 'PERSON', p.account_id::text, p.name, p.contact from (
      select a.account_id, a.first_name || ' ' || a.last_name as name,
        coalesce(c.company_name, (
          select i.value from identifier i
          where i.account_id = a.account_id and i.verified_at is not null order by i.kind desc limit 1), '') as contact
      from account a left join company c using (company_id)
      where a.role <> 'ROLE_STAFF' and a.status <> 'DELETED'
        and (a.first_name || ' ' || a.last_name ilike ${anywhere} or a.public_key ilike ${start}
          or exists (select from identifier i
            where i.account_id = a.account_id and i.verified_at is not null and i.value ilike ${start}))
      order by a.first_name not ilike ${start}, a.first_name, a.last_name limit ${sql.lit(RESULTS_OF_A_KIND)}) p)
    union all
    (select 'PRODUCT', slug, name, make || ' ' || model from product
    where name ilike ${anywhere} or make || ' ' || model ilike ${anywhere} or slug ilike ${start}
    order by name not ilike ${start}, name limit ${sql.lit(RESULTS_OF_A_KIND)})
    union all
    (select 'POST', post_id::text, title, author from blog_post
    where title ilike ${anywhere} or slug ilike ${start}
    order by title not ilike ${start}, title limit ${sql.lit(RESULTS_OF_A_KIND)})`)
