import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'
import { SALES } from '#tests/support/session-stock.ts'

const { deskPage, openPage, url } = aBrowser()

/** No other journey looks at this post. */
const SLUG = 'gst-on-equipment-rental'
const ADDRESS = `/blog/${SLUG}`
const ATTACK = '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>'
const TEXT = `The rate is **18 percent**.\n\n## Hire with an operator\n\n${ATTACK}\n\n[press](javascript:alert(1))`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The attacks as text, with nothing that could run. */
async function isHarmless(page: Page) {
  const body = page.locator('.post-body')
  await body.getByText('<img src=x onerror=').waitFor()
  expect(await body.locator('img, script, a[href]').count()).toBe(0)
  expect(await page.title()).not.toBe('run')
}

test('S13 sales edit a post beside its preview, readers see the same text at once, and a withdrawn post is gone', async () => {
  const [desk, visitor] = [await deskPage(SALES), await openPage(PHONE)]
  await desk.goto('/desk/posts')
  await desk.getByRole('searchbox', { name: 'Search by title, author or address' }).fill(SLUG)
  await desk.getByRole('link', { name: /^GST on equipment rental/ }).click()
  const preview = desk.getByRole('region', { name: 'Preview' })
  await preview.locator('.post-body h2').first().waitFor()
  await screenshot(desk, 'desk-posts post')
  await noSeriousAxeViolations(desk)

  await desk.getByLabel('Body', { exact: true }).fill(TEXT)
  await isHarmless(desk)
  const previewed = await preview.locator('.post-body').innerHTML()
  await press(desk, 'Save changes')
  await desk.getByText('Saved. The site shows it.').waitFor()

  const isThere = () => visitor.goto(ADDRESS).then((reply) => reply?.status())
  await expect.poll(async () => (await isThere()) === 200 && visitor.getByText('18 percent').count()).toBe(1)
  await isHarmless(visitor)
  expect(await visitor.locator('.post-body').innerHTML()).toBe(previewed)

  await press(desk, 'Withdraw')
  await desk.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await expect.poll(isThere).toBe(404)
  expect(await (await fetch(`${url}/sitemap-blog.xml`)).text()).not.toContain(ADDRESS)
  await press(desk, 'Publish')
  await expect.poll(isThere).toBe(200)
})
