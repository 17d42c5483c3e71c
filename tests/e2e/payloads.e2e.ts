import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAt } from '#tests/support/call-at.ts'
import { complaintsOf } from '#tests/support/complaints.ts'
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

/** Tabs side by side: most of the time of a page is spent waiting until nothing more is asked. */
const TABS = 3

/** Tabs of somebody who is a customer and at the desk, which note whether a payload runs. */
async function watchedTabs(kept: Kept) {
  const first = await openPage()
  const context = first.context()
  await context.addInitScript((tokens) => {
    for (const [name, token] of Object.entries(tokens)) if (!localStorage['kept']) localStorage[name] = token
    localStorage['kept'] = 'yes'
  }, kept)
  const ran: string[] = []
  await context.exposeBinding('s13', ({ page }) => ran.push(page.url()))
  context.on('dialog', async (dialog) => {
    ran.push(`dialog on ${dialog.page()?.url()}`)
    await dialog.dismiss()
  })
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => context.newPage()))
  return { tabs: [first, ...others], complaints: others.map(complaintsOf), ran }
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
  const { tabs, complaints, ran } = await watchedTabs({
    refreshToken: admin.refreshToken,
    'desk.refreshToken': owner.refreshToken,
  })
  const seen = new Map<string, string>()
  const found: string[] = []
  const visit = async (page: Page, path: string) => {
    const reply = await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    if (reply?.status() !== 200) found.push(`${path}: ${reply?.status()}`)
    for (const element of await injectedInto(page)) found.push(`${path}: ${element}`)
    seen.set(path, dense(await page.innerText('main')))
  }
  const left = [...pages]
  await Promise.all(
    tabs.map(async (page) => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await visit(page, path)
    }),
  )
  expect(found).toEqual([])
  expect(complaints.flat()).toEqual([])
  expect(ran).toEqual([])
  const talks = pages.filter((path) => /manage-enquiry\/|desk\/(enquiries|customers)\//.test(path))
  const changed = talks.flatMap((path) => notes.filter((note) => !seen.get(path)?.includes(dense(note))))
  expect({ talks: talks.length, changed }).toEqual({ talks: 3, changed: [] })
}, 180_000)
