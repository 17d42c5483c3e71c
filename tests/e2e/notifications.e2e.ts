import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { press } from '#tests/support/on-screen.ts'
import { codeFor, noticesTo } from '#tests/support/outbox.ts'
import { aCompanysAdministrator, anIndividual } from '#tests/support/people.ts'

const { openPage, url } = aBrowser()

/** A person with a verified e-mail address, whom a company lets in. */
async function somebodyLetIn() {
  const [admin, person] = [await aCompanysAdministrator(), await anIndividual()]
  const { email, call } = person
  await call('requestOwnOtp', { query: { phoneOrEmail: email } })
  await call('verifyOwnOtp', { body: { phoneOrEmail: email, otp: await codeFor(email) } })
  const { Company } = await admin.call('getCompanyProfile')
  await call('requestCompanyAccess', { body: { gstnId: Company.gstin } })
  const [request] = (await admin.call('listAccessRequests')).accessRequests
  await admin.call('approveAccessRequest', { params: { id: request?.accessRequestId ?? '' } })
  return { ...person, companyName: Company.companyName }
}

const aNotice = async (to: string) => (await noticesTo(to)).find(({ purpose }) => purpose === 'notice')

test('a decision arrives by e-mail, whose link leads through signing in to the record, and in the bell', async () => {
  const { email, companyName } = await somebodyLetIn()
  await expect.poll(() => aNotice(email)).toBeDefined()
  const text = (await aNotice(email))?.text ?? ''
  const linkOf = (page: string) => new RegExp(`${page}\\S*`).exec(text)?.[0] ?? ''

  const page = await openPage(PHONE)
  await page.goto(linkOf('/my-rental'))
  await page.getByLabel('Phone/Email ID').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('OTP', { exact: true }).waitFor()
  await page.getByLabel('OTP', { exact: true }).fill(await codeFor(email))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${url}/my-rental/company/overview`)
  await page.getByRole('button', { name: /Unread notifications: 1$/ }).click()
  const entry = page.getByRole('link', { name: `Unread: Your access to ${companyName}` })
  await entry.waitFor()
  await noSeriousAxeViolations(page)
  await screenshot(page, 'notifications under the bell')
  await entry.click()
  await page.getByRole('button', { name: /^Messages: 1$/ }).waitFor()

  const stranger = await openPage()
  await stranger.goto(linkOf('/stop-notifications'))
  await press(stranger, 'Stop these e-mails')
  await stranger.getByRole('heading', { name: 'E-mails are stopped' }).waitFor()
  await page.goto('/my-profile/notifications')
  await page.getByText(`E-mails go to ${email}.`).waitFor()
  const access = page.getByRole('group', { name: 'Your request for access is approved' })
  expect(await access.getByRole('checkbox', { name: 'E-mail' }).isChecked()).toBe(false)
  await screenshot(page, 'notification preferences')
})
