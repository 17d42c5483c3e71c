import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

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

test('each answer narrows the machines at once, Back brings the task back, and a choice goes to the comparison', async () => {
  const page = await openPage(PHONE)
  await page.goto(FINDER)
  await screenshot(page, 'finder-tasks')
  await page.getByRole('link', { name: /^Dig/ }).click()
  await page.getByLabel('How deep? (m)').fill('3')
  await page.waitForURL(`**${FINDER}?task=dig&digDepthM=3`)
  await page.getByLabel('How far out? (m)').fill('5')
  await page.waitForURL(`**${FINDER}?task=dig&digDepthM=3&reachM=5`)
  await page.getByText('Enough reach, but not at this height or depth.').waitFor()
  expect(await page.locator('article path.stroke-danger').count()).toBe(2 * (await drawn(page).count()))
  await noSeriousAxeViolations(page)
  expect(await overflow(page)).toBe(0)
  await screenshot(page, 'finder-dig')
  await drawn(page).getByRole('button', { name: 'Compare' }).first().click()
  await page.getByRole('link', { name: 'Compare (1)' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'What do you need to do?' }).waitFor()
})

test.each([PHONE, DESKTOP])('at %i px all machines stand in one frame, in light, dark and Hindi', async (width) => {
  const page = await openPage(width)
  await page.goto(`${FINDER}?task=lift-people&heightM=11&loadKg=200`)
  const frames = await page
    .locator('article svg')
    .evaluateAll((drawings) =>
      drawings.map((one) => `${one.getAttribute('viewBox')} at ${Math.round(one.getBoundingClientRect().width)}`),
    )
  expect(frames.length).toBeGreaterThan(4)
  expect(new Set(frames).size).toBe(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await noSeriousAxeViolations(page)
  await screenshot(page, 'finder-dark')
  await page.goto(`/hi${FINDER}?task=lift-people&heightM=16&reachM=9&floorLoadKgPerM2=900`)
  await page.getByText('फ़र्श पर भार ≤ 900 किग्रा/वर्ग मी: प्रकाशित नहीं।').first().waitFor()
  expect(await overflow(page)).toBe(0)
  await noSeriousAxeViolations(page)
  await screenshot(page, 'finder-hindi')
})

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
