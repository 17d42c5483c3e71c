import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refused } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, heading, looked, seen } from '#tests/components/screen.tsx'
import { aCertifiedSheet, aSummarySheet } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const PAPER = `/my-rental/logsheets/logsheets-summarysheet/print-summarysheet?sheet=${idOf(950)}`
const shown = (width: number, summarySheet = aSummarySheet()) =>
  visit(PAPER, { as: 'admin', width, replies: { getSummarySheet: { summarySheet } } })

test.each([PHONE, DESKTOP])(
  'at %i px the paper names both sides, the lines, the days and where to sign',
  async (width) => {
    await shown(width)
    await seen(heading('Print SUM-2627-000031'))
    await seen(button('Print this sheet'))
    await seen(main.getByText('DBW/PO/2187'))
    await seen(main.getByText('For Deccan Buildworks Private Limited'))
    const lines = page.getByRole('table', { name: 'Bill lines' })
    await seen(lines.getByRole('row', { name: /2 Overtime.*6,905.77/ }))
    const days = page.getByRole('table', { name: 'Days and their logs, SUM-2627-000031' })
    expect(days.getByRole('row').elements()).toHaveLength(9)
    await looked('summary sheet on paper')
  },
)

test('no column of the days is cut off on a desktop', async () => {
  await shown(DESKTOP)
  const days = page.getByRole('region', { name: 'Days and their logs' })
  await seen(days)
  const { scrollWidth, clientWidth } = days.element()
  expect(scrollWidth).toBe(clientWidth)
})

test('a certification on screen stands in the customer’s box', async () => {
  await shown(DESKTOP, aCertifiedSheet())
  await seen(main.getByText(/Certified by Asha Patil with a one-time code, .*: ₹1,49,075.77/))
})

test('a missing sheet is not printed', async () => {
  await visit(PAPER, { as: 'admin', width: PHONE, replies: { getSummarySheet: refused('not-found') } })
  await seen(page.getByText('There is no such summary sheet'))
})
