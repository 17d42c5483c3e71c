import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveAlso } from '#tests/components/fake-server.ts'
import { refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
  textsOf,
  told,
} from '#tests/components/screen.tsx'
import { aTeam, fillIn } from '#tests/components/users.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const LIST = '/my-rental/company/users'
const main = page.getByRole('main')
const rows = main.getByRole('row')
const link = (name: string) => main.getByRole('link', { name, exact: true })
const people = main.getByRole('rowheader')
const names = () => textsOf(people.getByRole('link'))
const row = (name: string) => rows.filter({ hasText: name })
const summary = page.getByRole('alert', { name: 'Please check these fields' })
const search = page.getByLabelText('Search by name, phone or email')

async function open(name: string) {
  await link(name).click()
  await seen(heading(name))
}

test('a user is added, edited, deactivated, activated and deleted', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: aTeam('Anil', 'Bharat').replies })
  await seen(page.getByText('3 users'))
  await looked('users list')

  await link('Add user').click()
  await seen(heading('Add user'))
  await looked('user new')
  await press('Add user')
  for (const said of ['First name', 'Last name', 'Phone number', 'Email ID'])
    await seen(summary.getByText(`${said} is required`))
  await looked('user new wrong')
  await fillIn('Chitra')
  await page.getByRole('radio', { name: 'Admin' }).click()
  await press('Add user')
  await seen(notice('User Added Successfully'))
  await looked('user added')
  await told('User Added Successfully', 'Chitra Joshi is invited.')
  expect(names().slice(0, 3)).toEqual(['Chitra Joshi', 'Bharat Joshi', 'Anil Joshi'])
  await seen(page.getByText('4 users'))

  await open('Bharat Joshi')
  await looked('user one')
  await lookedInTheDark('user one')
  await field('Last name').fill('Kulkarni')
  await press('Save changes')
  await told('User Updated Successfully', 'The details of Bharat Kulkarni are saved.')
  expect(names().slice(0, 3)).toEqual(['Chitra Joshi', 'Bharat Kulkarni', 'Anil Joshi'])

  await open('Anil Joshi')
  await press('Deactivate')
  await told('User Deactivated Successfully', 'Anil Joshi is signed out everywhere and cannot sign in.')
  await seen(page.getByText('Inactive', { exact: true }))
  await looked('user inactive')
  await link('All users').click()
  await seen(row('Anil Joshi').getByText('Inactive'))
  await looked('users with an inactive one')
  await lookedInTheDark('users')
  await open('Anil Joshi')
  await press('Activate')
  await told('User Activated Successfully', 'Anil Joshi can sign in again.')
  await seen(page.getByText('Active', { exact: true }))

  await press('Delete permanently')
  const asked = notice('Delete Anil Joshi permanently?')
  await seen(asked.getByText('Their enquiries and rentals stay with the company. This cannot be undone.'))
  await looked('user deleting')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await press('Delete permanently')
  await asked.getByRole('button', { name: 'Delete permanently' }).click()
  await told('User Deleted Successfully', 'Anil Joshi was deleted.')
  await seen(page.getByText('3 users'))
  expect(names()).toEqual(['Chitra Joshi', 'Bharat Kulkarni', 'Asha Patil'])
})

test('typing filters the list, Back shows all of it again, and links to a filter work', async () => {
  const { replies } = aTeam('Anil', 'Bharat')
  const router = await visit(LIST, { as: 'admin', replies })
  await seen(page.getByText('3 users'))
  await search.fill('anil')
  await seen(page.getByText('1 user', { exact: true }))
  expect([router.state.location.search, names()]).toEqual(['?q=anil', ['Anil Joshi']])
  await open('Anil Joshi')
  await link('All users').click()
  await expect.element(search).toHaveValue('anil')
  for (let steps = 0; steps < 3; steps += 1) await router.navigate(-1)
  await seen(page.getByText('3 users'))
  await expect.element(search).toHaveValue('')
  await visit(`${LIST}?q=nobody`, { as: 'admin', replies })
  await seen(page.getByText('No user matches'))
  await looked('users none found')
  await link('Show all users').click()
  await seen(page.getByText('3 users'))
})

