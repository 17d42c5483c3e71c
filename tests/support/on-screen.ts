import type { Page } from 'playwright'
import { noSeriousAxeViolations, screenshot } from './browser.ts'
import { codeFor } from './outbox.ts'

export { callAs } from './browser.ts'

/** Checks a state of a screen with axe, and takes a picture of it. */
export async function looked(page: Page, name: string) {
  // From the top, because a sticky bar would cover content scrolled under it.
  await page.evaluate('scrollTo(0, 0)')
  await screenshot(page, name)
  await noSeriousAxeViolations(page)
}

export const notice = (page: Page, title: string | RegExp) => page.getByRole('alertdialog', { name: title })

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Signs in, or up, on the home page. */
export async function enterCode(page: Page, phone: string) {
  await page.goto('/')
  await press(page, 'Login/Sign Up')
  await page.getByLabel('Phone/Email ID').fill(phone)
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(phone))
  await page.keyboard.press('Enter')
}

/** Waits for the line at the edge with this title and text and closes it. */
export async function toasted(page: Page, title: string, text: string | RegExp) {
  const toast = page.getByRole('region', { name: title })
  await toast.getByText(text).waitFor()
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
}

/** Keeps messages open, because a check takes longer than their five seconds (WCAG 2.2.1). */
export async function staysOpen(page: Page) {
  await page.context().addInitScript(() => localStorage.setItem('yantra.stayOpen', 'true'))
  return page
}
