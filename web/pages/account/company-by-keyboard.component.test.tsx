import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCompany } from '#tests/components/company.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { PLACES } from '#tests/components/samples.ts'
import { aScreen, button, field, focused, gone, notice, seen, tabTo } from '#tests/components/screen.tsx'
import { aTeam } from '#tests/components/users.ts'

const visit = aScreen()

const { keyboard } = userEvent
const main = page.getByRole('main')

async function enter(name: string, role: 'button' | 'link' = 'button') {
  const target = main.getByRole(role, { name, exact: true })
  await seen(target)
  await tabTo(target)
  await keyboard('{Enter}')
}

async function type(label: string, text: string, within = main) {
  await tabTo(within.getByLabelText(label))
  await keyboard(`{Control>}a{/Control}${text}`)
}

/** Closes the message, whose button has the focus. */
async function okay(title: string) {
  await focused(notice(title).getByRole('button', { name: 'Okay' }))
  await keyboard('{Enter}')
  await gone(notice(title))
}

test('a user is added, deactivated and deleted by keyboard alone', async () => {
  await visit('/my-rental/company/users', { as: 'admin', replies: aTeam('Anil').replies })
  await enter('Add user', 'link')
  await seen(field('First name'))
  await type('First name', 'Chitra')
  await type('Last name', 'Rao')
  await type('Phone number', '7000000199')
  await type('Email ID', 'chitra@people.example')
  await tabTo(page.getByRole('radio', { name: 'User' }))
  await keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Admin' })).toBeChecked()
  await keyboard('{Enter}')
  await okay('User Added Successfully')
  expect(askedOf('addCompanyUser')).toMatchObject([{ body: { firstName: 'Chitra', userRole: 'ROLE_ADMIN' } }])

  await enter('Anil Joshi', 'link')
  await enter('Deactivate')
  await okay('User Deactivated Successfully')
  await enter('Delete permanently')
  const asked = notice('Delete Anil Joshi permanently?')
  await focused(asked.getByRole('button', { name: 'Cancel' }))
  await keyboard('{Escape}')
  await gone(asked)
  await focused(button('Delete permanently'))
  await keyboard('{Enter}')
  await tabTo(asked.getByRole('button', { name: 'Delete permanently' }))
  await keyboard('{Enter}')
  await okay('User Deleted Successfully')
  await seen(page.getByText('2 users'))
})

test('company details and addresses are edited by keyboard alone', async () => {
  await visit('/my-profile/organisation-detail', { as: 'admin', replies: { ...PLACES, ...aCompany().replies } })
  await enter('Edit', 'link')
  await seen(field('Company name'))
  await type('Company name', 'Malvan Towers and Masts')
  await tabTo(field('GST treatment'))
  await keyboard('Special')
  await enter('Save company details')
  await okay('Company Details Updated Successfully')
  await focused(button('Save company details'))

  const billing = page.getByRole('group', { name: 'Billing address' })
  await type('PIN code', '41660', billing)
  await keyboard('{Enter}')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await focused(summary)
  await tabTo(summary.getByRole('button', { name: 'Billing address: Enter valid PIN code' }))
  await keyboard('{Enter}')
  await focused(billing.getByLabelText('PIN code'))
  await keyboard('{End}6')
  await enter('Save addresses')
  await okay('Address Details Updated Successfully')
  await focused(button('Save addresses'))
  expect(askedOf('saveCompanyProfile')).toMatchObject([
    { body: { companyName: 'Malvan Towers and Masts', gstTreatment: 'sez' } },
    { body: { billingAddress: { pincode: '416606' } } },
  ])
})
