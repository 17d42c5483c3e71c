import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  heading,
  looked,
  notice,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { aTeam, fillIn } from '#tests/components/users.ts'

const visit = aScreen()

const main = page.getByRole('main')
const rows = main.getByRole('row')
const row = (name: string) => rows.filter({ hasText: name })
const summary = page.getByRole('alert', { name: 'Please check these fields' })

async function open(name: string) {
  await main.getByRole('link', { name, exact: true }).click()
  await seen(heading(name))
}

test('an invitation can be withdrawn, and nobody can delete themselves', async () => {
  const { replies } = aTeam()
  await visit('/my-profile/user-detail', { as: 'admin', replies })
  await fillIn('Meera')
  await press('Add user')
  const words = 'Meera Joshi is invited. They join your company when they sign in and accept.'
  await told('User Added Successfully', words)
  await seen(row('Meera Joshi').getByText('Invited'))
  await open('Meera Joshi')
  await gone(button('Deactivate'))
  await looked('user invitation')
  await press('Withdraw invitation')
  await notice('Withdraw the invitation of Meera Joshi?').getByRole('button', { name: 'Withdraw invitation' }).click()
  await told('User Deleted Successfully', 'The invitation of Meera Joshi was withdrawn.')
  await seen(page.getByText('1 user', { exact: true }))

  await seen(rows.getByText('You', { exact: true }))
  await open('Asha Patil')
  await seen(page.getByText(/^You cannot change your own role, or deactivate or delete yourself/))
  for (const name of ['Deactivate', 'Delete permanently', 'Save changes']) await gone(button(name))
  await looked('user oneself')
})

const ANIL = `/my-profile/user-detail/${idOf(500)}`
async function deleteThem() {
  await press('Delete permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
}

test('an administrator sets the acceptance limit of a user', async () => {
  await visit(ANIL, { as: 'admin', replies: aTeam('Anil').replies })
  await expect.element(field('May accept quotes up to')).toHaveValue('0')
  await field('May accept quotes up to').fill('5 lakh')
  await press('Save changes')
  await seen(summary.getByText('Enter an amount in rupees, such as 5,00,000'))
  await field('May accept quotes up to').fill('5,00,000')
  await looked('user limit')
  await press('Save changes')
  await told('User Updated Successfully', 'The details of Anil Joshi are saved.')
  expect(askedOf('updateCompanyUser')).toMatchObject([{ body: { acceptLimitPaise: 50_000_000 } }])
  await visit(ANIL, { as: 'admin', replies: aTeam('Anil').replies })
  await page.getByRole('radio', { name: 'Admin' }).click()
  await gone(field('May accept quotes up to'))
})

test('an existing user of the company is not added again', async () => {
  const replies = { ...aTeam().replies, addCompanyUser: refused('user-already-there') }
  await visit('/my-profile/user-detail', { as: 'admin', replies })
  await fillIn('Meera')
  await press('Add user')
  await told('Add New User Failed', 'This person is a user of your company already, or invited.')
  await expect.element(field('First name')).toHaveValue('Meera')
  const violations = [{ field: 'email', message: 'Email ID contains invalid characters' }]
  serveAlso({ addCompanyUser: refused('validation', { violations }) })
  await press('Add user')
  await told('Add New User Failed', 'Email ID contains invalid characters')
  await summary.getByRole('button', { name: 'Email ID contains invalid characters' }).click()
  await focused(field('Email ID'))
})

test("the last administrator stays, and each refusal shows the server's text", async () => {
  const lastAdmin = refused('last-admin')
  const refusals = { deactivateCompanyUser: lastAdmin, deleteCompanyUser: lastAdmin, updateCompanyUser: lastAdmin }
  await visit(ANIL, { as: 'admin', replies: { ...aTeam('Anil').replies, ...refusals } })
  const words = 'A company keeps at least one active administrator.'
  await press('Deactivate')
  await told('User Deactivation Failed', words)
  await deleteThem()
  await told('Delete User Failed', words)
  await press('Save changes')
  await told('Update User Failed', words)
  await seen(page.getByText('Active', { exact: true }))
})

test('a user deleted by somebody else meanwhile can be neither deleted nor activated', async () => {
  const { replies, remove } = aTeam('Anil')
  await visit(ANIL, { as: 'admin', replies })
  await press('Deactivate')
  await told('User Deactivated Successfully', /signed out everywhere/)
  remove(idOf(500))
  await press('Activate')
  await told('User Activation Failed', 'Requested resource not found.')
  await deleteThem()
  await told('Delete User Failed', 'Requested resource not found.')
  await visit(ANIL, { as: 'admin', replies })
  await seen(page.getByText('There is no such user'))
  await gone(button('Save changes'))
  await looked('user missing')
})
