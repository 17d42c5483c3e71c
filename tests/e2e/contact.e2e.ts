import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, PHONE, screenshot } from '#tests/support/browser.ts'
import { looked, lookedInTheDark, notice, press, refuseOnce, told } from '#tests/support/on-screen.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { anEmail } from '#tests/support/session.ts'

const { openPage, signedInPage, pageWithoutScripts, url } = aBrowser()
const MESSAGE = 'Do you rent cranes of 50 t in Goa, from next week on?'

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact us' })
const hasFocus = (page: Page, name: string) => page.locator(`:focus[name="${name}"]`).waitFor()
const staffOf = async (email: string) =>
  (await messagesTo('desk@yantra.example')).filter(({ text }) => text.includes(email))

async function open(page: Page) {
  await footerLink(page).focus()
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
  await hasFocus(page, 'name')
}

test('on a phone a message is written and sent by keyboard alone', async () => {
  const page = await openPage(PHONE)
  const email = anEmail()
  await page.goto('/connected-rentals')
  await open(page)
  await lookedInTheDark(page, 'contact dialog')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await footerLink(page).and(page.locator(':focus')).waitFor()

  await open(page)
  await page.keyboard.press('Tab')
  await page.getByText('Name is required', { exact: true }).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type("Meera D'Souza")
  expect(await page.getByText('Name is required').count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('meera@')
  await page.keyboard.press('Tab')
  await page.getByText('Enter valid email ID').waitFor()
  await hasFocus(page, 'phone')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Too short')
  await page.getByText('1,991 characters left').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('alert', { name: 'Please check these fields' }).and(page.locator(':focus')).waitFor()
  await looked(page, 'contact dialog wrong')
  await lookedInTheDark(page, 'contact dialog wrong')

  await page.getByLabel('Email ID').fill(email)
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await notice(page, 'Message Sent Successfully').getByText(`We answer to ${email}`).waitFor()
  await looked(page, 'contact sent')
  await told(page, 'Message Sent Successfully', `We answer to ${email} on the next working day.`)
  await footerLink(page).and(page.locator(':focus')).waitFor()
  await expect.poll(() => staffOf(email)).toHaveLength(1)
  await expect.poll(() => messagesTo(email)).toHaveLength(1)
  await open(page)
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
})

test('what is known of somebody signed in stands there; a refusal loses nothing, nor does closing', async () => {
  const page = await signedInPage('9000000003', DESKTOP)
  await page.goto('/my-profile/profile-detail')
  await page.getByRole('main').getByText('Ravi Kulkarni', { exact: true }).first().waitFor()
  await open(page)
  const dialog = dialogOf(page)
  const message = dialog.getByLabel('Message', { exact: true })
  await expect.poll(() => dialog.getByLabel('Your name').inputValue()).toBe('Ravi Kulkarni')
  expect(await dialog.getByLabel('Email ID').inputValue()).toBe('ravi@kulkarni.example')
  expect(await dialog.getByLabel('Phone number').inputValue()).toBe('9000000003')
  await message.fill(MESSAGE)
  await looked(page, 'contact dialog known')

  await refuseOnce(page, 'POST', /\/v1\/contact$/, { problem: 'too-many-requests', status: 429 })
  await press(page, 'Send message')
  await told(page, 'Request Failed', 'Too many requests. Please try again later.')
  expect(await message.inputValue()).toBe(MESSAGE)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await open(page)
  expect(await message.inputValue()).toBe(MESSAGE)

  const violations = [{ field: 'message', message: 'Message contains invalid characters' }]
  await refuseOnce(page, 'POST', /\/v1\/contact$/, { problem: 'validation', status: 422, violations })
  await press(page, 'Send message')
  await told(page, 'Request Failed', 'Message contains invalid characters')
  expect(await message.getAttribute('aria-invalid')).toBe('true')
  await message.fill(`${MESSAGE} Thank you.`)
  await press(page, 'Send message')
  await told(page, 'Message Sent Successfully', 'We answer to ravi@kulkarni.example on the next working day.')
})

test('with JavaScript the form on the page about us is the same one', async () => {
  const page = await openPage(DESKTOP)
  const email = anEmail()
  await page.goto('/about-us#contact')
  await page.getByLabel('Your name').fill('Meera Joshi')
  await page.getByLabel('Email ID').fill(email)
  await page.getByLabel('Message', { exact: true }).fill(MESSAGE)
  await looked(page, 'contact page')
  await lookedInTheDark(page, 'contact page')
  await press(page, 'Send message')
  await told(page, 'Message Sent Successfully', `We answer to ${email} on the next working day.`)
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  await expect.poll(() => staffOf(email)).toHaveLength(1)
})

test.each([PHONE, DESKTOP])('without JavaScript, at %i px, the footer leads to the form', async (width) => {
  const page = await pageWithoutScripts(width)
  const email = anEmail()
  await page.goto('/connected-rentals')
  await footerLink(page).click()
  await page.waitForURL('**/about-us#contact')
  const form = page.locator('#contact')
  await form.getByLabel('Your name').fill('</script><b>Meera</b>')
  await form.getByLabel('Email ID').fill('meera@')
  await form.getByLabel('Message', { exact: true }).fill(`${MESSAGE}\n</textarea><script>alert(1)</script>`)
  const [refused] = await Promise.all([
    page.waitForNavigation(),
    form.getByRole('button', { name: 'Send message' }).click(),
  ])
  expect(refused?.status()).toBe(422)
  expect(refused?.headers()['cache-control']).toBe('no-store')
  await form.getByRole('alert', { name: 'Please check these fields' }).getByText('Enter valid email ID').waitFor()
  expect(await form.getByLabel('Your name').inputValue()).toBe('</script><b>Meera</b>')
  expect(await form.getByLabel('Message', { exact: true }).inputValue()).toContain('</textarea><script>')
  await screenshot(page, 'contact no script refused')
  await form.getByLabel('Email ID').fill(email)
  await form.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/about-us?contact=sent#contact')
  await form.getByText('Your message has arrived.').waitFor()
  await screenshot(page, 'contact no script sent')
  await expect.poll(() => staffOf(email)).toHaveLength(1)
  await form.getByRole('link', { name: 'Write another message' }).click()
  await form.getByRole('button', { name: 'Send message' }).waitFor()
})

test('in each language the form stays on its page, and what one typed is shown to nobody else', async () => {
  const post = (page: string, fields: Record<string, string>) =>
    fetch(url + page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  for (const page of ['/about-us', '/hi/about-us']) {
    const typed = { name: `Meera of ${page}`, email: anEmail(), phone: '', message: MESSAGE, website: '' }
    const sent = await post(page, typed)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?contact=sent#contact`])
    const trapped = await post(page, { ...typed, message: `${MESSAGE} Cheap pills!`, website: 'https://pills.example' })
    expect([trapped.status, trapped.headers.get('location')]).toEqual([303, `${page}?contact=sent#contact`])
    await expect.poll(() => staffOf(typed.email)).toHaveLength(1)
    const refused = await post(page, { ...typed, phone: '123' })
    expect([refused.status, refused.headers.get('etag')]).toEqual([422, null])
    const html = await refused.text()
    expect(html).toContain(`value="Meera of ${page}"`)
    expect(html).toContain(page.startsWith('/hi') ? 'सही फ़ोन नंबर भरें' : 'Enter valid phone number')
    expect(await (await fetch(url + page)).text()).not.toContain('Meera')
  }
})
