import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { anOwnProfile, CODE, EMAIL } from '#tests/components/own-profile.ts'
import { noConnection, refused } from '#tests/components/replies.ts'
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
  tabTo,
  textsOf,
  told,
} from '#tests/components/screen.tsx'
import { ASHA } from '#tests/components/somebody.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const PROFILE = '/my-profile/profile-detail'
const EDIT = '/my-profile/edit'
const NEW_PHONE = '7000000321'
const main = page.getByRole('main')
const dialog = (name: string) => page.getByRole('dialog', { name })
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const { keyboard } = userEvent
/** The line of a contact point, with its state. */
const lineOf = (value: string) => main.getByText(value).element().parentElement?.textContent

async function enter(name: string) {
  await tabTo(button(name))
  await keyboard('{Enter}')
}

test('the profile shows its owner and the contact points', async () => {
  await visit(PROFILE, { as: 'individual', width: PHONE, replies: anOwnProfile().replies })
  await seen(heading('Meera Joshi'))
  await seen(main.getByText('USER (INDIVIDUAL)'))
  await seen(main.getByText(ASHA.publicKey))
  expect(lineOf(`+91 ${ASHA.phoneEmail}`)).toBe(`+91 ${ASHA.phoneEmail}Verified`)
  expect(lineOf(EMAIL)).toBe(`${EMAIL}Not verified`)
  await seen(main.getByText('No company has invited you.'))
  await looked('profile own')
  await lookedInTheDark('profile own')
})

test('an e-mail address is verified by its code, by keyboard alone', async () => {
  await visit(PROFILE, { as: 'individual', width: PHONE, replies: anOwnProfile().replies })
  await seen(heading('Meera Joshi'))
  await enter('Verify email ID')
  await seen(dialog('Verify your email ID'))
  await looked('profile verify')
  await focused(button('Send OTP'))
  await keyboard('{Enter}')
  await seen(page.getByText(/Resend OTP in \d+ s/))
  await focused(code)
  await keyboard('000000{Enter}')
  await seen(notice('Email Verification Failed').getByText('OTP you have entered is incorrect. Retry again.'))
  await keyboard('{Enter}')
  await looked('profile wrong code')
  await code.fill('')
  await keyboard(`${CODE}{Enter}`)
  await seen(notice(`Email - ${EMAIL} Verified Successfully`))
  await looked('profile verified')
  await keyboard('{Enter}')
  await gone(page.getByRole('dialog'))
  await gone(main.getByText('Not verified'))
  // The button that opened it is gone.
  await focused(heading('Profile'))
})

test('a phone is verified with a code requested before', async () => {
  const { person, replies } = anOwnProfile()
  Object.assign(person, { phone: NEW_PHONE, isPhoneVerified: false })
  const refusal = refused('otp-already-requested', { retryAfterSeconds: 60 })
  await visit(PROFILE, { as: 'individual', replies: { ...replies, requestOwnOtp: refusal } })
  await seen(heading('Meera Joshi'))
  await enter('Verify phone number')
  await seen(dialog('Verify your phone number'))
  await keyboard('{Escape}')
  await gone(page.getByRole('dialog'))
  await focused(button('Verify phone number'))
  await keyboard('{Enter}')
  await focused(button('Send OTP'))
  await keyboard('{Enter}')
  await told('Send OTP Failed', 'OTP already sent. You can request a new one in 60 seconds.')
  await press('I already have a code')
  await focused(code)
  await keyboard(`${CODE}{Enter}`)
  await seen(notice(`Phone - ${NEW_PHONE} Verified Successfully`))
})

test('B-19 a pending phone is shown beside the verified one, and the change can be cancelled', async () => {
  const { person, replies } = anOwnProfile()
  Object.assign(person, { phone: NEW_PHONE, isPhoneVerified: false })
  await visit(PROFILE, { as: 'individual', width: PHONE, replies })
  await seen(button('Cancel the change of phone number'))
  expect([lineOf(`+91 ${ASHA.phoneEmail}`), lineOf(`+91 ${NEW_PHONE}`)]).toEqual([
    `+91 ${ASHA.phoneEmail}Signs in`,
    `+91 ${NEW_PHONE}Not verified yet`,
  ])
  await looked('profile changing')
  await press('Cancel the change of phone number')
  await told('Profile Updated Successfully', 'The change is cancelled. You sign in as before.')
  await focused(heading('Profile'))
  expect(lineOf(`+91 ${ASHA.phoneEmail}`)).toBe(`+91 ${ASHA.phoneEmail}Verified`)
  await gone(main.getByText(NEW_PHONE))
})

