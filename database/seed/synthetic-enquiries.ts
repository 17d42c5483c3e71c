// Enquiries for benchmarks: a year of them, of invented people and companies, the same on every run.
import { sql } from 'kysely'
import type { Database } from '#server/platform/database.ts'
import { isLoaded, loaded, owning } from './ledger.ts'

const PEOPLE = 400
/** Half of the people have a company, four each. */
const COMPANIES = 50
/** Newest enquiries that wait for us: for the first answer, and after a message. */
const [UNANSWERED, CHANGES] = [60, 40]
const MINUTES_APART = 50

const id = (kind: number, number: ReturnType<typeof sql>) =>
  sql`('0193aaaa-0000-7000-800${sql.raw(String(kind))}-' || lpad((${number})::text, 12, '0'))::uuid`
const n = sql`n`

/** Letters and figures that a public key may have. */
const people = sql`
  insert into account (account_id, public_key, first_name, last_name, role, user_type, status, created_at)
  select ${id(1, n)}, 'YN-' || translate(upper(left(md5(n::text), 6)), '01', 'GH'),
    'Asha', 'Patil ' || n, 'ROLE_USER', 'INDIVIDUAL', 'ACTIVE', now()
  from generate_series(1, ${PEOPLE}) n`

const companies = sql`
  insert into company (company_id, gstin, pan, company_name, gst_treatment, registered_address, created_by, created_at)
  select ${id(2, n)}, '27AAAAA' || lpad(n::text, 4, '0') || 'A1Z5', 'AAAAA' || lpad(n::text, 4, '0') || 'A',
    'Bench Infra Projects ' || n, 'business_gst', 'Pune', ${id(1, n)}, now()
  from generate_series(1, ${COMPANIES}) n`

const joining = sql`
  update account set company_id = company.company_id, user_type = 'COMPANY', role = 'ROLE_ADMIN', company_since = now()
  from generate_series(1, ${PEOPLE / 2}) n join company on company.company_id = ${id(2, sql`1 + n % ${COMPANIES}::int`)}
  where account.account_id = ${id(1, n)}`

const enquiries = (total: number) => sql`
  insert into enquiry (enquiry_id, account_id, company_id, enquiry_number, enquiry_date, status, city_slug,
    delivery_address, start_date, operator_required, submitted_at, answer_due_at, answer_minutes, first_answered_at,
    last_spoke, last_spoke_at)
  select ${id(3, n)}, a.account_id, a.company_id, 'ENQ-0000-' || lpad(n::text, 6, '0'), at::date,
    case when n <= ${UNANSWERED + CHANGES} then 'SUBMITTED'
      else (array['QUOTED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'])[1 + n % 5] end,
    c.slug, 'Gate 3, Plot ' || n || ', Industrial Area', at::date + 7, n % 3 = 0, at, at + interval '4 hours', 240,
    case when n > ${UNANSWERED} then at + make_interval(mins => 30 + n % 240) end,
    case when n <= ${UNANSWERED + CHANGES} then 'CUSTOMER' else 'STAFF' end, at + interval '5 hours'
  from generate_series(1, ${total}) n cross join lateral (select now() - make_interval(mins => n * ${MINUTES_APART}) as at) t
  join account a on a.account_id = ${id(1, sql`1 + n % ${PEOPLE}::int`)}
  join (select slug, row_number() over (order by slug) - 1 as place, count(*) over () as cities from city) c
    on c.place = n % c.cities`

const lines = sql`
  insert into enquiry_line (enquiry_id, line_no, product_id, product_name, quantity, period, duration)
  select e.enquiry_id, line, p.product_id, p.name, 1 + line, 'WEEK', 3
  from (select enquiry_id, right(enquiry_number, 6)::int as n from enquiry where enquiry_number like 'ENQ-0000-%') e
  cross join lateral generate_series(1, 1 + e.n % 3) line
  join (select product_id, name, row_number() over (order by slug) - 1 as place, count(*) over () as products
    from product) p on p.place = (e.n * 7 + line * 13) % p.products`

const messages = sql`
  insert into enquiry_message (message_id, enquiry_id, message_no, text, actor_kind, actor_account_id, sent_at, read_at)
  select gen_random_uuid(), enquiry_id, 1, 'For twenty days instead of fourteen, please.', 'CUSTOMER', account_id,
    submitted_at, case when last_spoke = 'STAFF' then submitted_at end
  from enquiry where enquiry_number like 'ENQ-0000-%'`

const events = sql`
  insert into enquiry_event (event_id, enquiry_id, act, to_status, actor_kind, actor_account_id, happened_at)
  select gen_random_uuid(), enquiry_id, 'submit', 'SUBMITTED', 'CUSTOMER', account_id, submitted_at
  from enquiry where enquiry_number like 'ENQ-0000-%'`

/** Adds so many enquiries, once. Cities and machines must exist. Returns the number of enquiries written. */
export const loadSyntheticEnquiries = (db: Database, total: number): Promise<number> =>
  owning(db, async (owner) => {
    if (await isLoaded(owner, 'synthetic enquiries', String(total))) return 0
    for (const step of [people, companies, joining, enquiries(total), lines, messages, events]) await owner.rows(step)
    await loaded(owner, 'synthetic enquiries', String(total))
    return total
  })
