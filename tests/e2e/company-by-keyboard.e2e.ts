import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { callAs, notice, tabTo } from '#tests/support/on-screen.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

async function enter(page: Page, target: ReturnType<typeof link>) {
  await target.waitFor()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Types into one field after the other, as they follow each other. */
async function type(page: Page, ...fields: readonly (readonly [label: string, text: string])[]) {
  for (const [label, text] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
}

/** The notice has the focus on its button. */
async function okay(page: Page, title: string) {
  await notice(page, title).waitFor()
  await page.locator(':focus', { hasText: 'Okay' }).waitFor()
  await page.keyboard.press('Enter')
  await notice(page, title).waitFor({ state: 'detached' })
}

test('a user is added, deactivated and deleted by keyboard alone', { timeout: 120_000 }, async () => {
  const page = await signedInPage(ADMINISTRATOR)
  await callAs(page)
  await page.goto('/my-rental/company/users')
  await enter(page, link(page, 'Add user'))
  await page.getByLabel('First name').waitFor()
  await type(page, ['First name', 'Chitra'], ['Last name', 'Rao'], ['Phone number', aPhone()], ['Email ID', anEmail()])
  await tabTo(page, page.getByRole('radio', { name: 'User' }))
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: 'Admin' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await okay(page, 'User Added Successfully')

  await enter(page, link(page, 'Chitra Rao'))
  await enter(page, button(page, 'Deactivate'))
  await okay(page, 'User Deactivated Successfully')
  await button(page, 'Activate').waitFor()

  await enter(page, button(page, 'Delete permanently'))
  const asked = notice(page, 'Delete Chitra Rao permanently?')
  await asked.waitFor()
  expect(await page.locator(':focus').textContent()).toBe('Cancel')
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  expect(await page.locator(':focus').textContent()).toBe('Delete permanently')
  await page.keyboard.press('Enter')
  await tabTo(page, asked.getByRole('button', { name: 'Delete permanently' }))
  await page.keyboard.press('Enter')
  await okay(page, 'User Deleted Successfully')
  await page.getByText('1 user', { exact: true }).waitFor()
})

test('a site is added and searched by keyboard alone', { timeout: 120_000 }, async () => {
  const page = await signedInPage(ADMINISTRATOR)
  await callAs(page)
  await page.goto('/my-rental/company/project-sites')
  await enter(page, link(page, 'Add site'))
  await page.getByLabel('Site name').waitFor()
  await page.locator('option', { hasText: 'Maharashtra' }).waitFor({ state: 'attached' })
  await type(
    page,
    ['Site name', 'Kharadi Tower B'],
    ['Address line 1', 'Survey 62, Kharadi Bypass Road'],
    ['State', 'Maharashtra'],
    ['City', 'Pune'],
    ['PIN code', '411014'],
  )
  await page.keyboard.press('Enter')
  await okay(page, 'Project Site Added Successfully')
  await link(page, 'Kharadi Tower B').waitFor()
  await type(page, ['Search by name, city or PIN code', 'nowhere'])
  await page.keyboard.press('Enter')
  await page.getByText('No project site matches').waitFor()
  expect(new URL(page.url()).search).toBe('?q=nowhere')
})
