// Acts that a server is killed in the middle of: how each is sent, and what of it stands in the database.
import { type RawBuilder, sql } from 'kysely'
import { dateInIndia } from '#contract/dates.ts'
import type { QuoteContent } from '#contract/quotes.content.ts'
import { aQuoteWorld } from '#tests/support/answered-quotes.ts'
import { callAt } from '#tests/support/call-at.ts'
import { aMachine, aPersonsJob } from '#tests/support/hire.ts'
import { aSubmitted } from '#tests/support/logsheets.ts'
import { BILLING_PARTY } from '#tests/support/sample-enquiry.ts'
import type { TestServer } from '#tests/support/server.ts'
import { daysAgo, onHireSince } from '#tests/support/summary-sheets.ts'

type Person = Pick<Awaited<ReturnType<TestServer['signIn']>>, 'accessToken'>
type Counts = Readonly<Record<string, number | string>>
export type ActToKill = {
  readonly name: string
  /** Sends the request to the product at an address, the same one each time. */
  readonly send: (url: string) => Promise<unknown>
  /** Counts its rows in the database; `before` and `after` are the counts around the act. */
  readonly standing: () => Promise<Counts>
  readonly before: Counts
  readonly after: Counts
  /** The answer to the same request once the act is done: a reply like the first, or a refusal of this type. */
  readonly again: 'done' | 'status-conflict'
  /** Counts the rows that its tasks leave; `resulting` are the counts expected. */
  readonly results?: () => Promise<Counts>
  readonly resulting?: Counts
}

/** Machines of a line, each of which becomes a job. */
const UNITS = 3
const HELD = 2

const events = (table: string, id: string, act: string) => sql`(
  select count(*)::int from ${sql.table(`${table}_event`)} where ${sql.ref(`${table}_id`)} = ${id} and act = ${act})`
const tasks = (name: string, fact: string) =>
  sql`(select count(*)::int from task where name = ${name} and fact like ${fact})`

const read = (server: TestServer, query: RawBuilder<Counts>) => async () => {
  const found = await server.db.first(query)
  if (!found) throw new Error('The record of the act is gone.')
  return found
}

/** The acceptance of a quote for some machines, of which it holds a few. */
async function acceptance(server: TestServer, world: Awaited<ReturnType<typeof aQuoteWorld>>): Promise<ActToKill> {
  const several = (content: QuoteContent) => ({
    ...content,
    lines: content.lines.map((line) => ({ ...line, quantity: UNITS })),
  })
  const { person, quoteId, enquiryId } = await world.aQuote(several)
  const { productId, from, to } = await lineOf(server, quoteId)
  for (let held = 0; held < HELD; held += 1)
    await server.db.rows(sql`
      insert into booking (booking_id, machine_id, kind, ref, during, expires_at, made_by, made_at)
      select gen_random_uuid(), ${await aMachine(server, productId)}, 'HOLD', quote_id,
        daterange(${from}::date, ${to}::date, '[]'), ${server.clock.now()}::timestamptz + interval '1 hour', 'Rohan',
        ${server.clock.now()}
      from quote where quote_id = ${quoteId}`)
  const body = { otp: await world.codeOf(person, quoteId), billingParty: BILLING_PARTY }
  const counted = { acceptances: 1, ofQuote: 1, ofEnquiry: 1, codes: 1, toMake: 1, notices: 1, holdsKept: HELD }
  return {
    name: 'acceptance',
    send: (url) => callAt(url, person.accessToken)('acceptQuote', { params: { quoteId }, body }),
    standing: read(
      server,
      sql`
        select q.status as quote, e.status as enquiry,
          (select count(*)::int from quote_acceptance a where a.quote_id = q.quote_id) as acceptances,
          ${events('quote', quoteId, 'accept')} as of_quote, ${events('enquiry', enquiryId, 'accept')} as of_enquiry,
          (select count(*)::int from one_time_code
            where purpose = ${`ACCEPT_QUOTE ${quoteId}`} and used_at is not null) as codes,
          ${tasks('accepted-quote', quoteId)} as to_make,
          ${tasks('notification', `quote-accepted:${quoteId}%`)} as notices,
          (select count(*)::int from booking b where b.ref = q.quote_id and b.kind = 'HOLD'
            and b.expires_at > ${server.clock.now()}::timestamptz + interval '2 hours') as holds_kept
        from quote q join enquiry e using (enquiry_id) where q.quote_id = ${quoteId}`,
    ),
    before: { quote: 'SENT', enquiry: 'QUOTED', ...zero(counted) },
    after: { quote: 'ACCEPTED', enquiry: 'ACCEPTED', ...counted },
    again: 'done',
    results: read(
      server,
      sql`
        select count(*)::int as jobs, count(distinct unit_no)::int as units, count(distinct job_number)::int as numbers,
          (select count(*)::int from job_event join job using (job_id) where quote_id = ${quoteId}) as events,
          (select count(*)::int from notification
            where account_id = ${person.accountId} and kind = 'enquiryQuoteAccepted') as notifications
        from job where quote_id = ${quoteId}`,
    ),
    resulting: { jobs: UNITS, units: UNITS, numbers: UNITS, events: UNITS, notifications: 1 },
  }
}

