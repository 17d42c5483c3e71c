import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type InboxEnquiry, type InboxItem, turns } from '#contract/enquiries.inbox.ts'
import { aDeskQuote, anItemOf, aQuoteServer, noCounts } from '#tests/components/desk-quotes.ts'
import { LOCATIONS } from '#tests/components/enquiries.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { ago, anItem, inFull } from '#tests/components/inbox.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { aMember, self } from '#tests/components/staff.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const row = (name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(name) })
const key = (name: string) => userEvent.keyboard(name)
const kavita = aMember('Kavita', 1)

/** Late, urgent, calm, and one whose customer waits for us again. */
const items = () => [
  anItem(3, 'Sahyadri Infra Projects', -52, { assignee: { staffId: kavita.staffId, name: 'Kavita Nair' } }),
  anItem(6, 'Deccan Buildworks', 38, { unread: 1 }),
  anItem(7, 'Ravi Kulkarni', 110),
  anItem(1, 'Godavari Precast Yard', 0, {
    turn: 'CHANGE_REQUESTED',
    status: 'QUOTED',
    clock: null,
    lastSpokeAt: ago(190),
    lastMessage: 'Wants the crane for 20 days instead of 14',
    latestTotalPaise: 11_800_000,
  }),
]

/** The inbox as the server keeps it during a test. */
function anInbox(found: InboxItem[] = items()) {
  const full = new Map(found.map((item) => [item.enquiryId, inFull(item)]))
  const of = (id: string) => full.get(id) as InboxEnquiry
  const counts = () =>
    Object.fromEntries(turns.map((turn) => [turn, found.filter((item) => item.turn === turn).length])) as Record<
      (typeof turns)[number],
      number
    >
  const replies: Replies = {
    listInbox: ({ query }) => ({
      enquiries: pageOf(query.filter === undefined || query.filter === 'OUR_TURN' ? found : [], { ...query }),
      counts: counts(),
      office: { isOpen: true, changesAt: ago(-180) },
      answers: { due: 26, inTime: 24 },
    }),
    getInboxEnquiry: ({ params: { id } }) => ({ enquiry: of(id) }),
    listStaff: { staff: pageOf([self('SALES'), kavita], { page: 0, size: 100 }) },
    listLocations: LOCATIONS,
    listQuotes: { quotes: pageOf([]), counts: noCounts() },
    assignEnquiry: ({ params: { id }, body: { to } }) => {
      const name = to === kavita.staffId ? 'Kavita Nair' : 'Meera Joshi'
      return { enquiry: Object.assign(of(id), { assignee: to === null ? null : { staffId: to, name } }) }
    },
    addEnquiryNote: ({ params: { id }, body: { text } }) => {
      const note = { noteId: kavita.staffId, author: 'Meera Joshi', text, at: ago(0) }
      of(id).internalNotes.push(note)
      return { note }
    },
    writeToCustomer: ({ params: { id }, body: { text } }) => {
      const message = {
        messageId: self('SALES').staffId,
        from: 'STAFF' as const,
        author: 'Meera Joshi',
        text,
        at: ago(0),
        readAt: null,
        files: [],
      }
      of(id).messages.push(message)
      return { message }
    },
    readCustomerMessages: undefined,
    cancelInboxEnquiry: ({ params: { id } }) => ({
      enquiry: Object.assign(of(id), { status: 'CANCELLED', turn: 'CLOSED', clock: null }),
    }),
  }
  return { replies, found }
}

test('the inbox shows the turns, the clocks and the assignees', async () => {
  await visit('/desk/enquiries', { atDesk: 'SALES', replies: anInbox().replies })
  await seen(heading('Enquiries'))
  await seen(page.getByText('0:52 late'))
  await seen(page.getByText('0:38 left'))
  await seen(page.getByText('3:10 open'))
  await seen(page.getByText('Wants the crane for 20 days instead of 14'))
  await seen(page.getByText('3, most urgent first'))
  await seen(page.getByText('92 % of this month’s first answers came in time'))
  await seen(page.getByText('(24 of 26)'))
  await expect.element(page.getByRole('link', { name: 'Our turn 4' })).toHaveAttribute('aria-current', 'page')
  await looked('desk inbox')
  await lookedInTheDark('desk inbox')
})

test('by keyboard: next, take, message, note, all keys, back; never while typing', async () => {
  const { replies } = anInbox()
  await visit('/desk/enquiries', { atDesk: 'SALES', replies })
  await seen(row('Deccan'))
  await key('j')
  await seen(heading('Sahyadri Infra Projects'))
  await key('j')
  await seen(heading('Deccan Buildworks'))
  await focused(row('Deccan'))
  await key('a')
  await seen(page.getByText('Assigned to Meera Joshi.'))
  await seen(page.getByText('Bhiwandi, 34 km from the centre of Mumbai in a straight line'))
  await seen(page.getByText('₹2,400 a day'))
  await looked('desk enquiry')
  await key('m')
  await focused(field('Message to Deccan Buildworks'))
  await userEvent.keyboard('jam and money, nothing else')
  await seen(heading('Deccan Buildworks'))
  await looked('desk message')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await seen(page.getByText('Message sent.'))
  await key('n')
  await focused(field('Note for the desk'))
  await press('Add note')
  await seen(page.getByText('Please write something first'))
  await field('Note for the desk').fill('Pays in 34 days.')
  await press('Add note')
  await seen(page.getByText('Note added.'))
  await key('?')
  await seen(page.getByRole('dialog', { name: 'Keys' }))
  await looked('desk keys')
  await key('{Escape}')
  await gone(page.getByRole('dialog'))
  await key('k')
  await seen(heading('Sahyadri Infra Projects'))
  await key('{Escape}')
  await seen(page.getByText('Choose an enquiry'))
  const bodies = (name: 'assignEnquiry' | 'writeToCustomer' | 'addEnquiryNote') =>
    askedOf(name).map((one) => (one as { body: object }).body)
  expect(bodies('assignEnquiry')).toEqual([{ to: self('SALES').staffId, from: null }])
  expect(bodies('writeToCustomer')).toEqual([{ text: 'jam and money, nothing else', fileIds: [] }])
  expect(bodies('addEnquiryNote')).toEqual([{ text: 'Pays in 34 days.' }])
})

