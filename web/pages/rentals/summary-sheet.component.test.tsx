import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askedOf } from '#tests/components/fake-server.ts'
import { type Replies, refused, waiting } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import {
  aScreen,
  button,
  focused,
  gone,
  heading,
  looked,
  lookedInTheDark,
  notice,
  press,
  seen,
  toasted,
  told,
} from '#tests/components/screen.tsx'
import { aCertifiedSheet, aDisputedSheet, aRevisedSheet, aSummarySheet } from '#tests/components/summary-sheets.ts'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const SHEET = `/my-rental/logsheets/logsheets-summarysheet?sheet=${idOf(950)}`
const CERTIFY = 'Certify four lines, ₹1,49,075.77'
const code = page.getByRole('textbox', { name: 'OTP', exact: true })
const SENT = { resendAfterSeconds: 60, expiresInSeconds: 300, challenge: 'c', sentTo: '••••••0077' }

const shown = (width: number, replies: Replies = {}, summarySheet = aSummarySheet()) =>
  visit(SHEET, { as: 'admin', width, replies: { getSummarySheet: { summarySheet }, ...replies } })

test('a sheet shows its figures, its days and the reason of each line', async () => {
  await shown(DESKTOP)
  await seen(heading('Summary, 10 Oct to 09 Nov'))
  await seen(main.getByText('Answer by 18 Nov 2026'))
  await seen(main.getByText('7 of 7'))
  await seen(page.getByRole('img', { name: /7 days: 51.5 h worked, 3.5 h overtime, 3.5 h rain/ }))
  await seen(main.getByText('3.5 h over 10 h a shift'))
  await seen(main.getByText('-1,330.00'))
  await seen(main.getByText(/deemed certified after 18 Nov 2026, midnight/))
  await looked('summary sheet')
  await lookedInTheDark('summary sheet')
})

test('a line opens into its days with their logs, hours and signatures', async () => {
  await shown(DESKTOP)
  await press('Overtime')
  const table = main.getByRole('table')
  await seen(table.getByRole('columnheader', { name: 'Over 10 h' }))
  const row = table.getByRole('row', { name: /Thu 15 Oct/ })
  await expect
    .element(row.getByRole('link', { name: 'LOG-2627-003875', exact: true }))
    .toHaveAttribute('href', `/my-rental/logsheets/logsheets-detail?log=${idOf(925)}`)
  await seen(row.getByText('Imran Shaikh, drawn'))
  await seen(row.getByRole('link', { name: '2 photos, in LOG-2627-003875' }))
  await seen(table.getByText('Deemed signed'))
  await seen(table.getByText('Sunil Kamble, by link'))
  await looked('summary sheet opened')
  await press('Standby')
  await gone(table.getByRole('columnheader', { name: 'Over 10 h' }))
  await seen(table.getByText('3.5 h rain').first())
  await press('Mobilisation')
  await seen(main.getByText(/^Agreed in quote QTN-\S+ This cost is not tied to a day\.$/))
})

test('arrow keys walk the lines, Enter opens one and D disputes it', async () => {
  await shown(DESKTOP)
  await seen(button('Hire'))
  button('Hire').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await focused(button('Overtime'))
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  await seen(main.getByRole('table'))
  await userEvent.keyboard('d')
  await focused(page.getByLabelText('What is wrong with line 2, Overtime?'))
})

test('a sheet is certified with a code; a wrong one leaves the dialog open', async () => {
  let tries = 0
  const certifySummarySheet = () => {
    tries += 1
    return tries === 1 ? refused('invalid-otp') : { summarySheet: aCertifiedSheet() }
  }
  await shown(PHONE, { requestOwnOtp: SENT, certifySummarySheet })
  await press(CERTIFY)
  const dialog = page.getByRole('dialog', { name: 'Certify SUM-2627-000031' })
  await seen(dialog.getByText('••••••0077'))
  await looked('summary sheet code')
  await code.fill('000000')
  await userEvent.keyboard('{Enter}')
  await told('Otp Verification Failed', 'OTP you have entered is incorrect. Retry again.')
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await toasted('Summary Sheet Certified Successfully', /go on the invoice/)
  await gone(dialog)
  await gone(button(CERTIFY))
  await seen(main.getByText('By Asha Patil, with a one-time code'))
  expect(askedOf('requestOwnOtp')).toMatchObject([{ query: { purpose: 'CERTIFY_SUMMARY', ref: idOf(950) } }])
  expect(askedOf('certifySummarySheet').at(-1)).toMatchObject({ body: { otp: '123456', version: 1 } })
  await looked('summary sheet certified')
})

test('a sheet whose logs changed meanwhile is not certified', async () => {
  await shown(DESKTOP, { requestOwnOtp: SENT, certifySummarySheet: refused('logs-changed') })
  await press(CERTIFY)
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await seen(notice('Certify Summary Sheet Failed'))
})