test('profile fields show the exact messages', async () => {
  await visit(EDIT, { as: 'individual', replies: anOwnProfile().replies })
  for (const [label, typed, message] of [
    ['First name', '', 'First name is required'],
    ['First name', 'Meera2', 'Enter valid first name'],
    ['First name', 'Om', 'First name must be at least 3 characters long'],
    ['First name', 'M'.repeat(26), 'First name cannot exceed 25 characters'],
    ['First name', 'Drop Meera', 'First name contains invalid characters'],
    ['Last name', '', 'Last name is required'],
    ['Last name', 'Joshi-Rao', 'Enter valid last name'],
    ['Last name', 'J'.repeat(26), 'Last name cannot exceed 25 characters'],
    ['Last name', 'Select', 'Last name contains invalid characters'],
    ['Phone number', '', 'Phone number is required'],
    ['Phone number', '98765', 'Enter valid phone number'],
    ['Email ID', '', 'Email ID is required'],
    ['Email ID', 'meera@', 'Enter valid email ID'],
    ['Email ID', `${'m'.repeat(40)}@people.example`, 'Enter valid email ID'],
    ['Email ID', 'drop.meera@people.example', 'Email ID contains invalid characters'],
  ] as const) {
    await field(label).fill(typed)
    await userEvent.tab()
    await seen(page.getByText(message, { exact: true }))
  }
  await field('Phone number').fill('98-765 abc')
  await expect.element(field('Phone number')).toHaveValue('98765')
  await gone(page.getByText(/Not an Indian mobile number\?/))
  for (const unlikely of ['0000000000', '1234567890']) {
    await field('Phone number').fill(unlikely)
    await seen(page.getByText(/^Not an Indian mobile number\?/))
    await gone(page.getByText('Enter valid phone number'))
  }
  await field('Phone number').fill('98765')
  await press('Save changes')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await seen(summary)
  expect(textsOf(summary.getByRole('button'))).toEqual([
    'First name contains invalid characters',
    'Last name contains invalid characters',
    'Enter valid phone number',
    'Email ID contains invalid characters',
  ])
  await looked('profile edit wrong')
})

test('only changed fields are sent; the header shows the new name at once, and a new phone is verified next', async () => {
  await visit(PROFILE, { as: 'individual', width: PHONE, replies: anOwnProfile().replies })
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await field('First name').fill('Meenakshi')
  await looked('profile edit')
  await press('Save changes')
  await told('Profile Updated Successfully', 'Your changes are saved.')
  await seen(heading('Meenakshi Joshi'))

  await page.getByRole('link', { name: 'Edit profile' }).click()
  await field('Phone number').fill(`+91 ${NEW_PHONE}`)
  await press('Save changes')
  await told('Profile Updated Successfully', 'Now verify the new contact with a code.')
  expect(askedOf('updateOwnProfile')).toMatchObject([
    { body: { firstName: 'Meenakshi' } },
    { body: { phone: NEW_PHONE } },
  ])
  await seen(dialog('Verify your phone number'))
})

test('a refusal of the server is shown and keeps the input', async () => {
  const violations = [{ field: 'email', message: 'Enter valid email ID' }]
  const refusal = refused('validation', { violations })
  await visit(EDIT, { as: 'individual', replies: { ...anOwnProfile().replies, updateOwnProfile: refusal } })
  await field('Email ID').fill('meera@elsewhere.example')
  await press('Save changes')
  await told('Update Profile Details failed', 'Enter valid email ID')
  await expect.element(field('Email ID')).toHaveValue('meera@elsewhere.example')
  expect(page.getByText('Enter valid email ID').elements()).toHaveLength(2)
  serveAlso({ updateOwnProfile: noConnection })
  await press('Save changes')
  await told('Update Profile Details failed', 'No connection to the server.')
})

test('B-25 the rule for names is stated beforehand, to screen readers too', async () => {
  await visit(EDIT, { as: 'individual', replies: anOwnProfile().replies })
  const rule = 'Letters and single spaces, as on your ID; leave out dots, hyphens and apostrophes'
  for (const label of ['First name', 'Last name']) await expect.element(field(label)).toHaveAccessibleDescription(rule)
})

test('B-53 a profile that cannot be loaded shows a panel with a retry', async () => {
  const { replies } = anOwnProfile()
  await visit(PROFILE, { as: 'individual', width: PHONE, replies: { ...replies, getOwnProfile: noConnection } })
  await seen(page.getByText('Your profile could not be loaded'))
  await looked('profile failed')
  serveAlso(replies)
  await press('Try again')
  await seen(heading('Meera Joshi'))
  await gone(page.getByRole('alert'))
})

test('Escape closes the profile menu and returns the focus', async () => {
  await visit(PROFILE, { as: 'individual', replies: anOwnProfile().replies })
  const opener = page.getByRole('button', { name: /^Profile:/ })
  await tabTo(opener)
  await keyboard('{Enter}')
  const entry = page.getByRole('link', { name: 'View Profile' })
  await tabTo(entry)
  await keyboard('{Escape}')
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await focused(opener)
})
