import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noConnection, refused, waiting } from '#tests/components/replies.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
} from '#tests/components/screen.tsx'
import { aLogo, aLogoFile, aSettingsServer, someSettings } from '#tests/components/settings.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const summary = page.getByRole('alert', { name: 'Please check these fields' })
const preview = page.getByRole('region', { name: 'On a document' })
const part = (name: string) => page.getByRole('navigation', { name: 'Parts of the settings' }).getByText(name)

test('an owner changes the company, and sees it on a document while typing', async () => {
  const { replies, now } = aSettingsServer()
  await visit('/desk/settings', { atDesk: 'OWNER', replies })
  await seen(preview.getByText('Yantra Equipment Rentals Private Limited').first())
  await looked('settings company')
  await lookedInTheDark('settings company')
  await field('Legal name').fill('Deccan Rentals LLP')
  await seen(preview.getByText('Deccan Rentals LLP'))
  await field('GSTIN').fill('27ZZYCA5120M1Z3')
  await press('Save changes')
  await seen(summary.getByText('The last character does not match; please check for a typing mistake'))
  await looked('settings company wrong')
  await field('GSTIN').fill('27zzyca5120m1z2')
  await press('Save changes')
  await seen(page.getByText('Saved as version 3.'))
  expect(now().company.legalName).toBe('Deccan Rentals LLP')
  await press('Save changes')
  await seen(page.getByText('Nothing has changed.'))
})

test('an owner chooses, replaces and removes the logo, which documents show', async () => {
  const { replies, now } = aSettingsServer()
  await visit('/desk/settings', { atDesk: 'OWNER', replies })
  await field('Legal name').fill('Deccan Rentals LLP')
  await page.getByLabelText('Choose logo').upload(aLogoFile())
  await seen(page.getByText('Saved as version 3.'))
  expect(now().logo?.fileId).toBe(aLogo.fileId)
  await expect.poll(() => preview.element().querySelector('img')?.naturalWidth).toBe(aLogo.width)
  await looked('settings logo')
  await seen(page.getByText('Replace logo'))
  // Text typed meanwhile is saved on top of it.
  await press('Save changes')
  await seen(page.getByText('Saved as version 4.'))
  expect(now()).toMatchObject({ company: { legalName: 'Deccan Rentals LLP' }, logo: { fileId: aLogo.fileId } })
  await press('Remove logo')
  await seen(page.getByText('Saved as version 5.'))
  await expect.poll(() => [now().logo, preview.element().querySelector('img')]).toEqual([null, null])
})

test('a version shows the logo it had, and a read-only role sees it on the document', async () => {
  const { replies } = aSettingsServer(someSettings({ logo: aLogo }))
  await visit('/desk/settings/versions/2', { atDesk: 'SALES', replies })
  await expect.poll(() => preview.element().querySelector('img')?.naturalWidth).toBe(aLogo.width)
  await visit('/desk/settings', { atDesk: 'SALES', replies })
  await expect.poll(() => preview.element().querySelector('img')?.naturalWidth).toBe(aLogo.width)
  await gone(page.getByText('Replace logo'))
})

test('the parts are in one row on a desktop', async () => {
  const { replies } = aSettingsServer()
  await visit('/desk/settings', { atDesk: 'OWNER', width: DESKTOP, replies })
  await seen(part('Versions'))
  const links = page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link').elements()
  expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1)
})

