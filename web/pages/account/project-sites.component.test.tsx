import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serveAlso } from '#tests/components/fake-server.ts'
import { aCompanysSites } from '#tests/components/project-sites.ts'
import { noConnection, refused, waiting } from '#tests/components/replies.ts'
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
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const LIST = '/my-rental/company/project-sites'
const summary = page.getByRole('alert', { name: 'Please check these fields' })
const main = page.getByRole('main')
const names = () => textsOf(main.getByRole('rowheader').getByRole('link'))
const link = (name: string) => main.getByRole('link', { name, exact: true })

async function fillIn(name: string) {
  await field('Site name').fill(name)
  await field('Address line 1').fill('Plot 9, Airport Road')
  await field('State').selectOptions('Maharashtra')
  await page.getByLabelText('City', { exact: true }).fill('Pune')
  await field('PIN code').fill('411032')
}

async function open(name: string) {
  await link(name).click()
  await seen(heading(name))
}

test('a site is added, edited and deleted', async () => {
  const { replies } = aCompanysSites()
  await visit(LIST, { as: 'admin', width: PHONE, replies })
  await seen(page.getByText('No project sites yet'))
  await looked('sites none')
  await link('Add site').click()
  await seen(heading('Add project site'))
  await press('Add project site')
  for (const said of ['Site name', 'Address line 1', 'State', 'City', 'PIN code'])
    await seen(summary.getByText(`${said} is required`))
  await looked('site new wrong')
  await fillIn('Kharadi Tower B')
  await looked('site new')
  await press('Add project site')
  await told('Project Site Added Successfully', 'You can now choose Kharadi Tower B in enquiries.')

  await link('Add site').click()
  await fillIn('Lohegaon Terminal 3')
  await press('Add project site')
  await told('Project Site Added Successfully', 'You can now choose Lohegaon Terminal 3 in enquiries.')
  expect(names()).toEqual(['Lohegaon Terminal 3', 'Kharadi Tower B'])
  await seen(page.getByText('2 project sites'))
  await looked('sites list')

  await open('Kharadi Tower B')
  await expect.element(field('State')).toHaveValue('Maharashtra')
  await looked('site one')
  await field('Site name').fill('Kharadi Tower C')
  await press('Save changes')
  await told('Project Site Updated Successfully', /^Kharadi Tower C is saved\./)
  expect(names()).toEqual(['Lohegaon Terminal 3', 'Kharadi Tower C'])

  await open('Lohegaon Terminal 3')
  await press('Delete permanently')
  const asked = notice('Delete Lohegaon Terminal 3 permanently?')
  await seen(asked.getByText('This cannot be undone.'))
  await looked('site deleting')
  await asked.getByRole('button', { name: 'Delete permanently' }).click()
  await told('Project Site Deleted Successfully', /^Lohegaon Terminal 3 was deleted\./)
  await seen(page.getByText('1 project site', { exact: true }))
  expect(names()).toEqual(['Kharadi Tower C'])
})

test('B-36 a site changed by somebody else is not overwritten unseen', async () => {
  const company = aCompanysSites('Kharadi Tower B')
  const id = company.idOf(1)
  await visit(LIST, { as: 'admin', replies: company.replies })
  await open('Kharadi Tower B')
  company.change(id, { addressName: 'Kharadi Tower B, gate 2' })
  serveAlso({ getProjectSite: noConnection })
  await field('Address line 2').fill('Behind the water tank')
  await press('Save changes')
  const words = 'Somebody else has changed this meanwhile. Please reload and try again.'
  await told('Update Project Site Failed', words)
  await seen(button('Reload'))
  await expect.element(field('Address line 2')).toHaveValue('Behind the water tank')
  await looked('site changed meanwhile')

  await press('Reload')
  await told('Request Failed', 'No connection to the server.')
  serveAlso({ getProjectSite: company.replies.getProjectSite })
  await press('Reload')
  await seen(page.getByRole('row', { name: 'Site name Kharadi Tower B, gate 2 not changed by you' }))
  await seen(page.getByRole('row', { name: 'Address line 2 empty Behind the water tank' }))
  await looked('site differs')
  await lookedInTheDark('site differs')
  await press('Keep mine')
  await focused(page.getByText('Their changes are in.'))
  await expect.element(field('Site name')).toHaveValue('Kharadi Tower B, gate 2')
  await expect.element(field('Address line 2')).toHaveValue('Behind the water tank')
  await looked('site merged')
  company.change(id, { addressName: 'Kharadi Tower B, gate 3' })
  await press('Save changes')
  await told('Update Project Site Failed', words)
  await press('Load theirs')
  await focused(page.getByText('The fields show what they saved.'))
  await expect.element(field('Address line 2')).toHaveValue('')
  await field('Address line 2').fill('Behind the water tank')
  await press('Save changes')
  await told('Project Site Updated Successfully', /^Kharadi Tower B, gate 3 is saved\./)
  expect(company.sites).toMatchObject([
    { addressName: 'Kharadi Tower B, gate 3', addressLine2: 'Behind the water tank' },
  ])
})

