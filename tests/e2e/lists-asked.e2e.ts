import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const LISTS = ['/v1/enquiries', '/v1/company/users', '/v1/profile/project-sites']

/** Every list that a page requests, and whether the request has page and size. */
function listsAsked(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() !== 'GET' || !LISTS.includes(pathname)) return
    asked.push(`${pathname} page ${searchParams.has('page')} size ${searchParams.has('size')}`)
  })
  return asked
}

test('every list is requested with page and size (specification section 7)', async () => {
  const page = await signedInPage(ADMINISTRATOR)
  const asked = listsAsked(page)
  for (const [path, title] of [
    ['/my-rental/manage-enquiry', 'My Rentals'],
    ['/my-rental/manage-enquiry?filter=QUOTED&q=lift', 'My Rentals'],
    ['/my-rental/company/users?q=asha', 'Users'],
    ['/my-rental/company/project-sites', 'Project sites'],
    ['/my-rental/company/overview', ''],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  expect(asked.filter((line) => !line.endsWith('page true size true'))).toEqual([])
  expect(LISTS.filter((list) => asked.some((line) => line.startsWith(`${list} `)))).toEqual(LISTS)
})
