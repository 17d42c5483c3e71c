import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serveAlso } from '#tests/components/fake-server.ts'
import { type Replies, refused } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  focused,
  gone,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { accessTokenOf, CODE_SENT, claimsOf } from '#tests/components/somebody.ts'
import { PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
afterEach(() => void vi.useRealTimers())

const PHONE_NUMBER = '7000000021'
const newcomer = accessTokenOf(claimsOf('individual', { role: 'ROLE_NEW_USER', phoneEmail: PHONE_NUMBER, name: '' }))
const replies: Replies = {
  sendOtp: CODE_SENT,
  verifyOtp: { accessToken: newcomer, refreshToken: '' },
  listOwnInvitations: { invitations: [] },
}

const dialog = (name: string) => page.getByRole('dialog', { name })
const keys = (text: string) => userEvent.keyboard(text)
const code = page.getByRole('textbox', { name: 'OTP', exact: true })

async function sendsCode() {
  await press('Login/Sign Up')
  await focused(field('Phone/Email ID'))
  await field('Phone/Email ID').fill(PHONE_NUMBER)
  await keys('{Enter}')
  await seen(dialog('Enter the OTP'))
}

test('input survives Escape; an earlier code counts down to the next, which is requested without an error', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: false })
  await visit('/stop-updates', { replies })
  await sendsCode()
  await looked('code sent')
  await keys('{Escape}')
  await press('Login/Sign Up')
  await expect.element(field('Phone/Email ID')).toHaveValue(PHONE_NUMBER)
  serveAlso({ sendOtp: refused('otp-already-requested', { retryAfterSeconds: 55 }) })
  await keys('{Enter}')
  await seen(notice('Send OTP Failed'))
  await keys('{Enter}')
  await press('I already have a code')
  await seen(page.getByText(/Resend OTP in [1-5]?\d s/))
  await gone(button('Resend OTP'))

  vi.advanceTimersByTime(61_000)
  serveAlso({ sendOtp: CODE_SENT })
  await focused(code)
  await seen(button('Resend OTP'))
  button('Resend OTP').element().focus()
  await keys('{Enter}')
  await seen(page.getByText(`A new code was sent to +91 ${PHONE_NUMBER}.`))
  await focused(code)
  await gone(page.getByText('OTP is required'))
})

test('input survives Escape for the user who verifies the same phone again', async () => {
  await visit('/stop-updates', { width: PHONE, replies })
  await sendsCode()
  await code.fill('123456')
  await keys('{Enter}')
  await press('Okay')
  await page.getByRole('radio', { name: 'Company' }).click()
  await field('First name').fill('Asha')
  await field('Last name').fill('Deshpande')
  await field('Email ID').fill('asha@people.example')
  await press('Continue to company')
  await field('GSTIN').fill('27ZZ')
  await keys('{Escape}')
  await gone(page.getByRole('dialog'))

  await press('Login/Sign Up')
  await keys('{Enter}')
  await code.fill('123456')
  await keys('{Enter}')
  await press('Okay')
  await seen(dialog('Create your profile'))
  await expect.element(field('First name')).toHaveValue('Asha')
  await expect.element(field('Phone number')).toBeDisabled()
  expect(getComputedStyle(field('Phone number').element()).borderTopStyle).toBe('dashed')
  await lookedInTheDark('get started fixed field')
  await press('Continue to company')
  await expect.element(field('GSTIN')).toHaveValue('27ZZ')
})
