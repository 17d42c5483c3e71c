import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCompany } from '#tests/components/company.ts'
import { aCompanysSites } from '#tests/components/project-sites.ts'
import { PLACES } from '#tests/components/samples.ts'
import { aScreen, field, gone, looked, notice, press, seen, told } from '#tests/components/screen.tsx'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const LEAVE = 'Leave without saving?'
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Follows the link back: the page asks, keeps the input, and asks again. */
async function isAsked(back: string, label: string, typed: string) {
  await field(label).fill(typed)
  await link(back).click()
  await seen(notice(LEAVE).getByText('What you have changed here is lost if you leave.'))
  await press('Stay')
  await gone(notice(LEAVE))
  await expect.element(field(label)).toHaveValue(typed)
}

async function leaves(back: string) {
  await link(back).click()
  await press('Leave without saving')
}

const LIST = '/my-rental/company/project-sites'
const ALL = 'All project sites'

test('leaving a project site with unsaved input asks first', async () => {
  const { replies } = aCompanysSites('Kharadi Tower B')
  const router = await visit(LIST, { as: 'admin', width: PHONE, replies })
  const isAtList = () => expect.poll(() => router.state.location.pathname).toBe(LIST)
  await link('Add site').click()
  await isAsked(ALL, 'Site name', 'Bhairavi')
  await leaves(ALL)
  await isAtList()

  await link('Kharadi Tower B').click()
  await isAsked(ALL, 'Site name', 'Bhairavi')
  // Retyping the old value is no change; nor are blanks.
  await field('Site name').fill(' Kharadi Tower B ')
  await link(ALL).click()
  await isAtList()
  await link('Kharadi Tower B').click()
  await field('Site name').fill('Bhairavi')
  await press('Save changes')
  await told('Project Site Updated Successfully', /Bhairavi/)
  await isAtList()

  await link('Bhairavi').click()
  await field('Site name').fill('Kalyani')
  await press('Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await told('Project Site Deleted Successfully', /Bhairavi/)
  await isAtList()
})

test('leaving the own company with unsaved input asks first, in either form', async () => {
  const { replies } = aCompany()
  await visit('/my-profile/edit-organisation-detail', { as: 'admin', width: PHONE, replies: { ...PLACES, ...replies } })
  await isAsked('Back to organisation', 'Company name', 'Konkan Metro Works')
  await press('Save company details')
  await told('Company Details Updated Successfully', /up to date/)
  const billing = page.getByRole('group', { name: 'Billing address' })
  await billing.getByLabelText('PIN code').fill('411099')
  await link('Back to organisation').click()
  await seen(notice(LEAVE))
  await looked('company unsaved')
  await press('Leave without saving')
  await seen(page.getByText('Konkan Metro Works').first())
  await gone(page.getByText('411099'))
})
