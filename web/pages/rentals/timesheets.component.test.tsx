import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { aSheetSummary, aTimesheet } from '#tests/components/logsheets.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, gone, heading, looked, notice, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/rental-timesheets'
const months = () => ['2026-11', '2026-10', '2026-09'].map(aSheetSummary)
const sites = { listProjectSites: { projectSites: pageOf([]) } }

type Asked = { query: { job?: string | undefined; month?: string | undefined; page: number; size: number } }

const answer = ({ query: { job, month, page: at, size } }: Asked) =>
  job !== undefined && month !== undefined
    ? { timesheet: aTimesheet(month) }
    : {
        timesheets: pageOf(
          months().filter((sheet) => month === undefined || sheet.month === month),
          { page: at, size },
        ),
      }
const listed: Replies = { ...sites, getTimesheet: answer }

test.each([PHONE, DESKTOP])('at %i px the months of jobs show the status of their logs', async (width) => {
  await visit(LIST, { as: 'admin', width, replies: listed })
  await seen(page.getByText('3 timesheets'))
  await seen(main.getByText('1 waits for signature').first())
  await seen(main.getByText('2 of 3').first())
  await looked('timesheets')
})

test('a month is chosen, and leads to its sheet and back', async () => {
  await visit(LIST, { as: 'admin', width: DESKTOP, replies: listed })
  await field('Month').selectOptions('Oct 2026')
  await seen(page.getByText('1 timesheet'))
  await main.getByRole('link', { name: 'JLG 450AJ Articulated Boom Lift' }).click()
  await seen(heading('Timesheet, Oct 2026'))
})

test('the timesheets of one job lead to the job, and are not filtered', async () => {
  await visit(`${LIST}?job=${idOf(900)}`, { as: 'admin', width: DESKTOP, replies: listed })
  await seen(heading('Timesheets of a job'))
  const back = `/my-rental/rental-job-details?job=${idOf(900)}`
  await expect.element(main.getByRole('link', { name: 'To the rental job' })).toHaveAttribute('href', back)
  await seen(page.getByText('3 timesheets'))
  await gone(field('Month'))
  expect(askedOf('getTimesheet').at(-1)).toMatchObject({ query: { job: idOf(900) } })
})

test('a sheet is saved as a file, and a refusal says so', async () => {
  const replies = { ...listed, downloadTimesheetXlsx: refused('service-unavailable') }
  await visit(`/my-rental/logsheets/logsheets-timesheet?job=${idOf(900)}&month=2026-11`, {
    as: 'admin',
    width: PHONE,
    replies,
  })
  await press('Download as XLSX')
  await seen(notice('Request Failed'))
  expect(askedOf('downloadTimesheetXlsx')).toMatchObject([{ query: { job: idOf(900), month: '2026-11', lang: 'en' } }])
})

test('the list says that it is loading, that it failed, and that there is none', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...sites, getTimesheet: waiting } })
  await seen(page.getByText('Loading').first())
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...sites, getTimesheet: refused('service-unavailable') } })
  await seen(page.getByText('The timesheets could not be loaded'))
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...sites, getTimesheet: { timesheets: pageOf([]) } } })
  await seen(page.getByText('No timesheets yet'))
})

test('the desk reads the months of all jobs and one of them', async () => {
  await visit('/desk/timesheets', { atDesk: 'OPERATIONS', width: DESKTOP, replies: { getDeskTimesheet: answer } })
  await seen(page.getByText('3 timesheets'))
  await looked('desk timesheets')
  await main.getByRole('link', { name: 'JLG 450AJ Articulated Boom Lift' }).first().click()
  await seen(heading('Timesheet, Nov 2026'))
  const log = main.getByRole('link', { name: 'Logsheet of 20 Nov 2026' })
  await expect.element(log).toHaveAttribute('href', `/desk/logsheets/${idOf(901)}`)
})
