import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { refused } from '#tests/components/replies.ts'
import { aScreen, field, gone, looked, notice, OF_THE_FRAME, press, seen } from '#tests/components/screen.tsx'
import { accessTokenOf, CODE_SENT, claimsOf } from '#tests/components/somebody.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const NUMBER = '7000000022'
const tokensOf = (name: string, role: 'ROLE_NEW_USER' | 'ROLE_USER') => ({
  accessToken: accessTokenOf(claimsOf('individual', { role, name, phoneEmail: NUMBER })),
  refreshToken: 'refresh-token',
})
const dialogsInSight = () =>
  [...document.querySelectorAll('dialog[open]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getAttribute('role'))
const dialog = (name: string) => page.getByRole('dialog', { name })
const code = page.getByRole('textbox', { name: 'OTP', exact: true })

test('a new user verifies a phone and creates a profile', async () => {
  const replies = {
    sendOtp: CODE_SENT,
    verifyOtp: refused('invalid-otp'),
    registerUser: tokensOf('Ravi Kumar', 'ROLE_USER'),
    listOwnInvitations: { invitations: [] },
    ...OF_THE_FRAME,
  }
  await visit('/stop-updates', { width: PHONE, replies })
  await press('Login/Sign Up')
  await seen(dialog('Get started'))
  await looked('get started')
  await press('Send OTP')
  await seen(page.getByText('Phone/Email ID is required').first())
  await field('Phone/Email ID').fill(`+91 ${NUMBER}`)
  await expect.element(field('Phone/Email ID')).toHaveValue(NUMBER)
  await press('Send OTP')

  await seen(dialog('Enter the OTP').getByText(/Resend OTP in \d+ s/))
  await code.fill('000000')
  await press('Verify OTP')
  await seen(notice('Otp Verification Failed'))
  // It takes the place of the dialog below until it closes.
  await expect.poll(dialogsInSight).toEqual(['alertdialog'])
  await looked('wrong code')
  await press('Okay')
  await seen(page.getByText('OTP you have entered is incorrect. Retry again.'))
  serveAlso({ verifyOtp: tokensOf('', 'ROLE_NEW_USER') })
  await code.fill('123456')
  await press('Verify OTP')

  await seen(dialog('OTP Verified Successfully').getByText('One last step: tell us who you are.'))
  await gone(page.getByText('Logging in...'))
  await looked('verified')
  await press('Okay')
  await seen(dialog('Create your profile'))
  await expect.element(field('Phone number')).toHaveValue(NUMBER)
  await expect.element(field('Phone number')).toBeDisabled()
  await press('Create profile')
  for (const label of ['First name', 'Last name', 'Email ID'])
    await seen(page.getByText(`${label} is required`).first())
  await looked('profile wrong')
  await field('First name').fill('Ravi')
  await field('Last name').fill('Kumar')
  await field('Email ID').fill('ravi.kumar@example.in')
  await press('Create profile')
  await seen(notice('Profile Registered Successfully'))
  await looked('registered')
  await press('Okay')
  await gone(page.getByRole('alertdialog'))
  expect(askedOf('registerUser')).toMatchObject([{ body: { first_name: 'Ravi', email: 'ravi.kumar@example.in' } }])
  expect(localStorage.getItem('refreshToken')).toBe('refresh-token')
})
