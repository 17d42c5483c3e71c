// The sent quotes on an enquiry.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { draftFor, sendDraft, sentQuote } from '#tests/support/quotes.ts'
import { enquiryBody } from '#tests/support/sample-enquiry.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer({ now: new Date('2026-11-21T06:00:00Z') })
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1', location: 'pune' } })
const sales = await server.signInStaff('SALES')

async function anEnquiry() {
  const { call } = await server.signIn()
  await call('addCartItem', { body: { productId: products.content[0]?.productId ?? '' } })
  const { enquiryId } = await call('submitEnquiry', { body: enquiryBody(server.clock.now()), headers: {} })
  return { call, enquiryId }
}

/** Sends two versions for an enquiry, the second valid longer and with a discount. */
async function quote(enquiryId: string) {
  const first = await draftFor(server, enquiryId)
  await sendDraft(server, first.quoteId)
  const { quoteId, content } = await draftFor(server, enquiryId)
  const lines = content.lines.map((line) => ({ ...line, discountPaise: 50_050 }))
  const body = { ...content, lines, validUntil: '2026-12-25', discountReason: 'Long hire' }
  const { quote: second } = await sales.call('saveQuote', {
    params: { id: quoteId },
    headers: { 'if-match': '*' },
    body,
  })
  await sendDraft(server, quoteId)
  return { first, second }
}

test('an enquiry lists the quotes of its view, newest first, and no other enquiry lists them', async () => {
  const [quoted, other] = [await anEnquiry(), await anEnquiry()]
  const { first, second } = await quote(quoted.enquiryId)

  const { enquiry } = await quoted.call('getEnquiry', { params: { id: quoted.enquiryId } })
  const listedAs = ({ quoteId, quoteNumber, content, priced }: typeof first) => ({
    quoteId,
    quoteNumber,
    validUntil: content.validUntil,
    totalPaise: priced.totalPaise,
  })
  expect(second.priced.totalPaise).toBeLessThan(first.priced.totalPaise)
  expect(enquiry.quotes).toEqual([
    { ...listedAs(second), version: 2, status: 'SENT' },
    { ...listedAs(first), version: 1, status: 'SUPERSEDED' },
  ])
  const listed = await quoted.call('listEnquiries')
  expect(listed.enquiries.content[0]).toMatchObject({
    quoteCount: 2,
    latestTotalPaise: second.priced.totalPaise,
  })

  const { enquiry: untouched } = await other.call('getEnquiry', { params: { id: other.enquiryId } })
  expect(untouched.quotes).toEqual([])
  const otherListed = await other.call('listEnquiries')
  expect(otherListed.enquiries.content[0]).toMatchObject({ quoteCount: 0, latestTotalPaise: null })
})

test('a draft is no quote of its enquiry yet', async () => {
  const { call, enquiryId } = await anEnquiry()
  await sentQuote(server, enquiryId)
  await draftFor(server, enquiryId)
  const { enquiry } = await call('getEnquiry', { params: { id: enquiryId } })
  expect(enquiry.quotes.map(({ version }) => version)).toEqual([1])
})
/** Views that ask for the caller's right once a job; `jobs/views.api.test.ts` and the like prove what each shows. */
const LIMITED_BY_THEMSELVES = [
  'booking_for',
  'job_day',
  'job_machine',
  'job_operator',
  'job_paper',
  'job_photo',
  'job_shift',
  'logged_job',
  'logsheet_reading',
  'machine_time',
]

test('S2 a view shows each caller the same rows as its tables', async () => {
  const views = await server.db.rows(sql<{ name: string; options: string[] | null }>`
    select relname as name, reloptions as options from pg_class
    where relkind = 'v' and relnamespace = 'public'::regnamespace`)
  expect(views.length).toBeGreaterThan(0)
  const others = views.filter(({ options }) => !options?.includes('security_invoker=true'))
  expect(others.map(({ name }) => name).toSorted()).toEqual(LIMITED_BY_THEMSELVES)
})
