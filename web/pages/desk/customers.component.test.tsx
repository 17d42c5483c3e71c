import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DeskPerson } from '#contract/users.desk.ts'
import { AT, aCompany, aMember, customersAtDesk } from '#tests/components/customers.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const link = (name: string) => main.getByRole('link', { name, exact: true })
const noteField = page.getByRole('textbox', { name: 'Note', exact: true })
const PAYLOAD = '<img src=x onerror="document.title=\'run\'"> <script>document.title="run"</script>'

test('sales decides a request that no administrator is left to decide', async () => {
  await visit('/desk/customers', { atDesk: 'SALES', width: PHONE, replies: customersAtDesk().replies })
  await seen(page.getByText('1 person', { exact: true }).first())
  await seen(heading('Ravi Iyer asks for access to Malvan Towers Private Limited'))
  await seen(page.getByText('The person you approve becomes the administrator.'))
  await looked('desk customers')
  await press('Reject')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }).getByText('Reason is required'))
  await field('Reason').fill('Letter of the directors')
  await press('Approve as administrator')
  await seen(page.getByText('Ravi Iyer is now the administrator of Malvan Towers Private Limited.'))
  await gone(heading('Access requests to decide'))
  expect(askedOf('approveOrphanRequest')).toMatchObject([{ body: { reason: 'Letter of the directors' } }])
  expect(askedOf('rejectOrphanRequest')).toEqual([])
})

test('sales notes, judges and limits a company', async () => {
  await visit('/desk/customers', { atDesk: 'SALES', replies: customersAtDesk().replies })
  await link('Malvan Towers Private Limited').click()
  await seen(heading('Malvan Towers Private Limited'))
  await looked('desk customer')
  await noteField.fill('Pays on time.')
  await press('Add note')
  await seen(page.getByText('Pays on time.', { exact: true }))
  await expect.element(noteField).toHaveValue('')

  await field('Credit limit in rupees').fill('5,00,000')
  await field('Payment days').fill('30')
  await press('Save limits')
  await seen(page.getByRole('alert', { name: 'Please check these fields' }))
  await field('Credit limit in rupees').fill('500000')
  await press('Save limits')
  await seen(page.getByText('Saved.', { exact: true }))
  expect(askedOf('saveCustomerLimits')).toMatchObject([
    { headers: { 'if-match': 'W/"0"' }, body: { creditLimitPaise: 50_000_000, paymentDays: 30 } },
  ])

  await page.getByRole('textbox', { name: 'Reason' }).fill('Letter of the directors')
  await press('Record')
  await seen(page.getByText('Recorded.', { exact: true }))
  await seen(main.getByText('Verified').first())
  expect(askedOf('judgeCompany')).toMatchObject([{ headers: { 'if-match': 'W/"1"' }, body: { verdict: 'VERIFIED' } }])
  await looked('desk customer judged')
  await lookedInTheDark('desk customer judged')
})

test('other roles read a company and change nothing', async () => {
  await visit('/desk/customers', { atDesk: 'ACCOUNTS', replies: customersAtDesk().replies })
  await seen(heading('Ravi Iyer asks for access to Malvan Towers Private Limited'))
  await gone(button('Reject'))
  await gone(page.getByText('The person you approve becomes the administrator.'))
  await link('Malvan Towers Private Limited').click()
  await seen(page.getByText('No notes yet.'))
  for (const name of ['Add note', 'Record', 'Save limits']) await gone(button(name))
})

test('B-36 a judgement of a company that a colleague has changed is refused and says so', async () => {
  const { replies } = customersAtDesk()
  await visit(`/desk/customers/${idOf(800)}`, {
    atDesk: 'SALES',
    replies: { ...replies, judgeCompany: refused('precondition-failed') },
  })
  await page.getByRole('textbox', { name: 'Reason' }).fill('Letter of the directors')
  await press('Record')
  await told('Request Failed', /changed/)
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Letter of the directors')
})

test('S13 names, notes and reasons stay text', async () => {
  const note = { noteId: idOf(821), text: PAYLOAD, by: 'Meera Joshi', at: AT }
  const event = { event: 'DISPUTED' as const, by: 'Meera Joshi', reason: PAYLOAD, at: AT }
  const company = aCompany({ companyName: PAYLOAD, notes: [note], events: [event] })
  await visit(`/desk/customers/${idOf(800)}`, { atDesk: 'SALES', replies: customersAtDesk(company).replies })
  await seen(heading(PAYLOAD))
  expect(main.getByText(PAYLOAD).elements()).toHaveLength(3)
  expect(main.element().querySelectorAll('img, script')).toHaveLength(0)
})

test('the lists show that they are loading, empty or failed', async () => {
  const none = { listOrphanRequests: { accessRequests: [] } }
  await visit('/desk/customers', { atDesk: 'SALES', replies: { ...none, listCompanies: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/customers', {
    atDesk: 'SALES',
    replies: { ...none, listCompanies: refused('service-unavailable') },
  })
  await seen(page.getByText('The companies could not be loaded'))
  const empty = { listWanted: { wanted: pageOf([], { page: 0, size: 20 }) } }
  await visit('/desk/availability', { atDesk: 'SALES', replies: empty })
  await seen(page.getByText('Nobody is waiting'))
})

test('sales finds a person without a company, and adds notes, documents and limits', async () => {
  const person: DeskPerson = { ...aMember, phone: null, isActive: true, since: AT, notes: [] }
  const replies: Replies = {
    listPersons: ({ query }) => ({ persons: pageOf([person], query) }),
    getPerson: () => ({ person }),
    ...customersAtDesk().replies,
    listCustomerEnquiries: ({ query }) => ({ enquiries: pageOf([], query) }),
    addCustomerNote: ({ body: { text } }) => {
      const note = { noteId: idOf(830), text, by: 'Meera Joshi', at: AT }
      Object.assign(person, { notes: [note] })
      return { note }
    },
  }
  await visit('/desk/persons', { atDesk: 'SALES', width: PHONE, replies })
  await looked('desk persons')
  await link('Asha Patil').click()
  await seen(heading('Asha Patil'))
  await noteField.fill('Prefers calls.')
  await press('Add note')
  await seen(page.getByText('Prefers calls.', { exact: true }))
  await page.getByLabelText('Add document').upload(new File(['…'], 'letter.pdf', { type: 'application/pdf' }))
  await seen(page.getByText('Added letter of authority.pdf.'))
  await field('Payment days').fill('15')
  await press('Save limits')
  await seen(page.getByText('Saved.', { exact: true }))
  const of = { params: { id: aMember.userId } }
  expect(askedOf('addCustomerDocument')).toMatchObject([of])
  expect(askedOf('saveCustomerLimits')).toMatchObject([{ ...of, body: { creditLimitPaise: null, paymentDays: 15 } }])
  await looked('desk person without company')
})

test('the list of awaited machines shows the city, the number of people, since when, and where else each is', async () => {
  const machine = { productId: idOf(840), productName: 'Genie GS-1930', productSlug: 'genie-gs-1930', since: AT }
  const wanted = pageOf(
    [
      { ...machine, city: 'pune', cityName: 'Pune', waiting: 7, availableIn: ['Mumbai', 'Nashik'] },
      { ...machine, city: 'goa', cityName: 'Goa', waiting: 1, availableIn: [] },
    ],
    { page: 0, size: 20 },
  )
  await visit('/desk/availability', { atDesk: 'OPERATIONS', width: PHONE, replies: { listWanted: { wanted } } })
  await seen(page.getByText('Mumbai, Nashik'))
  await seen(page.getByText('Nowhere yet'))
  await looked('desk availability')
})
