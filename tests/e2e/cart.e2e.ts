import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { signedInPage, url } = aBrowser()

type Listed = { slug: string; name: string }

async function products(count: number): Promise<Listed[]> {
  const reply = await fetch(`${url}/v1/public/products?location=pune&size=${count}`)
  return ((await reply.json()) as { products: { content: Listed[] } }).products.content
}

const notice = (page: Page, name: RegExp) => page.getByRole('alertdialog', { name })

async function add(page: Page, { slug }: Listed) {
  await page.goto(`/rental/pune/equipment/${slug}`)
  await page.getByRole('button', { name: 'Add to Enquiry Cart' }).click()
}

async function addAll(page: Page, all: readonly Listed[]) {
  for (const product of all) {
    await add(page, product)
    await page.getByRole('dialog', { name: 'Added to the Enquiry Cart' }).waitFor()
  }
}

test.each([PHONE, DESKTOP])('an empty cart offers what most people rent, at %i px', async (width) => {
  const page = await signedInPage('newcomer', width)
  await page.goto('/cart')
  await page.getByText('Your enquiry cart is empty').waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Scissor Lift' }).isVisible()).toBe(true)
  await screenshot(page, 'cart empty')
  await noSeriousAxeViolations(page)
})

test('the eleventh product is refused with the way to the cart', async () => {
  const page = await signedInPage()
  const all = await products(11)
  await addAll(page, all.slice(0, 10))
  await add(page, all[10] as Listed)
  const refused = notice(page, /Add to Cart Failed/)
  await refused.getByText('The cart can hold a maximum of 10 products.').waitFor()
  await screenshot(page, 'cart full refused')
  await noSeriousAxeViolations(page)
  await refused.getByRole('button', { name: 'Cancel' }).waitFor()
  await refused.getByRole('button', { name: 'Go to cart' }).click()
  await expect.poll(() => page.getByText('10 of 10 products').isVisible()).toBe(true)
  await screenshot(page, 'cart full')
})

test('the same product twice is refused in the words of the specification', async () => {
  const page = await signedInPage()
  const [product] = await products(1)
  await addAll(page, [product as Listed])
  await add(page, product as Listed)
  const told = await notice(page, /Add to Cart Failed/).textContent()
  expect(told).toContain(
    'Same Product is already in the CART - Please update Rental period, Duration and other details.',
  )
})

test('a removed line comes back by Undo as it was', async () => {
  const page = await signedInPage()
  const all = await products(2)
  await addAll(page, all)
  await page.goto('/cart')
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/update-quantity'))
  await page.getByLabel('Quantity').first().fill('7')
  await saved
  await page.getByRole('button', { name: `Remove ${all[0]?.name}` }).click()
  await page.getByText('1 of 10 products').waitFor()
  await page.locator(':focus', { hasText: 'Undo' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('2 of 10 products').waitFor()
  await page.getByText('8 machines in all').waitFor()
  await page.reload()
  await expect.poll(() => page.getByText('8 machines in all').isVisible()).toBe(true)
})

test('a change that the server refuses is taken back and told', async () => {
  const page = await signedInPage()
  await addAll(page, await products(1))
  await page.goto('/cart')
  await page.getByLabel('Quantity').waitFor()
  const other = await page.context().newPage()
  await other.goto('/cart')
  const gone = other.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await other.getByRole('button', { name: /^Remove/ }).click()
  await gone
  await page.getByLabel('Quantity').fill('5')
  await notice(page, /Request Failed/)
    .getByText('Requested resource not found.')
    .waitFor()
  await page.getByRole('button', { name: 'Okay' }).click()
  await expect.poll(() => page.getByText('Your enquiry cart is empty').isVisible()).toBe(true)
})

test('a number out of range is said beside its field and never sent', async () => {
  const page = await signedInPage()
  await addAll(page, await products(1))
  await page.goto('/cart')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  await page.getByLabel('Quantity').fill('0')
  await page.getByText('Quantity must be between 1 and 999').waitFor()
  await page.keyboard.press('Tab')
  await page.getByLabel('Rent for').fill('121')
  await page.getByText('Rent for must be between 1 and 120').waitFor()
  expect(sent).toEqual([])
})
