import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import {
  aDisputedLog,
  aLog,
  aPhoto,
  aSheetSummary,
  aSignedLog,
  aTimesheet,
  someLogs,
} from '#tests/components/logsheets.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  field,
  gone,
  heading,
  looked,
  notice,
  press,
  seen,
  toasted,
  told,
} from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const LIST = '/my-rental/logsheets'
const DETAIL = `${LIST}/logsheets-detail?log=${idOf(901)}`
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const SENT = { resendAfterSeconds: 60, expiresInSeconds: 300, challenge: 'c', sentTo: '••••••0077' }

const sheets: Replies = {
  getTimesheet: ({ query: { job, month = '2026-11' } }) =>
    job === undefined ? { timesheets: pageOf([aSheetSummary(month)]) } : { timesheet: aTimesheet(month) },
}
const listed: Replies = {
  ...sheets,
  listLogsheetLinks: { links: [] },
  listLogsheets: ({ query: { status, page: at, size } }) => ({
    logsheets: pageOf(
      someLogs().filter((log) => status === undefined || log.status === status),
      { page: at, size },
    ),
  }),
}
const shown = (width: number, replies: Replies = {}) =>
  visit(DETAIL, { as: 'admin', width, replies: { ...listed, getLogsheet: { logsheet: aLog() }, ...replies } })

test('the list shows the hours of each day, filters by status and leads to the day', async () => {
  await visit(LIST, { as: 'admin', width: DESKTOP, replies: { ...listed, getLogsheet: { logsheet: aLog() } } })
  await seen(page.getByText('2 logsheets'))
  await seen(main.getByText('1.5 h'))
  await looked('logsheets')
  await field('Status').selectOptions('Signed')
  await seen(page.getByText('1 logsheet', { exact: true }))
  await field('Status').selectOptions('All')
  await main.getByRole('link', { name: '20 Nov 2026' }).click()
  await seen(heading('JLG 450AJ Articulated Boom Lift'))
})

test('the list says that it is loading, that it failed, and that there is none', async () => {
  await visit(LIST, { as: 'admin', width: PHONE, replies: { ...sheets, listLogsheets: waiting } })
  await seen(page.getByText('Loading').first())
  await visit(LIST, {
    as: 'admin',
    width: PHONE,
    replies: { ...sheets, listLogsheets: refused('service-unavailable') },
  })
  await seen(page.getByText('The logsheets could not be loaded'))
  await visit(LIST, {
    as: 'admin',
    width: PHONE,
    replies: { getTimesheet: { timesheets: pageOf([]) }, listLogsheets: { logsheets: pageOf([]) } },
  })
  await seen(page.getByText('No logsheets yet'))
})

test('a day shows its bar with the table behind it, meter, diesel, checks and life', async () => {
  await shown(PHONE)
  await seen(page.getByRole('img', { name: /08:00–12:00 Work, 12:00–13:00 Breakdown/ }))
  const row = page.getByRole('table', { name: 'The day by the hour' }).getByRole('row', { name: /Hydraulic hose/ })
  await seen(row.getByText('1 h'))
  await seen(main.getByText('8.0 h on the meter'))
  await seen(main.getByText('The meter begins at 1388.2, but the log before ended at 1387.0.'))
  await seen(main.getByText('Submitted for signature'))
  await looked('logsheet')
})

test('a day that the server has not seen is shown as kept here, never as submitted', async () => {
  await shown(PHONE, { getLogsheet: { logsheet: aLog({ hash: null }) } })
  await seen(main.getByText('Kept on this phone'))
  await gone(main.getByText('Waits for signature'))
  await shown(PHONE, { getLogsheet: { logsheet: aLog() } })
  await seen(main.getByText('Waits for signature').first())
  await gone(main.getByText('Kept on this phone'))
})

