import { expect, test } from 'vitest'
import { fieldMessages } from '#contract/messages/fields.en.ts'
import { aBrowser, DESKTOP, PHONE } from '#tests/support/browser.ts'
import {
  billing,
  EDIT,
  gstin,
  looked,
  lookUp,
  notice,
  ORGANISATION,
  OVERVIEW,
  press,
  refuse,
  title,
  wrongPincode,
} from '#tests/support/company-screens.ts'
import { keepsMessages } from '#tests/support/on-screen.ts'

const { signedInPage } = aBrowser()
const aPerson = async (width: number = DESKTOP) => keepsMessages(await signedInPage('newcomer', width))

test.each([PHONE, DESKTOP])('an individual sees what a company account gives, at %i px', async (width) => {
  const page = await aPerson(width)
  for (const address of [OVERVIEW, ORGANISATION]) {
    await page.goto(address)
    await title(page, 'You rent as an individual').waitFor()
    await page.getByText('claim input tax credit').waitFor()
  }
  await looked(page, 'individual')
  await page.getByRole('main').getByRole('link', { name: 'Request access' }).click()
  await gstin(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(EDIT)
  await title(page, 'Your company').waitFor()
  await expect.poll(() => page.title()).toBe('Your company')
  await looked(page, 'look up')
})

test.each([
  [PHONE, '29ZZXCS2198Z1ZB', 'Sahyadri Structures Private Limited', 'Karnataka · PAN ZZXCS2198Z'],
  [DESKTOP, '33ZZXCN7409F1Z0', 'Neithal Marine Works Private Limited', 'Tamil Nadu · PAN ZZXCN7409F'],
])('B-34 an individual registers a company, at %i px', async (width, number, name, says) => {
  const page = await aPerson(width)
  await page.goto(ORGANISATION)
  await page.getByRole('link', { name: 'Register your company' }).click()
  await gstin(page).fill(` ${number.toLowerCase()} `)
  expect(await gstin(page).inputValue()).toBe(number)
  await page.getByText(says).waitFor()
  await press(page, 'Look up')
  await title(page, 'New here: register this company').waitFor()
  expect(await page.getByLabel('Company name').inputValue()).toBe(name)
  expect(await page.getByLabel('PAN', { exact: true }).inputValue()).toBe(number.slice(2, 12))
  expect(await page.getByLabel('GST treatment').inputValue()).toBe('business_gst')
  await expect.poll(() => billing(page).getByLabel('State').inputValue()).toBe(says.split(' · ')[0])
  await looked(page, 'register')

  await page.getByLabel('Delivery address is the same').uncheck()
  await billing(page).getByLabel('PIN code').fill('0')
  await press(page, 'Register company')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await summary.getByText('Billing address: Enter valid PIN code').waitFor()
  await summary.getByText('Delivery address: Address line 1 is required').waitFor()
  await looked(page, 'register wrong')

  await page.getByLabel('Delivery address is the same').check()
  await billing(page).getByLabel('PIN code').fill('560058')
  await press(page, 'Register company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await looked(page, 'registered')
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
  await title(page, 'Tax details').waitFor()
  await page.getByText('Same as billing').waitFor()
  await page.getByText(number, { exact: true }).waitFor()
  await looked(page, 'organisation')
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByText('ADMIN (COMPANY)').waitFor()
})

test('a company is registered with the keyboard alone', async () => {
  const page = await aPerson()
  await page.goto(ORGANISATION)
  const way = page.getByRole('link', { name: 'Register your company' })
  await way.waitFor()
  await way.focus()
  await page.keyboard.press('Enter')
  await gstin(page).waitFor()
  await gstin(page).focus()
  await page.keyboard.type('24zzzce4375e1z5')
  await page.keyboard.press('Enter')
  await page.locator(':focus', { hasText: 'New here: register this company' }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.locator(':focus').getAttribute('name')).toBe('companyName')
  await page.keyboard.press('End')
  await page.keyboard.type(' (Ports)')
  await page.keyboard.press('Enter')
  await notice(page, /Company Registered Successfully/).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${ORGANISATION}`)
  await page.getByText('Ekta Ports and Roads Private Limited (Ports)').waitFor()
})

test('every fault of a GSTIN is told by its own text, the first one only, and nobody is asked', async () => {
  const page = await aPerson()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/gst-details') && asked.push(request.url()))
  await page.goto(EDIT)
  const faults = [
    ['', fieldMessages.EMPTY],
    ['29ZZXCS2198Z1Z', fieldMessages.LENGTH],
    ['29ZZXCS2198Z1Z-', fieldMessages.CHARACTER],
    ['25ZZXCS2198Z1ZB', fieldMessages.STATE_CODE],
    ['29ZZXCS0000Z1ZB', fieldMessages.PAN_FORMAT],
    ['29ZZXXS2198Z1ZB', fieldMessages.PAN_ENTITY_TYPE],
    ['29ZZXCS2198Z0ZB', fieldMessages.REGISTRATION_NUMBER],
    ['29ZZXCS2198Z1AB', fieldMessages.POSITION_14],
    ['29ZZXCS2198Z1ZC', fieldMessages.CHECKSUM],
  ] as const
  for (const [number, message] of faults) {
    await gstin(page).fill(number)
    await page.keyboard.press('Enter')
    await page.getByText(message, { exact: true }).waitFor()
  }
  await looked(page, 'gstin wrong')
  expect(asked).toEqual([])
})

test('a letter in the middle of a GSTIN is put right without losing the place', async () => {
  const page = await aPerson()
  await page.goto(EDIT)
  await gstin(page).fill('29ZZCS2198Z1ZB')
  await gstin(page).press('Home')
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.type('xq')
  expect(await gstin(page).inputValue()).toBe('29ZZXQCS2198Z1ZB')
  await page.keyboard.press('Backspace')
  expect(await gstin(page).inputValue()).toBe('29ZZXCS2198Z1ZB')
})

test('a GSTIN the directory does not know, and a directory that does not answer', async () => {
  const page = await aPerson(PHONE)
  await lookUp(page, '27ZZXCB9949G2ZL')
  await title(page, 'This GSTIN is not in the GST directory').waitFor()
  await looked(page, 'unknown gstin')
  await page.route('**/v1/company/gst-details*', (route) => route.abort())
  await press(page, 'Look up')
  await title(page, 'The GST directory could not be asked').waitFor()
  await looked(page, 'directory down')
  expect(await gstin(page).inputValue()).toBe('27ZZXCB9949G2ZL')
  await page.unroute('**/v1/company/gst-details*')
  await press(page, 'Try again')
  await title(page, 'This GSTIN is not in the GST directory').waitFor()
})

test('B-34 a reply without a token is told in the words of the specification, and nothing typed is lost', async () => {
  const page = await aPerson()
  await refuse(page, '/v1/company/register', 200, { accessToken: '', refreshToken: '' }, 'application/json')
  await lookUp(page, '06ZZQCE3803W1ZO')
  await page.getByLabel('Company name').fill('Elevar Lifts')
  await press(page, 'Register company')
  const told = notice(page, /Upgrade Company Failed/)
  await told.getByText('No accessToken in response', { exact: true }).waitFor()
  await looked(page, 'no token')
  await press(page, 'Okay')
  expect(await page.getByLabel('Company name').inputValue()).toBe('Elevar Lifts')
})

test('B-34 a reply that is lost on its way is no failure: the company is there', async () => {
  const page = await aPerson()
  await page.route('**/v1/company/register', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await lookUp(page, '19ZZXTE8576F1ZM')
  await press(page, 'Register company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
  await title(page, 'Tax details').waitFor()
  expect(await page.getByText('19ZZXTE8576F1ZM', { exact: true }).count()).toBe(1)
})

test('B-34 a connection that breaks before and after says so, and another try finds the company', async () => {
  const page = await aPerson()
  await lookUp(page, '08ZZZPR7640K1ZK')
  await page.route('**/v1/company/register', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/v1/jwt-auth/refresh*', (route) => route.abort())
  await press(page, 'Register company')
  await notice(page, /Upgrade Company Failed/)
    .getByText('No connection to the server.')
    .waitFor()
  await page.unroute('**/v1/jwt-auth/refresh*')
  await page.unroute('**/v1/company/register')
  await press(page, 'Okay')
  await press(page, 'Register company')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
  await title(page, 'Tax details').waitFor()
  expect(await page.getByText('08ZZZPR7640K1ZK', { exact: true }).count()).toBe(1)
})

test('B-34 a registration that stopped half-way goes on where it stopped', async () => {
  const page = await aPerson()
  await refuse(page, '/v1/company/profile', 422, wrongPincode)
  await lookUp(page, '32ZZQCA2463G1ZO')
  await press(page, 'Register company')
  const told = notice(page, /Upgrade Company Failed/)
  await told.getByText('Enter valid PIN code').waitFor()
  await press(page, 'Okay')
  await title(page, 'Almost done').waitFor()
  expect(await gstin(page).isDisabled()).toBe(true)
  await looked(page, 'half done')
  await page.unroute('**/v1/company/profile')
  await billing(page).getByLabel('PIN code').fill('682025')
  await press(page, 'Finish registration')
  await notice(page, /Company Registered Successfully/).waitFor()
  await press(page, 'Okay')
  await page.waitForURL(`**${ORGANISATION}`)
  await page.getByText('682025').waitFor()
})
