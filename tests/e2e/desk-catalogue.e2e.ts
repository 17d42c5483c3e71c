import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { aPhonePhotograph } from '#tests/support/sample-files.ts'

const { openPage } = aBrowser()

/** No other journey looks at this machine. */
const SLUG = 'sinoboom-1932e'
const PRODUCT = `/rental/pune/equipment/${SLUG}`
const LIST = '/rental/pune/equipments?filter=1932E'
const SALES = 'kavita@yantra.example'
/** Another journey may have asked for a code of this person in the last minute. */
const ASKED_AGAIN_MS = 90_000

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function signIn(page: Page) {
  await page.goto(`/desk/products/${SLUG}`)
  await page.getByLabel('Phone/Email ID').fill(SALES)
  const code = page.getByLabel('OTP', { exact: true })
  await expect
    .poll(
      async () => {
        await press(page, 'Send OTP')
        return code.waitFor({ timeout: 4000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: ASKED_AGAIN_MS },
    )
    .toBe(true)
  await code.fill(await codeFor(SALES))
  await press(page, 'Verify OTP')
}

async function countOf(page: Page, address: string, text: string) {
  await page.goto(address)
  return page.getByText(text).count()
}

test('sales change a spec and add a photograph, the public page shows both, and a withdrawn machine is gone', async () => {
  const [desk, visitor] = [await openPage(DESKTOP), await openPage(PHONE)]
  await signIn(desk)
  await desk.getByRole('img', { name: 'Drawing of the machine with these specs' }).waitFor()
  await screenshot(desk, 'desk-catalogue machine')
  await noSeriousAxeViolations(desk)

  await desk.getByLabel('Platform capacity (kg)').fill('231')
  await press(desk, 'Save changes')
  await expect.poll(() => countOf(visitor, PRODUCT, '231')).toBeGreaterThan(0)

  const buffer = await aPhonePhotograph()
  await desk.locator('input[type=file]').setInputFiles({ name: 'lift.jpg', mimeType: 'image/jpeg', buffer })
  await desk.getByLabel('What it shows').fill('The lift on a finished floor')
  await press(desk, 'Add photograph')
  await desk.getByLabel('What photograph 1 shows').waitFor()
  const photo = visitor.getByRole('img', { name: 'The lift on a finished floor' })
  await expect.poll(async () => (await visitor.goto(PRODUCT)) && photo.count()).toBe(1)
  await photo.scrollIntoViewIfNeeded()
  const width = 'document.querySelector("img[alt^=\'The lift\']").naturalWidth'
  await expect.poll(() => visitor.evaluate<number>(width)).toBeGreaterThan(0)
  await noSeriousAxeViolations(visitor)
  await screenshot(visitor, 'product with photograph')

  // By navigation the strip comes with the data, and the browser reports markup that is not marked as ours.
  await visitor.goto(LIST)
  await visitor.getByRole('link', { name: 'Sinoboom 1932E' }).click()
  await photo.waitFor()
  await press(desk, 'Withdraw')
  await desk.getByText('Not published').waitFor()
  await expect.poll(() => countOf(visitor, LIST, 'Sinoboom 1932E')).toBe(0)
  await press(desk, 'Publish')
  await desk.getByText('Published', { exact: true }).waitFor()
})
