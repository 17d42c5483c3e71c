import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, PHONE, screenshot } from '#tests/support/browser.ts'
import { noticesTo } from '#tests/support/outbox.ts'
import { anEmail } from '#tests/support/session.ts'

const { pageWithoutScripts, url } = aBrowser()
const MESSAGE = 'Do you rent cranes of 50 t in Goa, from next week on?'

const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' })
const staffOf = async (email: string) =>
  (await noticesTo('desk@yantra.example')).filter(({ text }) => text.includes(email))

// The dialog: web/layouts/contact.component.test.tsx.
test('without JavaScript the footer leads to the form', async () => {
  const page = await pageWithoutScripts(PHONE)
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
  await form.getByText('We received your message.').waitFor()
  await screenshot(page, 'contact no script sent')
  await expect.poll(() => staffOf(email)).toHaveLength(1)
  await form.getByRole('link', { name: 'Write another message' }).click()
  await form.getByRole('button', { name: 'Send message' }).waitFor()
})

test('in each language the form stays on its page, and nobody else sees the input', async () => {
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
