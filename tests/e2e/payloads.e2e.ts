import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAt } from '#tests/support/call-at.ts'
import { removeFolder, seededFolder } from '#tests/support/folders.ts'
import { notes, payloadHouse } from '#tests/support/payload-house.ts'
import { type Product, startProduct } from '#tests/support/product.ts'
import { ADMINISTRATOR, OWNER, type Person, takeSession } from '#tests/support/session-stock.ts'

const { openPage } = aBrowser()
const folder = seededFolder()
let product: Product
beforeAll(async () => {
  product = await startProduct(folder)
})
afterAll(async () => {
  await product.stop()
  removeFolder(folder)
})

/** Somebody signed in, with the token by which a browser carries on. */
async function signedIn(person: Person) {
  const body = { refreshToken: takeSession(inject('product').shelf, person) }
  const { accessToken, refreshToken } = await callAt(product.url)('refreshTokens', { body })
  return { call: callAt(product.url, accessToken), refreshToken }
}

type Kept = Record<'refreshToken' | 'desk.refreshToken', string>

/** A page of somebody who is a customer and at the desk, which notes whether a payload runs. */
async function watchedPage(kept: Kept) {
  const page = await openPage()
  await page.addInitScript((tokens) => {
    for (const [name, token] of Object.entries(tokens)) if (!localStorage['kept']) localStorage[name] = token
    localStorage['kept'] = 'yes'
  }, kept)
  const ran: string[] = []
  await page.exposeFunction('s13', () => ran.push(page.url()))
  page.on('dialog', async (dialog) => {
    ran.push(`dialog on ${page.url()}`)
    await dialog.dismiss()
  })
  return { page, ran }
}

const FOREIGN =
  '.s13, s13-x, iframe, object, embed, base, marquee, meta[http-equiv=refresh], [srcdoc], [href^="javascript:" i]'

/** Elements and attributes that only a payload can have brought. */
const injectedInto = (page: Page) =>
  page
    .locator('*')
    .evaluateAll(
      (all, foreign) =>
        all
          .filter(
            (one) => one.matches(foreign) || one.getAttributeNames().some((name: string) => name.startsWith('on')),
          )
          .map((one) => String(one.outerHTML).slice(0, 200)),
      FOREIGN,
    )

const dense = (text: string) => text.replaceAll(/\s/g, '')

test('S13 on no page does a payload run, become an element, or look other than typed', async () => {
  const [admin, owner] = [await signedIn(ADMINISTRATOR), await signedIn(OWNER)]
  const pages = await payloadHouse(admin.call, owner.call)
  const { page, ran } = await watchedPage({
    refreshToken: admin.refreshToken,
    'desk.refreshToken': owner.refreshToken,
  })
  const seen = new Map<string, string>()
  const found: string[] = []
  for (const path of pages) {
    const reply = await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    if (reply?.status() !== 200) found.push(`${path}: ${reply?.status()}`)
    for (const element of await injectedInto(page)) found.push(`${path}: ${element}`)
    seen.set(path, dense(await page.innerText('main')))
  }
  expect(found).toEqual([])
  expect(ran).toEqual([])
  const talks = pages.filter((path) => /manage-enquiry\/|desk\/(enquiries|customers)\//.test(path))
  const changed = talks.flatMap((path) => notes.filter((note) => !seen.get(path)?.includes(dense(note))))
  expect({ talks: talks.length, changed }).toEqual({ talks: 3, changed: [] })
}, 180_000)
