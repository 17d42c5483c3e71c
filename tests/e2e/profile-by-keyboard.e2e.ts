import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP } from '#tests/support/browser.ts'
import { button, enter, focused, link, okay, type } from '#tests/support/by-keyboard.ts'
import { callAs, notice, tabTo } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { aCompanysAdministrator, invite, somebodyKnown } from '#tests/support/people.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'

const { openPage, signedInPage } = aBrowser()

const PROFILE = '/my-profile/profile-detail'

/** The open dialog sends a code and accepts it; the focus is always where the next key goes. */
async function verify(page: Page, title: string, to: string) {
  await page.getByRole('dialog', { name: title }).waitFor()
  await focused(page, 'Send OTP')
  await page.keyboard.press('Enter')
  await page.locator(':focus[name=otp]').waitFor()
  await page.keyboard.type(await codeFor(to))
  await page.keyboard.press('Enter')
}

test('one’s own e-mail address and phone number are verified by keyboard alone', async () => {
  const page = await signedInPage()
  const [email, phone] = [anEmail(), aPhone()]
  const call = await callAs(page)
  await call('updateOwnProfile', { body: { email } })
  await page.goto(PROFILE)
  await enter(page, button(page, 'Verify email ID'))
  await verify(page, 'Verify your email ID', email)
  await okay(page, `Email - ${email} Verified Successfully`)
  // The button that opened it is gone.
  await page.locator('h1:focus', { hasText: 'Profile' }).waitFor()

  await enter(page, link(page, 'Edit profile'))
  await page.getByLabel('Phone number').waitFor()
  await type(page, ['Phone number', phone])
  await page.keyboard.press('Enter')
  await okay(page, 'Profile Updated Successfully')
  await verify(page, 'Verify your phone number', phone)
  await okay(page, `Phone - ${phone} Verified Successfully`)
  await page.locator('h1:focus', { hasText: 'Profile' }).waitFor()
  expect(await page.getByText('Not verified').count()).toBe(0)
})

test('one invitation is declined and another accepted by keyboard alone', async () => {
  const [first, second, person] = [
    await aCompanysAdministrator(),
    await aCompanysAdministrator(),
    await somebodyKnown(),
  ]
  await invite(first, person.phone)
  const page = await openPage(DESKTOP, { refreshToken: person.refreshToken })
  await page.goto(`${PROFILE}#invitations`)
  await page.locator('h2:focus', { hasText: 'Invitations' }).waitFor()
  const declining = button(page, `Decline the invitation of ${first.companyName}`)
  await enter(page, declining)
  const asked = notice(page, 'Decline this invitation?')
  await asked.waitFor()
  await focused(page, 'Keep it')
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await declining.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await tabTo(page, asked.getByRole('button', { name: 'Decline' }))
  await page.keyboard.press('Enter')
  await okay(page, 'Invitation Declined Successfully')
  await page.getByText('No company has invited you.').waitFor()
  await page.locator('h1:focus').waitFor()

  await invite(second, person.phone)
  await page.reload()
  await enter(page, button(page, `Accept the invitation of ${second.companyName}`))
  await okay(page, 'Invitation Accepted Successfully')
  await page.getByRole('main').getByText('USER (COMPANY)').waitFor()
  // The page's own heading, or the one that the address names.
  await page.locator('h1:focus, h2:focus').waitFor()
  expect(await page.getByRole('button', { name: /^Accept/ }).count()).toBe(0)
  await tabTo(page, button(page, 'Continue as individual'))
})
