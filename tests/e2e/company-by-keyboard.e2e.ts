import { expect, test } from 'vitest'
import { aBrowser } from '#tests/support/browser.ts'
import { button, enter, focused, link, okay, type } from '#tests/support/by-keyboard.ts'
import { delivery, EDIT, ORGANISATION } from '#tests/support/company-screens.ts'
import { callAs, notice, tabTo } from '#tests/support/on-screen.ts'
import { join } from '#tests/support/people.ts'
import { anEmail, aPhone } from '#tests/support/session.ts'
import { ADMINISTRATOR } from '#tests/support/session-stock.ts'

const { signedInPage } = aBrowser()

test('a user is added, deactivated and deleted by keyboard alone', async () => {
  const page = await signedInPage(ADMINISTRATOR)
  await callAs(page)
  await page.goto('/my-rental/company/users')
  await enter(page, link(page, 'Add user'))
  await page.getByLabel('First name').waitFor()
  const phone = aPhone()
  await type(page, ['First name', 'Chitra'], ['Last name', 'Rao'], ['Phone number', phone], ['Email ID', anEmail()])
  await tabTo(page, page.getByRole('radio', { name: 'User' }))
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: 'Admin' }).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await okay(page, 'User Added Successfully')

  await join(phone)
  await page.reload()
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

test('a site is added and searched by keyboard alone', async () => {
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

test('company details and addresses are edited by keyboard alone', async () => {
  const page = await signedInPage(ADMINISTRATOR)
  await page.goto(ORGANISATION)
  await enter(page, link(page, 'Edit'))
  await page.waitForURL(`**${EDIT}`)
  await page.getByLabel('Company name').waitFor()
  await page.locator('option', { hasText: 'Maharashtra' }).first().waitFor({ state: 'attached' })
  await type(page, ['Company name', 'Malvan Towers and Masts'])
  await tabTo(page, page.getByLabel('GST treatment'))
  await page.keyboard.type('Special')
  await enter(page, button(page, 'Save company details'))
  await okay(page, 'Company Details Updated Successfully')
  await focused(page, 'Save company details')

  const street = ['Address line 1', 'Plot 9, Kudal Road'] as const
  await type(page, street, ['State', 'Maharashtra'], ['City', 'Malvan'], ['PIN code', '41660'])
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert', { name: 'Please check these fields' })
  await summary.and(page.locator(':focus')).waitFor()
  await enter(page, summary.getByRole('button', { name: 'Billing address: Enter valid PIN code' }))
  expect(await page.locator(':focus').inputValue()).toBe('41660')
  await page.keyboard.press('End')
  await page.keyboard.type('6')
  const same = page.getByLabel('Delivery address is the same')
  await tabTo(page, same)
  await page.keyboard.press('Space')
  const yard = delivery(page)
  await yard.waitFor()
  for (const [label, text] of [
    ['Address line 1', 'Gate 2, Sawantwadi yard'],
    ['State', 'Maharashtra'],
    ['City', 'Sawantwadi'],
    ['PIN code', '416510'],
  ] as const) {
    await tabTo(page, yard.getByLabel(label))
    await page.keyboard.type(text)
  }
  await enter(page, button(page, 'Save addresses'))
  await okay(page, 'Address Details Updated Successfully')
  await focused(page, 'Save addresses')

  await page.goto(ORGANISATION)
  for (const text of [
    'Malvan Towers and Masts',
    'Special Economic Zone (SEZ)',
    'Plot 9, Kudal Road',
    'Gate 2, Sawantwadi yard',
  ])
    await page.getByText(text).waitFor()
})
