import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SummarySheet } from '#contract/summary-sheets.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, gone, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { aCheck, aDisputedSheet, aSummarySheet } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ADDRESS = `/desk/summary-sheets/${idOf(950)}`
const tagged = (summarySheet: SummarySheet, tag = 'W/"1"') => new Versioned({ summarySheet }, tag)
const atDesk = (mayWrite: { maySend?: boolean; mayRevise?: boolean }) => ({
  answers: { mayCertify: false, mayDispute: false, maySend: false, mayRevise: false, ...mayWrite },
})
const aPrepared = (more: Partial<SummarySheet> = {}) =>
  aSummarySheet({ status: 'PREPARED', version: 0, sentAt: null, sentBy: null, ...atDesk({ maySend: true }), ...more })
const shown = (sheet: SummarySheet, replies: Replies = {}, width = DESKTOP) =>
  visit(ADDRESS, { atDesk: 'ACCOUNTS', width, replies: { getDeskSummarySheet: tagged(sheet), ...replies } })

test('a cost beside the hire needs an amount and a purpose', async () => {
  const saved = aPrepared({ extras: [{ code: 'DISCOUNT', amountPaise: -250_050, note: 'For the late delivery' }] })
  await shown(aPrepared(), { saveSummarySheet: () => tagged(saved, 'W/"2"') })
  await press('Add a cost')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Kind').selectOptions('DISCOUNT')
  await dialog.getByRole('button', { name: 'Add a cost' }).click()
  await seen(dialog.getByText('Enter an amount above zero, such as 2500 or 2500.50'))
  await dialog.getByLabelText(/Amount before GST/).fill('2,500.50')
  await dialog.getByLabelText('What it is for').fill('For the late delivery')
  await looked('desk summary sheet cost')
  await dialog.getByRole('button', { name: 'Add a cost' }).click()
  await seen(main.getByText('The costs are saved.'))
  expect(askedOf('saveSummarySheet')).toMatchObject([
    { body: { extras: [{ code: 'DISCOUNT', amountPaise: -250_050, note: 'For the late delivery' }] } },
  ])
  await seen(button('Remove Discount, -₹2,500.50'))
})

test('a prepared sheet is sent once it is confirmed', async () => {
  const sent = aSummarySheet(atDesk({ mayRevise: true }))
  await shown(aPrepared(), { sendSummarySheet: () => tagged(sent, 'W/"2"') })
  await looked('desk summary sheet prepared')
  await press('Send to the customer')
  await notice('Send SUM-2627-000031 to Deccan Buildworks Private Limited?')
    .getByRole('button', { name: 'Send it' })
    .click()
  await seen(main.getByText('The sheet is sent. Your customer is notified at once.'))
  await gone(button('Add a cost'))
})

test('a finding needs an answer before the sheet is sent', async () => {
  const found = {
    ...aCheck('EXTRAS', 'extrasHereTwice', { code: 'DAMAGE', amountPaise: 250_000 }, 4),
    result: 'FINDING' as const,
  }
  const sheet = aPrepared({ checks: [aCheck('TRIPS', 'tripsOnce'), found], toAnswer: [found] })
  await shown(sheet, { sendSummarySheet: () => tagged(aSummarySheet(atDesk({ mayRevise: true })), 'W/"2"') })
  await seen(main.getByText('Damage, ₹2,500.00, is here twice'))
  await seen(main.getByText('1 finding to answer'))
  await press('Send to the customer')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send it' }).click()
  await seen(dialog.getByText('Every finding needs an answer'))
  await dialog.getByLabelText('Answer: Additional costs').fill('Two lamps were broken.')
  await looked('desk summary sheet finding')
  await dialog.getByRole('button', { name: 'Send it' }).click()
  await seen(main.getByText('The sheet is sent. Your customer is notified at once.'))
  expect(askedOf('sendSummarySheet')).toMatchObject([
    { body: { answers: [{ rule: 'EXTRAS', answer: 'Two lamps were broken.' }] } },
  ])
})

test('days without a signed log hold a sheet up', async () => {
  await shown(aPrepared({ unsigned: ['2026-10-12', '2026-10-13'] }))
  await seen(main.getByText('On hold: 2 unsigned days'))
  await gone(button('Send to the customer'))
})

test('a dispute is answered by a further version, with a reply to each line', async () => {
  const disputed = { ...aDisputedSheet(), ...atDesk({ mayRevise: true }) }
  const revised = aSummarySheet({ version: 2, ...atDesk({ mayRevise: true }) })
  await shown(disputed, { reviseSummarySheet: () => tagged(revised, 'W/"3"') }, PHONE)
  await press('Send a new version')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText('Asha Patil: “Our crew left at 18:00.”'))
  await dialog.getByRole('button', { name: 'Send a new version' }).click()
  await seen(dialog.getByText('Every disputed line needs an answer'))
  await dialog.getByLabelText(/Answer to line 2/).fill('The log says 20:00; your engineer signed it.')
  await looked('desk summary sheet revise')
  await dialog.getByRole('button', { name: 'Send a new version' }).click()
  await seen(main.getByText('Version 2 is sent.'))
  expect(askedOf('reviseSummarySheet')).toMatchObject([
    { body: { note: null, replies: [{ reply: 'The log says 20:00; your engineer signed it.' }] } },
  ])
})

test('a colleague’s faster change is reported', async () => {
  await shown(aPrepared(), { sendSummarySheet: refused('precondition-failed') })
  await press('Send to the customer')
  await page.getByRole('button', { name: 'Send it' }).click()
  await seen(page.getByRole('alertdialog'))
})

test('a missing sheet is reported', async () => {
  await shown(aPrepared(), { getDeskSummarySheet: refused('not-found') })
  await seen(main.getByText('There is no such summary sheet'))
})
