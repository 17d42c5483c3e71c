import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  looked,
  lookedInTheDark,
  press,
  seen,
  textsOf,
  told,
} from '#tests/components/screen.tsx'
import { aStaffedCompany } from '#tests/components/site-people.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const SITE = `/my-profile/project-site?site=${idOf(1)}`
const ANIL = `/my-profile/user-detail/${idOf(500)}`
const people = page.getByRole('region', { name: 'People of this site' })
const sites = page.getByRole('region', { name: 'Project sites' })
const siteChoice = page.getByLabelText('Site', { exact: true })
const signs = (name: string) => page.getByRole('checkbox', { name: `${name} signs as engineer` })
const options = (label: string) => textsOf(field(label).getByRole('option'))

test('an administrator assigns people to a site, names an engineer and removes one', async () => {
  const { replies } = aStaffedCompany({ sites: ['Kharadi Tower B'], people: ['Anil', 'Meera'] })
  await visit(SITE, { as: 'admin', width: PHONE, replies })
  await seen(people.getByText('Nobody is assigned yet.'))
  expect(options('Person')).toEqual(['Choose a person', 'Meera Joshi', 'Anil Joshi', 'Asha Patil'])
  await press('Assign')
  await seen(people.getByText('Please choose one first'))
  await looked('site people none')
  await field('Person').selectOptions('Anil Joshi')
  await press('Assign')
  await seen(people.getByText('Anil Joshi is assigned. We told them.'))
  expect(askedOf('assignToSite')).toMatchObject([
    { params: { id: idOf(1) }, body: { userId: idOf(500), engineer: false } },
  ])
  await expect.poll(() => options('Person')).toEqual(['Choose a person', 'Meera Joshi', 'Asha Patil'])
  await field('Person').selectOptions('Meera Joshi')
  await page.getByRole('checkbox', { name: 'Engineer', exact: true }).click()
  await press('Assign')
  await seen(people.getByText('Meera Joshi signs as engineer now. We told them.'))
  await expect.element(signs('Meera Joshi')).toBeChecked()
  await signs('Anil Joshi').click()
  await seen(people.getByText('Anil Joshi signs as engineer now.'))
  await signs('Meera Joshi').click()
  await seen(people.getByText('Meera Joshi no longer signs as engineer.'))
  await expect.element(signs('Meera Joshi')).not.toBeChecked()
  await looked('site people')
  await lookedInTheDark('site people')
  await press('Remove Anil Joshi')
  await seen(people.getByText('Anil Joshi is no longer assigned. We told them.'))
  await gone(signs('Anil Joshi'))
})

test('the sites of a user are assigned on their page, invited people have none', async () => {
  const company = aStaffedCompany({ sites: ['Kharadi Tower B', 'Nerul Depot'], people: ['Anil', 'Meera'] })
  await visit(ANIL, { as: 'admin', replies: company.replies })
  await seen(sites.getByText('Assigned to no site yet.'))
  await siteChoice.selectOptions('Nerul Depot, Pune')
  await press('Assign')
  await seen(sites.getByText('Anil Joshi is assigned. We told them.'))
  expect(askedOf('assignToSite')).toMatchObject([{ params: { id: idOf(2) }, body: { userId: idOf(500) } }])
  await signs('Nerul Depot').click()
  await seen(sites.getByText('Anil Joshi signs as engineer now.'))
  await looked('user sites')
  await siteChoice.selectOptions('Kharadi Tower B, Pune')
  await press('Assign')
  await seen(sites.getByText('Assigned to every site.'))
  await gone(siteChoice)

  Object.assign(company.users[0] ?? {}, { status: 'INVITED', active: false })
  await visit(`/my-profile/user-detail/${idOf(501)}`, { as: 'admin', replies: company.replies })
  await seen(button('Withdraw invitation'))
  await gone(sites)
})

test('a user reads who works at a site and changes nothing', async () => {
  const company = aStaffedCompany({ sites: ['Kharadi Tower B'], people: ['Anil', 'Meera'] })
  const [meera, anil] = company.users
  company.replies.assignToSite({ params: { id: idOf(1) }, body: { userId: anil?.userId ?? '', engineer: true } })
  company.replies.assignToSite({ params: { id: idOf(1) }, body: { userId: meera?.userId ?? '', engineer: false } })
  await visit(SITE, { as: 'user', width: PHONE, replies: company.replies })
  await seen(people.getByRole('row', { name: /Anil Joshi.*Engineer/ }))
  await seen(people.getByRole('row', { name: /Meera Joshi.*Member/ }))
  for (const role of ['button', 'checkbox', 'combobox'] as const) await gone(people.getByRole(role))
  expect(askedOf('listCompanyUsers')).toEqual([])
  await looked('site people read only')
})

test('each refusal shows its message, and a failed list can be loaded again', async () => {
  const { replies } = aStaffedCompany({ sites: ['Kharadi Tower B'], people: ['Anil'] })
  await visit(SITE, { as: 'admin', replies: { ...replies, listSitePeople: refused('server-error') } })
  await seen(page.getByText('The people of this site could not be loaded'))
  serveAlso({ listSitePeople: replies.listSitePeople, assignToSite: refused('not-found') })
  await press('Try again')
  await field('Person').selectOptions('Anil Joshi')
  await press('Assign')
  await told('Request Failed', 'Requested resource not found.')
  await seen(people.getByText('Nobody is assigned yet.'))
})
