import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP } from '#tests/support/browser.ts'
import { press } from '#tests/support/on-screen.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { anEmail } from '#tests/support/session.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { openPage, signedInPage } = aBrowser()

/** Opens each phone field of the product; `label` is its name there. */
const fields: [string, string, () => Promise<Page>][] = [
  ['to get started', 'Phone/Email ID', () => getStarted()],
  ['of a new profile', 'Phone number', () => newProfile()],
  ["of a company's user", 'Phone number', () => at('/my-profile/user-detail')],
  ['of the profile', 'Phone number', () => at('/my-profile/edit')],
  ['of a message', 'Phone number', () => contact()],
]

async function getStarted() {
  const page = await openPage()
  await page.goto('/')
  await press(page, 'Login/Sign Up')
  return page
}

async function newProfile() {
  const page = await getStarted()
  const email = anEmail()
  await page.getByLabel('Phone/Email ID').fill(email)
  await press(page, 'Send OTP')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await press(page, 'Verify OTP')
  await press(page, 'Okay')
  return page
}

async function at(path: string) {
  const page = await signedInPage(ADMINISTRATOR, DESKTOP)
  await page.goto(path)
  return page
}

async function contact() {
  const page = await openPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  return page
}

/** Pastes the text from the clipboard. */
async function paste(page: Page, field: Locator, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+V')
}

test.each(fields)(
  'B-26 the phone field %s keeps ten digits, without a prefix that is typed or pasted',
  async (_, label, open) => {
    const page = await open()
    const field = page.getByLabel(label)
    await field.fill('')
    await field.pressSequentially('9876543210')
    for (const key of ['5', 'Home', '1', 'ArrowRight', '0']) await page.keyboard.press(key)
    expect(await field.inputValue()).toBe('9876543210')
    await field.fill('')
    await field.pressSequentially('91987654325')
    await page.keyboard.press('Tab')
    expect(await field.inputValue()).toBe('9198765432')
    await field.fill('')
    for (const keys of ['09000000003', '919000000003']) {
      await field.pressSequentially(keys)
      expect(await field.inputValue()).toBe('9000000003')
      await field.fill('')
    }
    for (const text of ['+91 98765-43210', '919876543210', '09876543210', 'tel:+91-98765-43210', '९८७६५४३२१०']) {
      await paste(page, field, text)
      expect({ text, shown: await field.inputValue() }).toEqual({ text, shown: '9876543210' })
    }
    await page.keyboard.press('End')
    await page.keyboard.type('4')
    expect(await field.inputValue()).toBe('9876543210')
  },
)

test('B-26 the sign-in field understands a number typed with +91', async () => {
  const page = await getStarted()
  await page.route('**/v1/jwt-auth/request-otp**', (route) =>
    route.fulfill({ json: { resendAfterSeconds: 60, expiresInSeconds: 300, challenge: 'x' } }),
  )
  await page.getByLabel('Phone/Email ID').pressSequentially('+91 98765 43210')
  const asked = page.waitForRequest('**/v1/jwt-auth/request-otp**')
  await page.keyboard.press('Enter')
  const request = await asked
  expect(`${request.url()} ${request.postData()}`).toContain('9876543210')
  await page.getByText('+91 98765 43210').or(page.getByText('+91 9876543210')).first().waitFor()
})