test('a day is signed with a code; a wrong one leaves the dialog open', async () => {
  let tries = 0
  const signLogsheet = () => {
    tries += 1
    return tries === 1 ? refused('invalid-otp') : { logsheet: aSignedLog() }
  }
  await shown(PHONE, { requestOwnOtp: SENT, signLogsheet })
  await field('Your designation').fill('Site engineer')
  await press('Sign with a code instead')
  const dialog = page.getByRole('dialog', { name: 'Sign LOG-2627-003871' })
  await seen(dialog.getByText('••••••0077'))
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await told('Otp Verification Failed', 'OTP you have entered is incorrect. Retry again.')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await toasted('Logsheet Signed Successfully', /stays as you signed it/)
  await gone(dialog)
  await seen(main.getByText('Signed by Asha Patil, Site engineer'))
  expect(askedOf('requestOwnOtp')).toMatchObject([{ query: { purpose: 'SIGN_LOGSHEET', ref: idOf(901) } }])
  expect(askedOf('signLogsheet').at(-1)).toMatchObject({
    body: { otp: '123456', version: 1, designation: 'Site engineer' },
  })
})

test('a day that changed meanwhile is not signed', async () => {
  await shown(DESKTOP, { requestOwnOtp: SENT, signLogsheet: refused('status-conflict') })
  await press('Sign with a code instead')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await seen(notice('Sign Logsheet Failed'))
})

test('a day is signed by hand, and nothing is sent without a signature', async () => {
  const signLogsheet = () => ({ logsheet: aSignedLog('DRAWN') })
  await shown(PHONE, { signLogsheet })
  await press('Sign 8 h')
  await seen(main.getByText('Draw your signature, or sign in the other way below.'))
  expect(askedOf('signLogsheet')).toEqual([])
  const pad = page.getByRole('img', { name: 'Sign here' })
  await userEvent.dragAndDrop(pad, pad, { sourcePosition: { x: 20, y: 30 }, targetPosition: { x: 220, y: 70 } })
  await looked('logsheet to sign')
  await press('Sign 8 h')
  await toasted('Logsheet Signed Successfully', /stays as you signed it/)
  await seen(page.getByRole('img', { name: 'Signature of Asha Patil' }))
  expect(askedOf('signLogsheet')).toMatchObject([{ body: { signature: expect.stringMatching(/^M/), version: 1 } }])
})

test('photographs are shown, one of them large', async () => {
  await shown(PHONE, { getLogsheet: { logsheet: aLog({ photos: [aPhoto(1), aPhoto(2)] }) } })
  const first = page.getByRole('button', { name: 'Photo 1' })
  await first.click()
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  await looked('logsheet photos')
})

test('an entry of a day is disputed with a reason', async () => {
  await shown(PHONE, { disputeLogsheet: { logsheet: aDisputedLog() } })
  await press('Dispute')
  await press('Send dispute')
  expect(askedOf('disputeLogsheet')).toEqual([])
  await field('What it is about').selectOptions('12:00–13:00 Breakdown')
  await field('What is wrong?').fill('It stood still until two.')
  await press('Send dispute')
  await toasted('Logsheet Disputed Successfully', /new version/)
  await seen(main.getByText('Asha Patil disputes 12:00–13:00 Breakdown'))
  await gone(button('Dispute'))
  expect(askedOf('disputeLogsheet')).toMatchObject([{ body: { slice: 1, reason: 'It stood still until two.' } }])
  await looked('logsheet disputed')
})

test('a refused dispute says so', async () => {
  await shown(PHONE, { disputeLogsheet: refused('status-conflict') })
  await press('Dispute')
  await field('What is wrong?').fill('No.')
  await press('Send dispute')
  await seen(notice('Dispute Logsheet Failed'))
})

test('another company’s logsheet is not found', async () => {
  await shown(PHONE, { getLogsheet: refused('not-found') })
  await seen(page.getByText('There is no such logsheet'))
})

test('a month shows its days with totals and leads to the next one', async () => {
  await visit(`${LIST}/logsheets-timesheet?job=${idOf(900)}&month=2026-11`, {
    as: 'admin',
    width: DESKTOP,
    replies: sheets,
  })
  await seen(heading('Timesheet, Nov 2026'))
  await seen(page.getByRole('row', { name: /Weekly off/ }).getByText('3.9'))
  await seen(page.getByRole('row', { name: /^Total 12 .*2 days worked$/ }))
  await seen(main.getByText('No log'))
  await expect.element(main.getByRole('link', { name: 'Logsheet of 20 Nov 2026' })).toHaveAttribute('href', DETAIL)
  await looked('timesheet')
  await main.getByRole('link', { name: 'Next month' }).click()
  await seen(heading('Timesheet, Dec 2026'))
  await main.getByRole('link', { name: 'Previous month' }).click()
  await seen(heading('Timesheet, Nov 2026'))
})