test('lines are disputed, each with its reason', async () => {
  await shown(PHONE, { disputeSummarySheet: { summarySheet: aDisputedSheet() } })
  await press('Dispute lines')
  await expect.element(button('Choose a line')).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: /2. Overtime/ }).click()
  await page.getByRole('checkbox', { name: /4. Mobilisation/ }).click()
  await press('Dispute two lines, ₹17,405.77')
  expect(askedOf('disputeSummarySheet')).toEqual([])
  await looked('summary sheet dispute')
  await page.getByLabelText('What is wrong with line 2, Overtime?').fill('Our crew left at 18:00.')
  await page.getByLabelText('What is wrong with line 4, Mobilisation?').fill('It was billed before.')
  await press('Dispute two lines, ₹17,405.77')
  await toasted('Summary Sheet Disputed Successfully', /new version/)
  const reasons = [
    { lineId: idOf(962), reason: 'Our crew left at 18:00.' },
    { lineId: idOf(964), reason: 'It was billed before.' },
  ]
  expect(askedOf('disputeSummarySheet')).toMatchObject([{ body: { version: 1, lines: reasons } }])
  await seen(main.getByText('“Our crew left at 18:00.”'))
  await seen(button('Certify three lines, ₹1,42,170.00'))
  await seen(main.getByText('Disputed, one line'))
  await looked('summary sheet disputed')
})

test('a refused dispute says so', async () => {
  await shown(DESKTOP, { disputeSummarySheet: refused('status-conflict') })
  await press('Overtime')
  await press('Dispute Overtime')
  await page.getByLabelText('What is wrong with line 2, Overtime?').fill('No.')
  await press('Dispute one line, ₹6,905.77')
  await seen(notice('Dispute Summary Sheet Failed'))
})

test('a revision shows the old figure, the answer and the removed lines', async () => {
  await shown(DESKTOP, {}, aRevisedSheet())
  await seen(main.getByText(/version 2, sent 10 Nov 2026/))
  await seen(main.getByText('Version 2 answers your dispute'))
  await seen(main.getByText('Two hours of 16 Oct are taken off.'))
  await seen(main.getByText('6,905.77'))
  await seen(main.getByText('5,882.69').first())
  await seen(main.getByText('Detention'))
  await seen(button('Certify one line, ₹5,882.69'))
  await looked('summary sheet revised')
})

test('a sheet whose logs have changed cannot be answered', async () => {
  await shown(PHONE, {}, aSummarySheet({ isOutdated: true }))
  await seen(main.getByText('A log has changed since this sheet was sent').first())
  await gone(button(CERTIFY))
  await gone(button('Dispute lines'))
  await looked('summary sheet outdated')
})

test('a reader who may not answer sees who may', async () => {
  const answers = { mayCertify: false, mayDispute: false, maySend: false, mayRevise: false }
  await shown(PHONE, {}, aSummarySheet({ answers }))
  await seen(main.getByText(/administrator of your company or the engineer/))
  await gone(button(CERTIFY))
})

test('a sheet is saved as a file, and a refusal says so', async () => {
  await shown(PHONE, { downloadSummarySheetXlsx: refused('service-unavailable') })
  await press('Download as XLSX')
  await seen(notice('Request Failed'))
  expect(askedOf('downloadSummarySheetXlsx')).toMatchObject([
    { params: { summarySheetId: idOf(950) }, query: { lang: 'en' } },
  ])
})

test('the customer reads the checks, and the answer to a finding', async () => {
  await shown(DESKTOP, {})
  await seen(main.getByText('Checked by 5 rules'))
  await seen(main.getByText('1 finding, answered'))
  const checks = page.getByRole('region', { name: 'Checked before it was sent' })
  await seen(checks.getByText('Within the monthly rate, ₹1,33,000.00'))
  await seen(checks.getByText(/1 of 2 logs behind it count as signed.*16 Oct 2026/))
  await seen(checks.getByText('The gate register has the crew until 20:00.'))
})

test('a sheet opens as PDF in a tab of its own, and a refusal leaves none', async () => {
  const tab = { document: { body: {} }, close: vi.fn<() => void>() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await shown(PHONE, { downloadSummarySheetPdf: refused('service-unavailable') })
  await press('Open as PDF')
  await seen(notice('Request Failed'))
  expect(askedOf('downloadSummarySheetPdf')).toMatchObject([{ params: { summarySheetId: idOf(950) } }])
  expect(tab.close).toHaveBeenCalledOnce()
  open.mockRestore()
})

test('a sheet says that it is loading, that it failed, and that it is not there', async () => {
  await visit(SHEET, { as: 'admin', width: PHONE, replies: { getSummarySheet: waiting } })
  await seen(page.getByText('Loading').first())
  await shown(PHONE, { getSummarySheet: refused('service-unavailable') })
  await seen(page.getByText('This summary sheet could not be loaded'))
  await shown(PHONE, { getSummarySheet: refused('not-found') })
  await seen(page.getByText('There is no such summary sheet'))
})
