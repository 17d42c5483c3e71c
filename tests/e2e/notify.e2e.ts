import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations } from '#tests/support/browser.ts'

const { openPage } = aBrowser()

// Subscribing: web/pages/public/notify-me.component.test.tsx.
test('a category without machines in a city leads to other cities and to a subscription', async () => {
  const page = await openPage()
  await page.goto('/rental/pune/equipments/aerial-work-platforms/vertical-mast-lift')
  await page.getByText('These match, but are not in Pune now.').waitFor()
  await noSeriousAxeViolations(page)
  const first = page.locator('article').first()
  await first.getByText('Not in Pune now').waitFor()
  await first.getByRole('link').click()
  await page.waitForURL('**/rental/pune/equipment/*')
  await expect.poll(() => page.getByRole('button', { name: 'Notify me' }).count()).toBe(1)
})
