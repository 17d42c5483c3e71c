import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { EDIT, notice, ORGANISATION, press } from '#tests/support/company-screens.ts'
import { staysOpen } from '#tests/support/on-screen.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

// Its states, refusals and looks: web/pages/account/organisation.component.test.tsx; saving: company-by-keyboard.
test('B-36 a stale edit is reported, and the input stays', async () => {
  const page = await staysOpen(await signedInPage(ADMINISTRATOR))
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(EDIT)
    await tab.getByLabel('Company name').waitFor()
  }
  await other.getByLabel('GST treatment').selectOption('Deemed export')
  await press(other, 'Save company details')
  await notice(other, /Company Details Updated Successfully/).waitFor()
  await page.getByLabel('Company name').fill('Narmada Stone')
  await press(page, 'Save company details')
  const told = notice(page, /Company Details Update Failed/)
  await told.getByText('Somebody else has changed this meanwhile. Please reload and try again.').waitFor()
  await press(page, 'Okay')
  await press(page, 'Keep mine')
  await page.getByText('Their changes are in.').waitFor()
  await expect.poll(() => page.getByLabel('GST treatment').inputValue()).toBe('deemed_export')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Narmada Stone')
  await press(page, 'Save company details')
  await notice(page, /Company Details Updated Successfully/).waitFor()
  await press(page, 'Okay')
  await page.goto(ORGANISATION)
  await page.getByText('Narmada Stone').waitFor()
  await page.getByText('Deemed export').waitFor()
})
