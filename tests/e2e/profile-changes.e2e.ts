import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import { looked, notice, press, told } from '#tests/support/on-screen.ts'
import { anIndividual } from '#tests/support/people.ts'
import { aPhone } from '#tests/support/session.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { openPage, signedInPage } = aBrowser()

const PROFILE = '/my-profile/profile-detail'

/** A new signed-in person with their page and their identity. */
async function aPerson(width: number = DESKTOP) {
  const person = await anIndividual()
  return { ...person, page: await openPage(width, { refreshToken: person.refreshToken }) }
}

test('B-19 a pending phone is shown beside the verified one, and the change can be cancelled', async () => {
  const { page, phone, call } = await aPerson(PHONE)
  const next = aPhone()
  await call('updateOwnProfile', { body: { phone: next } })
  await page.goto(PROFILE)
  const line = (value: string) => page.getByText(`+91 ${value}`).locator('..').textContent()
  await page.getByRole('button', { name: 'Cancel the change of phone number' }).waitFor()
  expect([await line(phone), await line(next)]).toEqual([`+91 ${phone}Signs in`, `+91 ${next}Not verified yet`])
  await looked(page, 'profile changing')
  await page.setViewportSize({ width: DESKTOP, height: 800 })
  await looked(page, 'profile changing')
  await page.getByRole('button', { name: 'Cancel the change of phone number' }).click()
  await told(page, 'Profile Updated Successfully', 'The change is cancelled. You sign in as before.')
  await page.locator('h1:focus').waitFor()
  expect(await line(phone)).toBe(`+91 ${phone}Verified`)
  expect(await page.getByText(next).count()).toBe(0)
})

test('B-25 the rule for names is stated beforehand, to screen readers too', async () => {
  const administrator = await signedInPage(ADMINISTRATOR)
  const { page } = await aPerson()
  await page.goto('/my-profile/edit')
  await administrator.goto('/my-profile/user-detail')
  for (const field of ['First name', 'Last name'])
    for (const form of [page, administrator]) {
      const hint = await form.getByLabel(field).getAttribute('aria-describedby')
      expect(await form.locator(`[id="${hint}"]`).textContent()).toBe(
        'Letters and single spaces, as on your ID; leave out dots, hyphens and apostrophes',
      )
    }
})

test('leaving with unsaved changes asks first', async () => {
  const { page } = await aPerson()
  await page.goto(PROFILE)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('First name').fill('Meenakshi')
  for (const away of [() => page.goBack(), () => page.getByRole('link', { name: 'Back to profile' }).click()]) {
    await away()
    await notice(page, 'Leave without saving?').waitFor()
    await looked(page, 'profile unsaved')
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
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
  await page.locator('h1:focus').waitFor()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Meera Joshi' }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})
