import type { Locator, Page } from 'playwright'
import { notice, tabTo } from './on-screen.ts'

export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

/** Presses Tab until this has the focus, then presses it. */
export async function enter(page: Page, target: Locator) {
  await target.waitFor()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Replaces the values of fields, one after another in their order. */
export async function type(page: Page, ...fields: readonly (readonly [label: string, text: string])[]) {
  for (const [label, text] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
}

/** Waits until the focused element has this text. */
export const focused = (page: Page, text: string | RegExp) => page.locator(':focus', { hasText: text }).waitFor()

/** Waits for the notice with the focus on its button. */
export async function okay(page: Page, title: string) {
  await notice(page, title).waitFor()
  await focused(page, 'Okay')
  await page.keyboard.press('Enter')
  await notice(page, title).waitFor({ state: 'detached' })
}
