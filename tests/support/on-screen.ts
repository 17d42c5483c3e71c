import type { Locator, Page } from 'playwright'
import type { ProblemName } from '#contract/problems.ts'
import { problemTexts } from '#contract/texts/problems.en.ts'
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

/** Waits for the dialog with this title and text and closes it. */
export async function told(page: Page, title: string, text: string | RegExp) {
  const dialog = notice(page, title)
  await dialog.getByText(text).waitFor()
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The same for a success that needs no answer: a line at the edge. */
export async function toasted(page: Page, title: string, text: string | RegExp) {
  const toast = page.getByRole('region', { name: title })
  await toast.getByText(text).waitFor()
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
}

type Refusal = { problem: ProblemName; status: number; violations?: readonly { field: string; message: string }[] }

/** Replaces one reply by this refusal, at the network; the API's own tests prove the refusal. */
export async function refuseOnce(page: Page, method: string, path: RegExp, { problem, ...refusal }: Refusal) {
  const body = JSON.stringify({ type: `/problems/${problem}`, ...problemTexts[problem], ...refusal })
  let refused = false
  await page.route(path, (route) => {
    if (refused || route.request().method() !== method) return route.fallback()
    refused = true
    return route.fulfill({ status: refusal.status, contentType: 'application/problem+json', body })
  })
}

/** Presses Tab until this has the focus, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator) {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error(`The focus never came to ${target.toString()}.`)
}

/** Keeps messages open, because a check takes longer than their five seconds (WCAG 2.2.1). */
export async function staysOpen(page: Page) {
  await page.context().addInitScript(() => localStorage.setItem('yantra.stayOpen', 'true'))
  return page
}
