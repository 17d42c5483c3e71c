import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { signedInPage, url } = aBrowser()

const bell = (page: Page) => page.getByRole('button', { name: /^Messages: / })

async function aProduct(page: Page) {
  const reply = await fetch(`${url}/v1/public/products?location=pune&size=1`)
  const { products } = (await reply.json()) as { products: { content: { slug: string }[] } }
  await page.goto(`/rental/pune/equipment/${products.content[0]?.slug}`)
}

/** Adds what is in the cart already, which is refused with a dialog. */
async function refusedOnce(page: Page) {
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  const refusal = page.getByRole('alertdialog', { name: /Add to Cart Failed/ })
  await refusal.waitFor()
  await page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })
}

test.each([PHONE, 1280])('B-49 what was told stands under the bell, at %i px', async (width) => {
  const page = await signedInPage('newcomer', width)
  await aProduct(page)
  await bell(page).click()
  await page.getByText('No messages yet.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await refusedOnce(page)
  await page.getByRole('button', { name: 'Messages: 1' }).click()
  const kept = page.getByRole('listitem').filter({ hasText: 'Add to Cart Failed' })
  expect(await kept.textContent()).toContain('Same Product is already in the CART')
  await noSeriousAxeViolations(page)
  await screenshot(page, 'messages under the bell')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Messages: 0' }).waitFor()
})

test('B-49 twenty are kept, over a reload too; signing out leaves none', async () => {
  const page = await signedInPage()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('yantra.messages') !== null) return
    const told = Array.from({ length: 20 }, (_, n) => ({ at: n, title: `Told ${n}`, notifytype: 'info', message: 'x' }))
    sessionStorage.setItem('yantra.messages', JSON.stringify(told))
  })
  await aProduct(page)
  await page.getByRole('button', { name: 'Messages: 20' }).waitFor()
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await refusedOnce(page)
  await page.reload()
  await page.getByRole('button', { name: 'Messages: 20' }).click()
  const kept = await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').allTextContents()
  expect(kept[0]).toContain('Add to Cart Failed')
  expect(kept.at(-1)).toContain('Told 18')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Login/Sign Up' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('yantra.messages'))).toBeNull()
})

test('B-49 the bell’s choice keeps messages open', async () => {
  const page = await signedInPage()
  await page.clock.install()
  await aProduct(page)
  await bell(page).click()
  await page.getByLabel('Don’t close messages automatically').check()
  await page.keyboard.press('Escape')
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Messages: 0')
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
  const refusal = page.getByRole('alertdialog', { name: /Add to Cart Failed/ })
  await refusal.waitFor()
  await page.clock.runFor(20_000)
  expect(await refusal.isVisible()).toBe(true)
})
