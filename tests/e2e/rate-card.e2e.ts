import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { formatRupees } from '#contract/money.ts'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { openPage, deskPage } = aBrowser()

/** No other journey looks at the rate of this machine. */
const NAME = 'Generac VT-Hybrid'
const PRODUCT = '/rental/pune/equipment/generac-vt-hybrid'
const LIST = '/rental/pune/equipments?filter=VT-Hybrid'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function look(page: Page, name: string) {
  await screenshot(page, `rate-card ${name}`)
  await noSeriousAxeViolations(page)
}

/** Whether a public page shows this rate. */
async function shows(page: Page, address: string, rate: string) {
  await page.goto(address)
  return (await page.getByText(rate).count()) > 0
}

test('sales raise a rate by 5 %, and the machine’s page and the list show it at once', async () => {
  const [desk, visitor] = [await deskPage(SALES), await openPage(PHONE)]
  await desk.goto('/desk/rate-card')
  await desk.getByRole('heading', { name: 'Rate card' }).waitFor()
  await desk.getByText('150 machines').waitFor()
  await look(desk, 'list')
  await desk.getByRole('searchbox').fill('VT-Hybrid')
  await desk.getByText('1 machine', { exact: true }).waitFor()
  const before = Number((await desk.getByRole('cell').nth(1).innerText()).replaceAll(/\D/g, ''))
  const raised = formatRupees(Math.round((before * 1.05) / 100) * 100 * 100)

  await desk.getByRole('checkbox', { name: new RegExp(`Select ${NAME}`) }).click()
  await press(desk, 'Change rates…')
  await desk.getByLabel('Change in per cent').fill('5')
  await press(desk, 'Preview')
  await desk.getByText(raised).first().waitFor()
  await look(desk, 'preview')
  await press(desk, /^Change 1 machine from/)
  await desk.getByRole('dialog').waitFor({ state: 'detached' })
  await desk.getByRole('cell', { name: raised }).first().waitFor()

  for (const address of [PRODUCT, LIST]) await expect.poll(() => shows(visitor, address, raised)).toBe(true)

  await desk.getByRole('link', { name: new RegExp(NAME) }).click()
  await desk.getByRole('region', { name: 'Rates now and later' }).getByText('Kavita Nair').waitFor()
  await look(desk, 'card')
})
