import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { aSite, idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, heading, looked, seen } from '#tests/components/screen.tsx'
import { aSummarySheet, someSheets } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/rental-summary-sheet'
const bySite = page.getByRole('combobox', { name: 'Site' })
const sites = { listProjectSites: { projectSites: pageOf([aSite('Kharadi Tower B')]) } }
const listed: Replies = {
  ...sites,
  getSummarySheet: { summarySheet: aSummarySheet() },
  listSummarySheets: ({ query: { status, page: at, size } }) => ({
    summarySheets: pageOf(
      someSheets().filter((sheet) => status === undefined || sheet.status === status),
      { page: at, size },
    ),
  }),
}

test.each([PHONE, DESKTOP])(
  'at %i px the list shows the total of each sheet and the last day to answer',
  async (width) => {
    await visit(LIST, { as: 'admin', width, replies: listed })
    await seen(page.getByText('2 summary sheets'))
    await seen(main.getByText('₹1,49,075.77').first())
    await seen(main.getByText('18 Nov 2026'))
    await looked('summary sheets')
  },
)

test('sheets are found by status and site, and lead to the sheet', async () => {
  await visit(LIST, { as: 'admin', width: DESKTOP, replies: listed })
  await bySite.selectOptions('Kharadi Tower B')
  await field('Status').selectOptions('To certify')
  await seen(page.getByText('1 summary sheet', { exact: true }))
  expect(askedOf('listSummarySheets').at(-1)).toMatchObject({ query: { status: 'SENT', site: idOf(1) } })
  await main.getByRole('link', { name: 'SUM-2627-000031' }).click()
  await seen(heading('Summary, 10 Oct to 09 Nov'))
})

test('the sheets of one job lead back to it', async () => {
  await visit(`${LIST}?job=${idOf(900)}`, { as: 'admin', width: DESKTOP, replies: listed })
  await seen(heading('Summary sheets of a job'))
  const back = `/my-rental/rental-job-details?job=${idOf(900)}`
  await expect.element(main.getByRole('link', { name: 'To the rental job' })).toHaveAttribute('href', back)
  await seen(page.getByText('2 summary sheets'))
  await gone(bySite)
  expect(askedOf('listSummarySheets').at(-1)).toMatchObject({ query: { job: idOf(900) } })
})

test('the list says that it is loading, that it failed, and that there is none', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...sites, listSummarySheets: waiting } })
  await seen(page.getByText('Loading').first())
  const failed = { ...sites, listSummarySheets: refused('service-unavailable') }
  await visit(LIST, { as: 'admin', width: PHONE, replies: failed })
  await seen(page.getByText('The summary sheets could not be loaded'))
  await visit(LIST, {
    as: 'admin',
    width: PHONE,
    replies: { ...sites, listSummarySheets: { summarySheets: pageOf([]) } },
  })
  await seen(page.getByText('No summary sheets yet'))
  await looked('no summary sheets')
})
