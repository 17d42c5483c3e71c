import { expect, test } from 'vitest'
import { aBrowser, PHONE } from '#tests/support/browser.ts'
import { looked, press, toasted } from '#tests/support/on-screen.ts'
import { noticesTo } from '#tests/support/outbox.ts'

const { openPage, deskPage } = aBrowser()

// Its other states: web/pages/public/sign.component.test.tsx and log.component.test.tsx.
test('a site engineer signs a day by a link that came as a text message, until it is withdrawn', async () => {
  const desk = await deskPage()
  await desk.goto('/desk/logsheets?status=SUBMITTED')
  await desk
    .getByRole('row', { name: /JCB 3DX/ })
    .getByRole('link')
    .first()
    .click()
  await press(desk, 'Make a link')
  await desk.getByLabel('Name', { exact: true }).fill('Sunil Kamble')
  await desk.getByLabel(/^Mobile number/).fill('9822000417')
  await press(desk, 'Make link')
  const address = await desk.getByLabel('Address of the link').inputValue()
  const messages = async () => (await noticesTo('9822000417')).map(({ text }) => text).join()
  await expect.poll(messages).toContain(address)

  const page = await openPage(PHONE)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''))
  const { pathname, hash } = new URL(address)
  await page.goto(pathname + hash)
  await page.getByText('For Sunil Kamble').waitFor()
  await looked(page, 'sign by link')
  const pad = page.getByRole('img', { name: 'Sign here' })
  await pad.scrollIntoViewIfNeeded()
  await pad.dragTo(pad, { sourcePosition: { x: 20, y: 30 }, targetPosition: { x: 220, y: 70 } })
  await page.getByRole('button', { name: /^Sign \d/ }).click()
  await toasted(page, 'Logsheet Signed Successfully', /stays as you signed it/)
  await page.getByText('You have signed this day').waitFor()
  expect(hash).toHaveLength(44)
  expect(sent.filter((text) => text.includes(hash.slice(1)))).toEqual([])

  await desk.reload()
  await desk.getByRole('list', { name: 'Links made so far' }).getByText('Signed', { exact: true }).waitFor()
  await press(desk, 'Withdraw the link for Sunil Kamble')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await desk.getByText('Withdrawn').waitFor()
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await page.getByRole('heading', { name: 'यह लिंक वापस ले लिया गया है' }).waitFor()
})
