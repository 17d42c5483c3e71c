import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts } = aBrowser()

const FINDER = '/rental/pune/find'
const overflow = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
const drawn = (page: Page) => page.getByRole('article')

test('on a phone without scripts the task, the answers and the comparison are plain pages', async () => {
  const page = await pageWithoutScripts(PHONE)
  await page.goto('/rental/pune')
  await page.getByRole('link', { name: 'Find it by the task' }).click()
  await page.getByRole('link', { name: /^Work at height/ }).click()
  await page.waitForURL('**/find?task=lift-people')
  const all = await drawn(page).count()
  await page.getByLabel('How high? (m)').fill('11')
  await page.getByLabel('Indoors, finished floor').check()
  await page.getByRole('button', { name: 'Show machines' }).click()
  await page.waitForURL('**/find?task=lift-people&heightM=11&ground=indoors')
  expect(await page.getByLabel('How high? (m)').inputValue()).toBe('11')
  expect(await drawn(page).count()).toBeLessThan(all)
  expect(await page.getByText(/^Height ≥ 11 m: [\d.]+ m short\.$/).count()).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)
  await page.getByRole('link', { name: /^Compare the first/ }).click()
  await page.waitForURL('**/compare?**')
  expect(await page.getByRole('columnheader').count()).toBeGreaterThan(2)
})

test('all machines stand in one frame, in Hindi too', async () => {
  const page = await openPage(PHONE)
  for (const [language, query] of [
    ['', 'task=lift-people&heightM=11&loadKg=200'],
    ['/hi', 'task=lift-people&heightM=16&reachM=9&floorLoadKgPerM2=900'],
  ]) {
    await page.goto(`${language}${FINDER}?${query}`)
    const frames = await page
      .locator('article svg')
      .evaluateAll((drawings) =>
        drawings.map((one) => `${one.getAttribute('viewBox')} at ${Math.round(one.getBoundingClientRect().width)}`),
      )
    expect(frames.length).toBeGreaterThan(1)
    expect(new Set(frames).size).toBe(1)
    expect(await overflow(page)).toBe(0)
    await noSeriousAxeViolations(page)
  }
  await page.getByText('फ़र्श पर भार ≤ 900 किग्रा/वर्ग मी: प्रकाशित नहीं।').first().waitFor()
})

// Each answer asks again, and its looks: web/pages/public/find.component.test.tsx.
test('a question of the search leads on to the finder with its answers', async () => {
  const page = await openPage(DESKTOP)
  await page.goto(
    `/rental/pune/equipments?${new URLSearchParams({ filter: 'lift 200 kg to 11 m indoors' }).toString()}`,
  )
  await page.getByRole('link', { name: 'Answer a few questions about this task' }).click()
  await page.waitForURL(`**${FINDER}?task=lift-people&heightM=11&loadKg=200&ground=indoors`)
  await page.getByRole('heading', { name: 'Work at height: machines in Pune' }).waitFor()
  expect(await page.getByLabel('How high? (m)').inputValue()).toBe('11')
})
