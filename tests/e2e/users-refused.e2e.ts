import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { aColleague } from '#tests/support/company.ts'
import { callAs, press, told } from '#tests/support/on-screen.ts'
import { aMember } from '#tests/support/people.ts'
import { ADMINISTRATOR, NEWCOMER } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

/** An administrator's page with a colleague's details. */
async function atColleague() {
  const page = await signedInPage(ADMINISTRATOR)
  const call = await callAs(page)
  const user = await aMember({ call }, aColleague())
  await page.goto(`/my-profile/user-detail/${user.userId}`)
  await page.getByRole('heading', { level: 1, name: 'Meera Joshi' }).waitFor()
  return { page, call, user }
}

// Refusals of the server: web/pages/account/company-user.component.test.tsx.
test("S6 another account's phone number is accepted like any other and stays pending", async () => {
  const theirs = await callAs(await signedInPage(NEWCOMER))
  const { Profile } = (await theirs('getOwnProfile')) as { Profile: { phone: string } }
  const { page } = await atColleague()
  await page.getByLabel('Phone number').fill(Profile.phone)
  await press(page, 'Save changes')
  await told(page, 'User Updated Successfully', 'The details of Meera Joshi are saved.')
  expect(await theirs('getOwnProfile')).toMatchObject({ Profile: { phone: Profile.phone, isPhoneVerified: true } })
})