test('each refusal shows under the title of its action', async () => {
  const company = aCompanysSites('Kharadi Tower B')
  const violations = [{ field: 'state', message: 'Enter valid state' }]
  const replies = { ...company.replies, addProjectSite: refused('validation', { violations }) }
  await visit('/my-profile/projectsite-detail', { as: 'admin', replies })
  await fillIn('Lohegaon Terminal 3')
  await press('Add project site')
  await told('Add New Project Site Failed', 'Enter valid state')
  await seen(summary.getByText('Enter valid state'))

  await visit(LIST, { as: 'admin', replies })
  await open('Kharadi Tower B')
  company.remove(company.idOf(1))
  await press('Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told('Delete Project Site Failed', 'Requested resource not found.')
  for (const query of [`?site=${company.idOf(1)}`, '']) {
    await visit(`/my-profile/project-site${query}`, { as: 'admin', replies: { getProjectSite: refused('not-found') } })
    await seen(page.getByText('There is no such project site'))
    await gone(button('Save changes'))
  }
  await looked('site missing')
})

test('many sites are paged and filtered, and Back restores each step', async () => {
  const many = Array.from({ length: 22 }, (_, n) => `Tower ${n + 1}`)
  const router = await visit(LIST, { as: 'admin', replies: aCompanysSites(...many).replies })
  await seen(page.getByText('22 project sites'))
  expect(names()).toEqual(many.toReversed().slice(0, 20))
  await looked('sites first page')
  await link('Next').click()
  await seen(page.getByText('Page 2 of 2'))
  await seen(link('Tower 1'))
  expect(names()).toEqual(['Tower 2', 'Tower 1'])
  const search = page.getByLabelText('Search by name, city or PIN code')
  await search.fill('tower 2')
  await seen(page.getByText('4 project sites'))
  expect(router.state.location.search).toBe('?q=tower+2')
  expect(names()).toEqual(['Tower 22', 'Tower 21', 'Tower 20', 'Tower 2'])
  await router.navigate(-1)
  await seen(page.getByText('Page 2 of 2'))
  await expect.element(search).toHaveValue('')
  await router.navigate(-1)
  await seen(page.getByText('Page 1 of 2'))
})

test('a list reports that it is loading, failed, without results or past its end', async () => {
  const company = aCompanysSites('Kharadi Tower B')
  const { replies } = company
  const at = { as: 'admin', width: PHONE } as const
  await visit(LIST, { ...at, replies: { listProjectSites: waiting } })
  await seen(main.getByText('Loading'))
  await looked('sites waiting')
  await visit(LIST, { ...at, replies: { listProjectSites: refused('server-error') } })
  await seen(page.getByText('The project sites could not be loaded'))
  await looked('sites failed')
  serveAlso(replies)
  await press('Try again')
  await seen(link('Kharadi Tower B'))
  await page.getByLabelText('Search by name, city or PIN code').fill('kochi')
  await seen(page.getByText('No project site matches'))
  await looked('sites nothing found')
  await visit(`${LIST}?page=9`, { ...at, replies })
  await seen(page.getByText('No more on this page'))
  await looked('sites past the end')
  await link('Go to the first page').click()
  await seen(link('Kharadi Tower B'))
  expect(names()).toEqual(['Kharadi Tower B'])
})

test('a user can read sites but not see users; an individual can do neither', async () => {
  const { replies } = aCompanysSites('Kharadi Tower B')
  await visit(LIST, { as: 'individual', width: PHONE, replies })
  await seen(page.getByText('This page belongs to companies'))
  await looked('sites for companies')

  const as = { as: 'user', width: PHONE, replies } as const
  await visit(LIST, as)
  await seen(page.getByText('1 project site', { exact: true }))
  await gone(link('Add site'))
  await gone(page.getByRole('link', { name: 'Users' }))
  await open('Kharadi Tower B')
  await seen(page.getByText('Survey 62, Kharadi Bypass Road'))
  expect(page.getByRole('textbox').length).toBe(0)
  expect(page.getByRole('button', { name: /Save|Delete/ }).length).toBe(0)
  await looked('site read only')
  for (const path of ['/my-rental/company/users', '/my-profile/user-detail', '/my-profile/projectsite-detail']) {
    await visit(path, as)
    await seen(page.getByText('This page is for administrators'))
  }
  await looked('users for administrators')
  await expect.element(link('Back to your company')).toHaveAttribute('href', '/my-rental/company/overview')
})
