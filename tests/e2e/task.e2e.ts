import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { aBrowser, DESKTOP, noSeriousAxeViolations, PHONE, screenshot } from '#tests/support/browser.ts'

const { openPage, pageWithoutScripts, url } = aBrowser()

const LIST = '/rental/pune/equipments'
const asked = (text: string) => `${LIST}?${new URLSearchParams({ filter: text }).toString()}`
const chips = (page: Page) => page.getByRole('list', { name: 'What you need' }).getByRole('listitem')
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

describe('a task', () => {
  test('on a phone without scripts its conditions are chips, each removed by its link', async () => {
    const page = await pageWithoutScripts(PHONE)
    await page.goto(asked('lift 200 kg to 11 m indoors'))
    expect(await chips(page).allTextContents()).toEqual([
      'Work at height',
      'Load ≥ 200 kg',
      'Height ≥ 11 m',
      'Indoors: no exhaust, non-marking tyres',
    ])
    expect(await overflow(page)).toBe(0)
    const first = await page.locator('article').first().textContent()
    expect(first).not.toContain('Diesel')
    await page.getByRole('link', { name: 'Remove Height ≥ 11 m' }).click()
    expect(new URL(page.url()).searchParams.get('filter')).toBe('lift 200 kg indoors')
    expect(await chips(page).count()).toBe(3)
  })

  test('is the first suggestion, with the number of machines that meet it', async () => {
    const page = await openPage(PHONE)
    await page.goto('/rental/pune')
    await page.getByLabel('Search in Pune').pressSequentially('dig a 3 m trench', { delay: 20 })
    const first = page.getByRole('option').first()
    await first.getByText(/^\d+ machines: Dig, Dig depth ≥ 3 m/).waitFor()
    await screenshot(page, 'task-suggested')
    await first.click()
    await page.waitForURL(`**${asked('dig a 3 m trench')}`)
    await chips(page).first().waitFor()
    expect(await chips(page).allTextContents()).toEqual(['Dig', 'Dig depth ≥ 3 m'])
    await noSeriousAxeViolations(page)
  })

  test('that no machine meets shows the nearest ones and what they lack', async () => {
    const page = await openPage(DESKTOP)
    await page.goto(asked('lift people to 70 m'))
    await page.getByText('No machine here meets all of this. The nearest ones:').waitFor()
    await page
      .getByText(/Height ≥ 70 m: [\d.]+ m short\./)
      .first()
      .waitFor()
    expect(await page.locator('article').count()).toBeGreaterThan(0)
    await noSeriousAxeViolations(page)
  })

  test('is understood in Hindi, and says so in Hindi', async () => {
    const page = await openPage(PHONE)
    await page.goto(`/hi${asked('ग्यारह मीटर तक 200 किलो उठाना घर के अंदर')}`)
    const list = page.getByRole('list', { name: 'आपकी ज़रूरत' }).getByRole('listitem')
    expect(await list.allTextContents()).toEqual([
      'ऊँचाई पर काम',
      'ऊँचाई ≥ 11 मी',
      'भार ≥ 200 किग्रा',
      'अंदर काम: धुआँ नहीं, टायर के निशान नहीं',
    ])
    expect(await overflow(page)).toBe(0)
    await noSeriousAxeViolations(page)
  })
})

test('a corrected word is shown, and can be searched for as typed', async () => {
  const page = await pageWithoutScripts(PHONE)
  await page.goto(asked('sissor lift'))
  await page.getByText('Understood: scissor lift.').waitFor()
  await page.getByRole('link', { name: 'Search for “sissor” instead' }).click()
  expect(page.url()).toBe(url + asked('"sissor" lift'))
  await page.getByText('No results for “sissor”.').waitFor()
})