test('every part has its form', async () => {
  const { replies, now } = aSettingsServer()
  await visit('/desk/settings', { atDesk: 'OWNER', width: PHONE, replies })
  await part('Addresses').click()
  await press('Add address')
  await field('Name of the address').fill('Pune office')
  await press('Save changes')
  await seen(summary.getByText(/^Address 1: Address line 1 is required/))
  await looked('settings addresses')
  await button('Remove Address 1').click()

  await part('Bank and UPI').click()
  await field('IFSC').fill('HDFC123')
  await press('Save changes')
  await seen(summary.getByText('Enter valid IFSC'))
  await field('IFSC').fill('demo0000999')
  await field('UPI up to (₹)').fill('200000')
  await press('Save changes')
  await seen(page.getByText('Saved as version 3.'))
  expect(now().bank.upiLimitPaise).toBe(20_000_000)
  await looked('settings bank')

  await part('Quotes and hire').click()
  await expect.element(field('Diesel, per litre (₹)')).toHaveValue('92.5')
  await field('Diesel, per litre (₹)').fill('94.75')
  await field('Off-hire notice (days)').fill('91')
  await press('Save changes')
  await seen(summary.getByText('Off-hire notice (days) must be between 0 and 90'))
  await looked('settings hire')
  await field('Off-hire notice (days)').fill('5')
  await press('Save changes')
  await seen(page.getByText('Saved as version 4.'))
  expect(now().hire).toMatchObject({ dieselPaisePerLitre: 9475, noticeDays: 5 })

  await part('Working hours').click()
  await field('Saturday, until').fill('08:00')
  await press('Save changes')
  await seen(summary.getByText('The closing time must be after the opening time'))
  await field('Saturday, until').fill('14:00')
  await press('Save changes')
  await seen(page.getByText('Saved as version 5.'))
  await looked('settings office')
  expect(now().office.hours).toMatchObject({ SAT: { opens: '09:00', closes: '14:00' }, SUN: null })

  await part('Holidays').click()
  await press('Add holiday')
  await page.getByLabelText('Date').nth(2).fill('2027-10-29')
  await page.getByLabelText('Name', { exact: true }).nth(2).fill('Diwali')
  await press('Save changes')
  await seen(page.getByText('Saved as version 6.'))
  await looked('settings holidays')
  expect(now().holidays).toEqual([
    { date: '2027-01-26', name: 'Republic Day', states: [] },
    { date: '2027-05-01', name: 'Maharashtra Day', states: ['Maharashtra', 'Gujarat'] },
    { date: '2027-10-29', name: 'Diwali', states: [] },
  ])

  await part('SEZ letter').click()
  await field('Number (ARN)').fill('AD270426001234X')
  await press('Save changes')
  await seen(summary.getByText('Enter valid first day'))
  await field('Number (ARN)').fill('')

  await part('Taxes').click()
  await page.getByLabelText(/turnover was above ₹5 crore/).click()
  await field('Payment code: rent of machinery').fill('1009')
  await press('Save changes')
  await seen(page.getByText('Saved as version 7.'))
  await looked('settings taxes')

  await part('Bank rate').click()
  await press('Add bank rate')
  await field('First day').fill('2026-04-01')
  await field('Percent a year').fill('140')
  await press('Save changes')
  await seen(summary.getByText(/percent a year/i))
  await field('Percent a year').fill('5.5')
  await press('Save changes')
  await seen(page.getByText('Saved as version 8.'))
  await looked('settings bank rate')
  expect(now().bankRates).toEqual([{ from: '2026-04-01', percent: '5.5' }])
  expect(now().gst).toEqual({ aatoAbove5Crore: true })
  expect(now().tds).toMatchObject({ rentPaymentCode: '1009', contractPaymentCode: null })
})

test('texts are drafts until a lawyer has read them', async () => {
  const { replies, now } = aSettingsServer()
  await visit('/desk/settings/texts', { atDesk: 'OWNER', replies })
  await seen(page.getByText('Draft for legal review'))
  await looked('settings texts')
  await field('Terms on quotes').fill('1. **Payment** in 30 days')
  await seen(preview.getByText('1. Payment in 30 days'))
  await page.getByLabelText('A lawyer has read these texts').click()
  await press('Save changes')
  await seen(page.getByText('Saved as version 3.'))
  await gone(page.getByText('Draft for legal review'))
  expect(now().texts).toMatchObject({ quoteTerms: '1. **Payment** in 30 days', readByLawyer: true })
})