test('a colleague who was faster is named, and the row says who has it', async () => {
  const { replies, found } = anInbox()
  const [, deccan] = found
  await visit(`/desk/enquiries/${deccan?.enquiryId}`, {
    atDesk: 'SALES',
    replies: { ...replies, assignEnquiry: refused('taken-by-colleague') },
  })
  await seen(heading('Deccan Buildworks'))
  await press('Assign to me')
  await seen(page.getByText('A colleague has this enquiry now.'))
})

test('cancelling needs a reason', async () => {
  const { replies, found } = anInbox()
  await visit(`/desk/enquiries/${found[2]?.enquiryId}`, { atDesk: 'SALES', replies })
  await press('Cancel enquiry')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel enquiry' }).click()
  await seen(page.getByText('Please write something first'))
  await looked('desk cancel')
  await field('Reason').fill('Asked twice')
  await dialog.getByRole('button', { name: 'Cancel enquiry' }).click()
  await seen(page.getByText('The enquiry is cancelled.'))
  await gone(button('Message'))
})

test('on a phone the enquiry is a page, and going back finds the list', async () => {
  const { replies } = anInbox()
  await visit('/desk/enquiries', { atDesk: 'SALES', width: PHONE, replies })
  await row('Ravi').click()
  await seen(heading('Ravi Kulkarni'))
  await gone(row('Sahyadri'))
  await page.getByRole('link', { name: 'All enquiries' }).click()
  await seen(row('Sahyadri'))
  const tabs = page.getByRole('navigation', { name: 'Whose turn it is' }).element()
  expect(tabs.scrollWidth).toBe(tabs.clientWidth)
})

test('other roles read everything and change nothing', async () => {
  const { replies, found } = anInbox()
  await visit(`/desk/enquiries/${found[0]?.enquiryId}`, { atDesk: 'OPERATIONS', replies })
  await seen(page.getByText('Assigned to Kavita Nair').first())
  await key('m')
  await gone(button('Message'))
  await gone(page.getByRole('textbox'))
  await looked('desk enquiry read only')
  await key('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await seen(keys.getByText('Next enquiry'))
  await gone(keys.getByText('Assign to me'))
})

test('filters narrow the list and stay in the address', async () => {
  const router = await visit('/desk/enquiries', { atDesk: 'SALES', replies: anInbox().replies })
  await seen(row('Ravi'))
  await key('f')
  await page.getByLabelText('City').selectOptions('Pune')
  await page.getByRole('searchbox').fill('genie')
  await expect.poll(() => router.state.location.search).toBe('?q=genie&city=pune')
  await looked('desk inbox filter')
})

test('the inbox shows that it is loading, that it failed, that all are answered and that nobody matches', async () => {
  await visit('/desk/enquiries', { atDesk: 'SALES', replies: { listInbox: waiting } })
  await seen(page.getByRole('status').first())
  await visit('/desk/enquiries', { atDesk: 'SALES', replies: { listInbox: refused('service-unavailable') } })
  await seen(page.getByText('The enquiries could not be loaded'))
  await visit('/desk/enquiries', { atDesk: 'SALES', replies: anInbox([]).replies })
  await seen(page.getByText('All answered'))
  await looked('desk inbox empty')
  await visit('/desk/enquiries?q=nobody', { atDesk: 'SALES', replies: anInbox([]).replies })
  await seen(page.getByText('No enquiry matches'))
  const missing = { ...anInbox().replies, getInboxEnquiry: refused('not-found') }
  await visit(`/desk/enquiries/${kavita.staffId}`, { atDesk: 'SALES', replies: missing })
  await seen(page.getByText('There is no such enquiry'))
})

test('q opens the draft of the enquiry and its list of versions; not for read-only roles', async () => {
  const { replies, found } = anInbox()
  const quote = aDeskQuote({ enquiryId: found[1]?.enquiryId ?? '' })
  const quotes = {
    ...aQuoteServer(quote).replies,
    ...replies,
    listQuotes: { quotes: pageOf([anItemOf(quote)]), counts: noCounts() },
  }
  await visit(`/desk/enquiries/${quote.enquiryId}`, { atDesk: 'SALES', replies: quotes })
  await seen(page.getByRole('link', { name: 'QTN-2627-000058, version 1' }))
  await seen(button('Quote'))
  await key('q')
  await seen(button('Save'))
  expect(askedOf('draftQuote')).toMatchObject([{ params: { id: quote.enquiryId } }])
  await visit(`/desk/enquiries/${quote.enquiryId}`, { atDesk: 'ACCOUNTS', replies: quotes })
  await seen(page.getByRole('link', { name: 'QTN-2627-000058, version 1' }))
  await gone(button('Quote'))
})
