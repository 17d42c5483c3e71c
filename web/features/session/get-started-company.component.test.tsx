import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Claims } from '#contract/session.ts'
import { FOUND } from '#tests/components/company.ts'
import { askedOf, serveAlso } from '#tests/components/fake-server.ts'
import { aPerson } from '#tests/components/profile.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  field,
  focused,
  gone,
  looked,
  notice,
  OF_THE_FRAME,
  press,
  seen,
  told,
} from '#tests/components/screen.tsx'
import { accessTokenOf, CODE_SENT, claimsOf, type Person } from '#tests/components/somebody.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()

const NUMBER = '7000000022'
const dialog = (name: string) => page.getByRole('dialog', { name })
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const gstin = page.getByLabelText('GSTIN', { exact: true })
const tokensOf = (person: Person, more: Partial<Claims> = {}) => ({
  accessToken: accessTokenOf(claimsOf(person, { name: 'Asha Deshpande', phoneEmail: NUMBER, ...more })),
  refreshToken: 'refresh-token',
})
const EXISTING = {
  ...FOUND,
  status: 'existing',
  createdByName: 'A***l R.',
  createdByCompanyName: FOUND.name,
  createdByEmail: 'a***@people.example',
} as const
const signingUp: Replies = {
  ...OF_THE_FRAME,
  sendOtp: CODE_SENT,
  verifyOtp: tokensOf('individual', { role: 'ROLE_NEW_USER', name: '' }),
  listOwnInvitations: { invitations: [] },
  getRegisterGstDetails: FOUND,
}

/** A new user up to the step of the company, by keyboard alone. */
async function asCompany(replies: Replies = {}) {
  await visit('/stop-updates', { width: PHONE, replies: { ...signingUp, ...replies } })
  await press('Login/Sign Up')
  await focused(field('Phone/Email ID'))
  await userEvent.keyboard(`${NUMBER}{Enter}`)
  await focused(code)
  await userEvent.keyboard('123456{Enter}')
  await seen(dialog('OTP Verified Successfully'))
  await userEvent.keyboard('{Enter}')
  await seen(dialog('Create your profile'))
  await focused(page.getByRole('radio', { name: 'Individual' }))
  await userEvent.keyboard('{ArrowRight}')
  for (const text of ['Asha', 'Deshpande', 'asha@people.example']) await userEvent.keyboard(`{Tab}${text}`)
  await userEvent.keyboard('{Enter}')
  await focused(gstin)
}

test('a new user registers a company by keyboard alone', async () => {
  await asCompany({ confirmRegistration: tokensOf('admin'), updateOwnProfile: { User: aPerson() } })
  await looked('get started company')
  await userEvent.keyboard(`  ${FOUND.gst.toLowerCase()} `)
  await expect.element(gstin).toHaveValue(FOUND.gst)
  await userEvent.keyboard('{Enter}')
  const found = dialog('Is this your company?')
  await seen(found.getByText(FOUND.pan, { exact: true }))
  await looked('get started found new')
  await userEvent.keyboard('{Tab}{Tab}')
  await focused(page.getByRole('button', { name: 'Register this company' }))
  await userEvent.keyboard('{Enter}')
  await told('Company Registered Successfully', /^Welcome to Yantra, Asha Deshpande\. You are the administrator of /)
  await gone(page.getByRole('dialog'))
  expect(askedOf('confirmRegistration')).toMatchObject([{ body: { first_name: 'Asha', last_name: 'Deshpande' } }])
  expect(askedOf('updateOwnProfile')).toMatchObject([{ body: { email: 'asha@people.example' } }])
})

test('input survives every way back', async () => {
  await asCompany()
  await gstin.fill('27ZZ')
  await press('Back')
  await seen(dialog('Create your profile'))
  await expect.element(page.getByRole('radio', { name: 'Company' })).toBeChecked()
  await page.getByRole('radio', { name: 'Individual' }).click()
  await expect.element(field('First name')).toHaveValue('Asha')
  await seen(page.getByRole('button', { name: 'Create profile' }))
  await page.getByRole('radio', { name: 'Company' }).click()
  await expect.element(field('Last name')).toHaveValue('Deshpande')
  await press('Continue to company')
  await expect.element(gstin).toHaveValue('27ZZ')
})

