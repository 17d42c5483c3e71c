import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { notice, press } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()

const PROFILE = '/my-profile/profile-detail'

// Of other forms: web/layouts/ask-before-leaving.component.test.tsx.
test('leaving with unsaved changes asks first, by Back and by closing the tab too', async () => {
  const page = await signedInPage()
  await page.goto(PROFILE)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('First name').fill('Meenakshi')
  for (const away of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to profile' }).click()]) {
    await away()
    await notice(page, 'Leave without saving?').waitFor()
    await press(page, 'Stay')
    expect(await page.getByLabel('First name').inputValue()).toBe('Meenakshi')
  }
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await press(page, 'Leave without saving')
  await page.getByRole('heading', { name: 'Asha Patil' }).waitFor()
  await page.locator('h1:focus').waitFor()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Asha Patil' }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})
