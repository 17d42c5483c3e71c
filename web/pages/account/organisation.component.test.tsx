import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCompany } from '#tests/components/company.ts'
import { countsOf } from '#tests/components/enquiries.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
import { idOf, PLACES, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  field,
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
import { aTeam, aUser } from '#tests/components/users.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const EDIT = '/my-profile/edit-organisation-detail'
const ORGANISATION = '/my-profile/organisation-detail'
const OVERVIEW = '/my-rental/company/overview'
const NAME = 'Malvan Towers Private Limited'
const main = page.getByRole('main')
const billing = page.getByRole('group', { name: 'Billing address' })
const delivery = page.getByRole('group', { name: 'Delivery address' })

const counted = {
  listProjectSites: { projectSites: pageOf([]) },
  countEnquiries: countsOf(3),
  listAccessRequests: { accessRequests: [] },
}
const REQUEST = {
  accessRequestId: idOf(700),
  firstName: 'Neha',
  lastName: 'Joshi',
  phoneEmail: '7000000700',
  message: null,
  requestedAt: '2026-11-20T10:00:00Z',
}

test('an administrator sees the company overview', async () => {
  const { users, replies } = aTeam('Anil')
  users.unshift(aUser('Bharat', 7, { active: false, status: 'INVITED' }))
  const at = { as: 'admin', width: PHONE } as const
  const all = { ...aCompany().replies, ...replies, ...counted, listAccessRequests: { accessRequests: [REQUEST] } }
  await visit(OVERVIEW, { ...at, replies: { ...all, listProjectSites: noConnection } })
  await seen(heading(NAME))
  await seen(heading('1 access request'))
  for (const tile of [/^Active users 2/, /^Open enquiries 3$/]) await seen(main.getByRole('link', { name: tile }))
  const again = main.getByRole('button', { name: 'Try again: Project sites' })
  await seen(again)
  await looked('overview failing')
  serveAlso({ listProjectSites: counted.listProjectSites })
  await again.click()
  await seen(main.getByRole('link', { name: /^Project sites 0$/ }))
  await looked('overview admin')
  await lookedInTheDark('overview admin')
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link')
  expect(textsOf(actions)).toEqual(['Add user', 'Add project site', 'Company details'])
  const requests = page.getByRole('link', { name: 'Review requests' })
  await expect.element(requests).toHaveAttribute('href', '/my-rental/company/users')
})

test('B-31 a user of the company can read it but not change it', async () => {
  const at = { as: 'user', width: PHONE, replies: { ...aCompany().replies, ...counted } } as const
  await visit(ORGANISATION, at)
  await seen(heading('Tax details'))
  await seen(page.getByText('Only administrators of your company change these details.'))
  await gone(page.getByRole('link', { name: 'Edit', exact: true }))
  await looked('organisation of user')
  await visit(ORGANISATION, { ...at, replies: { getCompanyProfile: noConnection } })
  await seen(heading('Your company could not be loaded'))
  await gone(page.getByText('Only administrators of your company'))

  await visit(OVERVIEW, at)
  await seen(heading(NAME))
  await seen(page.getByText('You are a user'))
  await seen(main.getByRole('link', { name: /^Project sites 0$/ }))
  await gone(page.getByRole('link', { name: 'Add user' }))
  await looked('overview user')
  await visit(EDIT, at)
  await seen(heading('This page is for administrators'))
  await expect.element(page.getByRole('link', { name: 'Back to your company' })).toHaveAttribute('href', OVERVIEW)
  await looked('edit user')
})

test('an administrator edits details and addresses separately', async () => {
  const { replies } = aCompany()
  await visit(ORGANISATION, { as: 'admin', width: PHONE, replies: { ...PLACES, ...replies } })
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect.element(page.getByLabelText('PAN', { exact: true })).toHaveAttribute('readonly')
  await looked('company edit')
  await lookedInTheDark('company edit')
  await press('Save company details')
  await seen(page.getByText('Nothing has changed.'))

  await field('Company name').fill('Nallamala Towers and Masts')
  await field('GST treatment').selectOptions('Special Economic Zone (SEZ)')
  await page.getByLabelText('PO number required').click()
  await press('Save company details')
  await seen(notice('Company Details Updated Successfully'))
  await looked('details saved')
  await press('Okay')
  await page.getByLabelText('Delivery address is the same').click()
  await delivery.getByLabelText('Address line 1').fill('Gate 2, Nacharam yard')
  await delivery.getByLabelText('State').selectOptions('Telangana')
  await delivery.getByLabelText('City').fill('Hyderabad')
  await delivery.getByLabelText('PIN code').fill('500076')
  await looked('edit delivery')
  await press('Save addresses')
  await seen(notice('Address Details Updated Successfully'))
  await press('Okay')
  expect(askedOf('saveCompanyProfile')).toMatchObject([
    { body: { companyName: 'Nallamala Towers and Masts', gstTreatment: 'sez', poNumberRequired: true } },
    { body: { deliveryAddress: { addressName: 'Delivery', pincode: '500076', addressType: 'DELIVERY' } } },
  ])

  const violations = [{ field: 'billingAddress.pincode', message: 'Enter valid PIN code' }]
  serveAlso({ saveCompanyProfile: refused('validation', { violations }) })
  await billing.getByLabelText('PIN code').fill('411034')
  await press('Save addresses')
  await seen(notice('Address Details Update Failed').getByText('Enter valid PIN code'))
  await looked('addresses refused')
  await press('Okay')
  await seen(page.getByRole('alert').getByText('Billing address: Enter valid PIN code'))
  await field('Company name').fill('Nallamala')
  await press('Save company details')
  await told('Company Details Update Failed', 'Enter valid PIN code')

  await visit(ORGANISATION, { as: 'admin', width: PHONE, replies })
  await seen(page.getByText('Nallamala Towers and Masts').first())
  await seen(page.getByText('Special Economic Zone (SEZ)'))
  await seen(page.getByText('Gate 2, Nacharam yard'))
  await looked('organisation with delivery')
})

test('B-36 a stale edit is reported, and the input stays', async () => {
  const { replies, change } = aCompany()
  await visit(EDIT, { as: 'admin', replies: { ...PLACES, ...replies } })
  await field('Company name').fill('Narmada Stone')
  change({ gstTreatment: 'deemed_export' })
  await press('Save company details')
  await told('Company Details Update Failed', 'Somebody else has changed this meanwhile. Please reload and try again.')
  await seen(page.getByText('Somebody else has changed this meanwhile', { exact: true }))
  const differing = page.getByRole('row').filter({ hasText: 'Company name' })
  await seen(differing.getByRole('cell', { name: 'Narmada Stone' }))
  await seen(page.getByRole('row', { name: /^GST treatment Deemed export not changed by you$/ }))
  await looked('stale')
  await press('Keep mine')
  await seen(page.getByText('Their changes are in.'))
  await expect.element(field('Company name')).toHaveValue('Narmada Stone')
  await expect.element(field('GST treatment')).toHaveValue('deemed_export')
  await looked('stale merged')
  await press('Save company details')
  await told('Company Details Updated Successfully', /up to date/)

  await visit(ORGANISATION, { as: 'admin', replies: { getCompanyProfile: noConnection } })
  await seen(heading('Your company could not be loaded'))
  await gone(main.getByRole('link', { name: 'Edit', exact: true }))
  await looked('company not loaded')
  serveAlso(replies)
  await press('Try again')
  await seen(heading('Tax details'))
  await seen(page.getByText('Narmada Stone').first())
})