test('more users than one page are paged', async () => {
  const { replies } = aTeam(...Array.from({ length: 20 }, () => 'Divya'))
  const router = await visit(LIST, { as: 'admin', width: PHONE, replies })
  await seen(page.getByText('Page 1 of 2'))
  expect(people.length).toBe(20)
  await link('Next').click()
  await seen(link('Asha Patil'))
  expect(router.state.location.search).toBe('?page=1')
  await looked('users second page')
  await router.navigate(-1)
  await seen(page.getByText('Page 1 of 2'))
  await visit(`${LIST}?page=9`, { as: 'admin', width: PHONE, replies })
  await seen(page.getByText('21 users'))
  await seen(heading('No more on this page'))
  await gone(page.getByText('No user matches'))
  await looked('users past the end')
  await link('Go to the first page').click()
  await seen(page.getByText('Page 1 of 2'))
})

const REQUEST = {
  accessRequestId: idOf(700),
  firstName: 'Neha',
  lastName: 'Joshi',
  phoneEmail: '7000000700',
  message: 'I run the site at Kharadi and order the lifts.',
  requestedAt: '2026-11-20T10:00:00Z',
}
const waitingToBeLetIn = page.getByRole('region', { name: 'Access requests' })

test('an access request is approved or declined', async () => {
  const team = { ...aTeam('Anil').replies, approveAccessRequest: undefined, rejectAccessRequest: undefined }
  const asking = { ...team, listAccessRequests: { accessRequests: [REQUEST] } }
  await visit(LIST, { as: 'admin', width: PHONE, replies: asking })
  await seen(waitingToBeLetIn.getByText('“I run the site at Kharadi and order the lifts.”'))
  await looked('access requests')
  serveAlso({ listAccessRequests: { accessRequests: [] } })
  await press('Approve Neha Joshi')
  await focused(waitingToBeLetIn.getByText('Neha Joshi is now a user of your company.'))
  await looked('access approved')

  await visit(LIST, { as: 'admin', width: PHONE, replies: asking })
  await seen(button('Reject Neha Joshi'))
  serveAlso({ listAccessRequests: { accessRequests: [] } })
  await press('Reject Neha Joshi')
  await seen(waitingToBeLetIn.getByText('The request of Neha Joshi was rejected.'))
  await visit(LIST, { as: 'admin', width: PHONE, replies: team })
  await seen(page.getByText('2 users'))
  await gone(waitingToBeLetIn)
})

test('a request decided meanwhile is reported and disappears', async () => {
  const replies = {
    ...aTeam().replies,
    listAccessRequests: { accessRequests: [REQUEST] },
    approveAccessRequest: refused('access-request-decided'),
  }
  await visit(LIST, { as: 'admin', replies })
  await seen(button('Approve Neha Joshi'))
  serveAlso({ listAccessRequests: { accessRequests: [] } })
  await press('Approve Neha Joshi')
  await told('Request Failed', 'This request has been decided already.')
  await gone(button('Approve Neha Joshi'))
})

test('a list reports that it is loading or failed, and a retry loads it', async () => {
  const { replies } = aTeam()
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...replies, listCompanyUsers: waiting } })
  await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument()
  await looked('users loading')
  await visit(LIST, {
    as: 'admin',
    width: PHONE,
    replies: { ...replies, listCompanyUsers: refused('service-unavailable') },
  })
  await seen(page.getByRole('alert').getByText('The users could not be loaded'))
  await looked('users failed')
  serveAlso({ listCompanyUsers: replies.listCompanyUsers })
  await press('Try again')
  await seen(page.getByText('1 user', { exact: true }))
  await gone(page.getByRole('alert'))
})
