import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE } from '#tests/support/browser.ts'

const { openPage, deskPage } = aBrowser()

test('an owner names another grievance officer, and the public page shows it at once', async () => {
  const visitor = await openPage(PHONE)
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Grievances' }).click()
  await visitor.getByRole('heading', { level: 1, name: 'Grievance redressal' }).waitFor()
  await visitor.getByText('Anita Deshpande', { exact: true }).waitFor()

  const owner = await deskPage()
  await owner.goto('/desk/settings/officer')
  await owner.getByLabel('Name', { exact: true }).fill('Farah Khan')
  await owner.getByRole('button', { name: 'Save changes' }).click()
  await owner.getByText(/^Saved as version/).waitFor()
  // Caches ask for the version of public data once a second.
  const shown = async () => {
    await visitor.reload()
    return visitor.getByText('Farah Khan', { exact: true }).count()
  }
  await expect.poll(shown).toBe(1)
  await owner.getByRole('link', { name: 'Versions' }).click()
  await owner.getByText('Grievance officer: Name', { exact: true }).waitFor()
})

test('the legal pages and the footer read the settings, in both languages', async () => {
  const page = await openPage()
  for (const [address, title] of [
    ['/terms', 'Terms of use'],
    ['/privacy', 'Privacy policy'],
    ['/grievance', 'Grievance redressal'],
    ['/hi/terms', 'इस्तेमाल की शर्तें'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await page.getByRole('contentinfo').textContent()).toContain('GSTIN 27ZZYCA5120M1Z2')
    expect(await page.content()).toContain('<!-- Draft: to be read by a lawyer. -->')
    await noSeriousAxeViolations(page)
  }
  expect(await page.getByText('यह टेक्स्ट सिर्फ़ अंग्रेज़ी में है।').count()).toBe(1)
})
