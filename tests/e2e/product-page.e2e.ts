import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, url } = aBrowser()

const LIFT = '/rental/mumbai/equipment/genie-gs-1930'
const CRANE = '/rental/mumbai/equipment/liebherr-ltm-1500-8-1'

test('a machine’s page shows its delivered size, what is included and what the hirer provides', async () => {
  const page = await openPage(DESKTOP)
  await page.goto(LIFT)
  await page.getByText('Stowed width').first().waitFor()
  const lists = page.getByRole('region', { name: 'What is included, and what you provide' }).getByRole('list')
  const [included, provided] = await lists.allTextContents()
  expect(included).toContain('The machine for 260 hours a month (26 × 10 h)')
  expect(provided).toContain('A power point to charge the battery overnight')
  await noSeriousAxeViolations(page)
  await screenshot(page, 'product')
})

test('it is shared by WhatsApp without a script, and by its address on devices that cannot share', async () => {
  const html = await (await fetch(url + LIFT)).text()
  const link = /https:\/\/wa\.me\/\?text=([^"]+)/.exec(html)?.[1] ?? ''
  expect(decodeURIComponent(link)).toMatch(/^Genie GS-1930 .* for rent in Mumbai: ₹22,000 a month \+ GST http/)
  expect(decodeURIComponent(link).endsWith(url + LIFT)).toBe(true)
  const page = await openPage(PHONE)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(LIFT)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(url + LIFT)
})

test.each([LIFT, CRANE])('%s prints on one sheet of A4, in ink on white, whatever the colour scheme', async (path) => {
  const page = await openPage(DESKTOP)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b(?!s)/g)?.length).toBe(1)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.evaluate<string>('getComputedStyle(document.querySelector("h1")).color')).toBe('rgb(23, 25, 28)')
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
})