const zero = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.keys(counts).map((name) => [name, 0]))

async function lineOf({ atDesk }: TestServer, quoteId: string) {
  const { quote } = await (await atDesk('SALES')).call('getDeskQuote', { params: { id: quoteId } })
  const [line] = quote.content.lines
  return { productId: line?.offers[0]?.productId ?? '', from: line?.from ?? '', to: line?.to ?? '' }
}

/** The drawn signature of a log. */
function signing(server: TestServer, by: Person, logsheetId: string): ActToKill {
  const counted = { signatures: 1, ofLog: 1, keys: 1 }
  const key = `sign-${logsheetId}`
  const headers = { 'idempotency-key': key }
  const body = { signature: 'M0 0L9 9', designation: 'Engineer', version: 1 }
  return {
    name: 'signature',
    send: (url) => callAt(url, by.accessToken)('signLogsheet', { params: { id: logsheetId }, headers, body }),
    standing: read(
      server,
      sql`
        select l.status as log,
          (select count(*)::int from logsheet_signature s join logsheet_version v using (logsheet_id, version)
            where s.logsheet_id = l.logsheet_id and s.hash = v.hash) as signatures,
          ${events('logsheet', logsheetId, 'sign')} as of_log,
          (select count(*)::int from idempotency_key where key = ${key} and reply is not null) as keys
        from logsheet l where l.logsheet_id = ${logsheetId}`,
    ),
    before: { log: 'SUBMITTED', ...zero(counted) },
    after: { log: 'SIGNED', ...counted },
    again: 'done',
  }
}

/** The desk's confirmation of an off-hire; once is enough. */
function confirmation(server: TestServer, by: Person, jobId: string): ActToKill {
  const counted = { confirmed: 1, ofJob: 1, audited: 1, notices: 1 }
  return {
    name: 'confirmation',
    send: (url) => callAt(url, by.accessToken)('acknowledgeOffHire', { params: { id: jobId }, body: {} }),
    standing: read(
      server,
      sql`
        select (off_hire_acknowledged_at is not null)::int as confirmed, ${events('job', jobId, 'acknowledge')} as of_job,
          (select count(*)::int from audit_entry
            where act = 'acknowledgeOffHire' and subject_id = ${jobId}) as audited,
          ${tasks('notification', `jobOffHire:${jobId}:%`)} as notices
        from job where job_id = ${jobId}`,
    ),
    before: zero(counted),
    after: counted,
    again: 'status-conflict',
  }
}

/** Makes acts that nobody has sent yet: two acceptances, two signatures and the confirmation of an off-hire. */
export async function actsToKill(server: TestServer) {
  const world = await aQuoteWorld(server)
  return async () => {
    const { person, jobId } = await aPersonsJob(server, world.first.productId)
    await onHireSince(server, jobId, 1)
    // Yesterday is over at any hour.
    const date = daysAgo(server, 1)
    const [day, night] = [
      await aSubmitted(server, jobId, { date }),
      await aSubmitted(server, jobId, { date, shift: 'B', remarks: 'Night' }),
    ]
    const from = dateInIndia(server.clock.now())
    await person.call('requestOffHire', { params: { jobId }, body: { from } })
    return [
      await acceptance(server, world),
      await acceptance(server, world),
      signing(server, person, day),
      signing(server, person, night),
      confirmation(server, await server.atDesk('OPERATIONS'), jobId),
    ]
  }
}
