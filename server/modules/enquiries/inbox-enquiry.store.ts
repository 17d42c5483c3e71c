import { sql } from 'kysely'
import type { InboxEnquiry } from '#contract/enquiries.inbox.ts'
import type { Transaction } from '#server/platform/action.ts'
import { instant } from '#server/platform/instant.store.ts'
import { type Clocked, heading, joined, turnAt } from './inbox.store.ts'
import { messagesOf, personName, type StoredMessage } from './messages.store.ts'
import { statusAt } from './status.store.ts'

const HISTORY_SHOWN = 5

/** Enquiries of the same customer: of the company, or of the person who asks for themselves. */
const itsCustomers = sql.raw(`(past.company_id = e.company_id
  or e.company_id is null and past.company_id is null and past.account_id = e.account_id)`)

const lines = sql`(select json_agg(json_build_object('lineNo', l.line_no, 'productId', l.product_id,
    'productSlug', p.slug, 'productName', l.product_name, 'quantity', l.quantity, 'period', l.period,
    'duration', l.duration,
    'withdrawn', p.withdrawn_at is not null,
    'availableInCity', exists (select from product_city place
      where place.product_id = l.product_id and place.city = e.city_slug)) order by l.line_no)
  from enquiry_line l join product p using (product_id) where l.enquiry_id = e.enquiry_id)`

const latestAt = (now: Date) => sql`(select coalesce(json_agg(item), '[]') from (
    select json_build_object('enquiryId', past.enquiry_id, 'enquiryNumber', past.enquiry_number,
      'enquiryDate', past.enquiry_date, 'status', ${statusAt(now, 'past')}, 'machines', (
        select string_agg(l.quantity || ' ' || l.product_name, ', ' order by l.line_no)
        from enquiry_line l where l.enquiry_id = past.enquiry_id)) as item
    from enquiry past where ${itsCustomers} and past.enquiry_id <> e.enquiry_id
    order by past.submitted_at desc limit ${HISTORY_SHOWN}) latest)`

const historyAt = (
  now: Date,
) => sql`(select json_build_object('enquiries', count(*), 'won', count(*) filter (where past.status = 'ACCEPTED'),
    'customerSince', min(past.enquiry_date), 'latest', ${latestAt(now)})
  from enquiry past where ${itsCustomers})`

const events = sql`(select json_agg(json_build_object('event', v.act, 'status', v.to_status, 'reason', v.reason,
    'at', ${instant('v.happened_at')},
    'actor', coalesce(v.actor_name, ${personName('who')})) order by v.happened_at, v.event_id)
  from enquiry_event v left join account who on who.account_id = v.actor_account_id where v.enquiry_id = e.enquiry_id)`

const contacts = sql`(select coalesce(json_agg(i.value order by i.kind desc), '[]') from identifier i
  where i.account_id = e.account_id and i.verified_at is not null)`

const notes = sql`(select coalesce(json_agg(json_build_object('noteId', n.note_id, 'author', n.author_name,
    'text', n.text, 'at', ${instant('n.written_at')}) order by n.note_no), '[]')
  from enquiry_note n where n.enquiry_id = e.enquiry_id)`

type Row = Omit<InboxEnquiry, 'clock' | 'messages' | 'nearestYard' | 'lines'> &
  Clocked & { messages: StoredMessage[]; lines: Omit<InboxEnquiry['lines'][number], 'rates'>[]; city: string }

/** One enquiry with all the desk knows of it; undefined for an unknown id. */
export const inboxEnquiry = async ({ tx, now }: Transaction, enquiryId: string) =>
  (
    await tx.first(sql<{ enquiry: Row }>`
    select json_build_object(${heading}, 'city', e.city_slug, 'isCompany', e.company_id is not null, 'contacts', ${contacts},
        'deliveryAddress', e.delivery_address, 'siteName', site.address_name, 'poNumber', e.po_number, 'notes', e.notes,
        'firstAnsweredAt', ${instant('e.first_answered_at')}, 'lines', ${lines}, 'history', ${historyAt(now)},
        'internalNotes', ${notes}, 'messages', ${messagesOf('e')}, 'events', ${events}) as enquiry
    from (select enquiry.*, ${turnAt(now)} as turn, ${statusAt(now)} as status_now from enquiry
      where enquiry_id = ${enquiryId}) e ${joined}
    left join project_site site on site.address_id = e.project_site_id`)
  )?.enquiry