test('B-36 settings that somebody else saved meanwhile are not overwritten unseen', async () => {
  const { replies, save, now } = aSettingsServer()
  await visit('/desk/settings/officer', { atDesk: 'OWNER', replies })
  await field('Designation').fill('Compliance officer')
  save({ grievanceOfficer: { ...now().grievanceOfficer, name: 'Farah Khan' } }, 'Somebody else')
  await press('Save changes')
  await notice('Request Failed').getByRole('button', { name: 'Okay' }).click()
  await seen(page.getByRole('row', { name: 'Name Farah Khan not changed by you' }))
  await seen(page.getByRole('row', { name: 'Designation Head of customer care Compliance officer' }))
  await looked('settings changed meanwhile')
  await press('Keep mine')
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Farah Khan')
  await press('Save changes')
  await seen(page.getByText('Saved as version 4.'))
  expect(now().grievanceOfficer).toMatchObject({ name: 'Farah Khan', designation: 'Compliance officer' })
})

test('the facts missing from documents are listed, each with a link to its form', async () => {
  const bank = { ...someSettings().bank, ifsc: null }
  const { replies } = aSettingsServer(someSettings({ bank, missing: ['bank.ifsc', 'registeredAddress'] }))
  await visit('/desk/settings', { atDesk: 'OWNER', replies })
  await seen(page.getByText('Required before documents can be issued'))
  await looked('settings missing')
  await main.getByRole('link', { name: 'Bank and UPI: IFSC' }).click()
  await expect.element(field('IFSC')).toHaveValue('')
})

test('versions say who changed what, and open as they were', async () => {
  const { replies, save } = aSettingsServer()
  save({ bank: { ...someSettings().bank, accountNumber: '999999999' } }, 'Farah Khan')
  await visit('/desk/settings/history', { atDesk: 'ACCOUNTS', replies })
  await seen(main.getByText('Farah Khan'))
  await seen(main.getByText('Bank and UPI: IFSC, Quotes and hire: Off-hire notice (days), Registered office').first())
  await looked('settings versions')
  await main.getByRole('link', { name: 'Version 2' }).click()
  await seen(heading('Version 2'))
  await seen(preview.getByText('50200012345678'))
  await looked('settings version')
})

test('other roles read the settings and change nothing', async () => {
  await visit('/desk/settings/bank', { atDesk: 'SALES', replies: aSettingsServer().replies })
  await seen(page.getByText('Only owners can change the settings.'))
  await expect.element(field('IFSC')).toBeDisabled()
  await gone(button('Save changes'))
  await looked('settings read only')
  await main.getByRole('link', { name: 'Holidays' }).click()
  await seen(main.getByRole('group', { name: 'Holiday 1' }))
  await gone(button('Remove Holiday 1'))
  await gone(button('Add holiday'))
})

test('the page shows that it is loading and that it failed', async () => {
  await visit('/desk/settings', { atDesk: 'OWNER', replies: { getSettings: waiting } })
  await seen(page.getByText('Loading').first())
  await visit('/desk/settings', { atDesk: 'OWNER', replies: { getSettings: noConnection } })
  await seen(page.getByText('The settings could not be loaded'))
  await looked('settings failed')
  await visit('/desk/settings/versions/9', { atDesk: 'OWNER', replies: { getSettingsVersion: refused('not-found') } })
  await seen(page.getByText('There is no such version'))
})

test('the phone of the grievance officer is read in any notation', async () => {
  const { replies, now } = aSettingsServer()
  await visit('/desk/settings/officer', { atDesk: 'OWNER', replies })
  await field('Phone').fill('tel:+91-90000-00009')
  await expect.element(field('Phone')).toHaveValue('9000000009')
  await press('Save changes')
  await seen(page.getByText(/^Saved as version/))
  expect(now().grievanceOfficer.phone).toBe('9000000009')
})
