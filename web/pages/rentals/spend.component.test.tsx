import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type SpendHire, spendApi } from '#contract/dashboard.spend.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noConnection, waiting } from '#tests/components/replies.ts'
import { makerOf } from '#tests/components/sample-of.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, button, gone, heading, looked, lookedInTheDark, press, seen } from '#tests/components/screen.tsx'
import { aSpend, figures } from '#tests/components/spend.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

/** One of the hires behind a group. */
const aSpendHire = makerOf<SpendHire>(spendApi.listSpendHires.response.shape.hires.element, {
  jobId: idOf(700),
  jobNumber: 'JOB-2627-000010',
  machineName: 'JLG 450AJ Articulated Boom Lift',
  fleetNumber: 'BL-014',
  siteName: 'Kharadi Tower B',
  poNumber: 'DBW/PO/2240',
  ...figures(12_300_000, 9_000_000),
})

const visit = aScreen()
const ADDRESS = '/my-rental/dashboard/spend'
const said = (text: string | RegExp) => page.getByText(text)
const table = page.getByRole('region', { name: 'Spend' })
const rowOf = (name: RegExp) => table.getByRole('row', { name })
const choice = (name: string) => page.getByRole('combobox', { name })

test.each([DESKTOP, PHONE])('groups stand with their figures at %i px, each with its bar', async (width) => {
  await visit(ADDRESS, { as: 'admin', width, replies: { getSpend: aSpend() } })
  await seen(heading('Spend'))
  await seen(said('₹8,20,580 accrued from Sep 2026 to Nov 2026'))
  await seen(said('₹6,24,200 invoiced, ₹1,96,380 not invoiced yet'))
  await seen(rowOf(/^Oct 2026.*₹4,06,380.*₹2,94,200/))
  await seen(rowOf(/^Total.*₹8,20,580.*₹6,24,200/))
  const costs = page.getByRole('region', { name: 'Cost of idle hours and breakdowns' })
  await seen(costs.getByText('Your site was not ready'))
  await seen(costs.getByText('₹17,250'))
  await seen(costs.getByText('₹3,750'))
  const bars = table.getByRole('img', {
    name: '₹4,06,380 accrued, including ₹20,250 while idle and ₹1,000 while broken down; ₹2,94,200 invoiced',
  })
  await seen(bars.first())
  await looked(`spend ${width}`)
  await lookedInTheDark(`spend ${width}`)
})

test('a figure opens into its hires, and closes again', async () => {
  await visit(ADDRESS, {
    as: 'admin',
    width: PHONE,
    replies: {
      getSpend: aSpend(),
      listSpendHires: { hires: [aSpendHire(), aSpendHire({ jobId: idOf(701), fleetNumber: 'SL-031' })] },
    },
  })
  await press('Oct 2026')
  const hires = page.getByRole('list', { name: 'Hires of Oct 2026' })
  await seen(hires.getByText('SL-031'))
  await expect
    .element(hires.getByRole('link', { name: 'JLG 450AJ Articulated Boom Lift' }).first())
    .toHaveAttribute('href', `/my-rental/rental-job-details?job=${idOf(700)}`)
  await expect
    .element(hires.getByRole('link', { name: 'Invoices of JOB-2627-000010' }).first())
    .toHaveAttribute('href', `/my-rental/rental-invoice?job=${idOf(700)}`)
  expect(askedOf('listSpendHires').at(0)).toMatchObject({ query: { by: 'MONTH', key: '2026-10' } })
  await looked('spend opened')
  await press('Oct 2026')
  await gone(hires)
})

test('the choice is in the address, and asks anew', async () => {
  const named = { by: 'PO' as const, groups: [{ ...aSpend().total, key: '', name: '' }] }
  await visit(`${ADDRESS}?by=PO&site=${idOf(501)}&from=2026-10&open=x`, {
    as: 'user',
    replies: { getSpend: aSpend(named) },
  })
  await seen(button('Without a purchase order'))
  await choice('From').selectOptions('Sep 2026')
  await choice('Site').selectOptions('All sites')
  await choice('Grouped by').selectOptions('Machine')
  expect(askedOf('getSpend').at(0)).toEqual({ query: { by: 'PO', site: idOf(501), from: '2026-10' } })
  await expect.poll(() => askedOf('getSpend').at(-1)).toEqual({ query: { by: 'MACHINE', from: '2026-09' } })
})

test('a PO number is on one line on a desktop', async () => {
  const group = { ...aSpend().total, key: 'DBW/PO/2194', name: 'DBW/PO/2194' }
  await visit(`${ADDRESS}?by=PO`, {
    as: 'admin',
    width: DESKTOP,
    replies: { getSpend: aSpend({ by: 'PO', groups: [group] }) },
  })
  await seen(button('DBW/PO/2194'))
  expect(button('DBW/PO/2194').element().getBoundingClientRect().height).toBeLessThan(30)
})

test('more invoiced than accrued is shown, and so is an empty spend', async () => {
  const total = {
    ...aSpend().total,
    accruedPaise: 100_00,
    invoicedPaise: 300_00,
    idle: [],
    breakdown: { hours: '0', paidPaise: 0, deductedPaise: 0 },
  }
  await visit(ADDRESS, { as: 'admin', replies: { getSpend: aSpend({ total }) } })
  await seen(said(/₹200 more invoiced than accrued/))
  await seen(said('No idle hours or breakdowns logged.'))
  await visit(ADDRESS, { as: 'admin', replies: { getSpend: aSpend({ groups: [] }) } })
  await seen(said('Nothing was spent in these months.'))
})

test('loading and failure are shown', async () => {
  await visit(ADDRESS, { as: 'admin', replies: { getSpend: waiting } })
  await looked('spend loading')
  await visit(ADDRESS, { as: 'admin', replies: { getSpend: noConnection } })
  await seen(said('The spend could not be loaded'))
  await visit(`${ADDRESS}?open=2026-10`, { as: 'admin', replies: { getSpend: aSpend(), listSpendHires: noConnection } })
  await seen(said('The hires could not be loaded.'))
})