test('B-28 B-29 a registered company shows only its masked creator, and access can be requested', async () => {
  await asCompany({ getRegisterGstDetails: EXISTING, registerWithAccessRequest: tokensOf('individual') })
  await gstin.fill(FOUND.gst)
  await press('Look up')
  await seen(dialog('Already registered').getByText('A***l R.'))
  await looked('get started found existing')
  await field('Message').fill('Site engineer at Silvassa')
  await press('Another GSTIN')
  await expect.element(gstin).toHaveValue(FOUND.gst)
  await press('Look up')
  await expect.element(field('Message')).toHaveValue('Site engineer at Silvassa')
  await press('Request access')
  await seen(dialog('Access Requested Successfully'))
  await seen(page.getByText('Until then you are signed in as an individual'))
  await looked('get started access requested')
  expect(askedOf('registerWithAccessRequest')).toMatchObject([{ body: { message: 'Site engineer at Silvassa' } }])
})

test('when another user was faster, the registration is refused and the next look-up says why', async () => {
  await asCompany({ confirmRegistration: refused('company-exists') })
  await gstin.fill(FOUND.gst)
  await press('Look up')
  await press('Register this company')
  await told('Register Profile Failed', 'This company is registered already. Please request access to it.')
  serveAlso({ getRegisterGstDetails: EXISTING, registerWithAccessRequest: noConnection })
  await press('Look up')
  await seen(dialog('Already registered'))
  await press('Request access')
  await told('Request Access Failed', 'No connection to the server.')
  await seen(dialog('Already registered'))
})

test('a user without a name must enter it first', async () => {
  const named = { accessToken: accessTokenOf(claimsOf('admin', { name: 'Latha Menon' })), refreshToken: 'another' }
  await visit('/stop-updates', { as: 'admin', claims: { name: '' }, width: PHONE })
  await seen(dialog('Tell us your name'))
  await looked('get started name')
  for (let times = 0; times < 3; times += 1) await userEvent.keyboard('{Escape}')
  await seen(dialog('Tell us your name'))
  await press('Save name')
  for (const label of ['First name', 'Last name']) await seen(page.getByText(`${label} is required`).first())
  serveAlso({ updateOwnProfile: { User: aPerson({ firstName: 'Latha', lastName: 'Menon' }), ...named } })
  await field('First name').fill('Latha')
  await field('Last name').fill('Menon')
  await press('Save name')
  await gone(page.getByRole('dialog'))
  expect(askedOf('updateOwnProfile')).toMatchObject([{ body: { firstName: 'Latha', lastName: 'Menon' } }])
})

test('an invitation is announced after signing in, and the message leads to it', async () => {
  const invitation = {
    invitationId: idOf(601),
    companyName: 'Deccan Builders',
    userRole: 'ROLE_USER',
    expiresAt: '2026-11-30T10:00:00Z',
  } as const
  const replies: Replies = { verifyOtp: tokensOf('individual'), listOwnInvitations: { invitations: [invitation] } }
  const router = await visit('/stop-updates', { width: PHONE, replies: { ...signingUp, ...replies } })
  await press('Login/Sign Up')
  await field('Phone/Email ID').fill(NUMBER)
  await press('Send OTP')
  await code.fill('123456')
  await press('Verify OTP')
  await seen(notice('OTP Verified Successfully'))
  await press('Okay')
  const announced = notice('You are invited')
  await seen(announced.getByText(/^Deccan Builders invites you/))
  await looked('invited')
  serveAlso({ getOwnProfile: noConnection })
  await announced.getByRole('link', { name: 'See invitation' }).click()
  await expect
    .poll(() => router.state.location.pathname + router.state.location.hash)
    .toBe('/my-profile/profile-detail#invitations')
})
