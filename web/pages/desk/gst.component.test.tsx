import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GstOverview } from '#contract/gst.ts'
import { someEInvoices } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { noInspections } from '#tests/components/inspections.ts'
import { anInvoice, aReminded } from '#tests/components/invoices.ts'
import { aJob } from '#tests/components/jobs.ts'
import { noConnection, type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const report = (n: number, number: string, isLate: boolean) => ({
  invoiceId: idOf(980 + n),
  state: isLate ? ('NOT_SENT' as const) : ('ACKNOWLEDGED' as const),
  number,
  date: '2026-11-16',
  reportBy: '2026-12-16',
  isLate,
  customerName: 'Deccan Buildworks Private Limited',
  totalPaise: 16_491_400,
})
const overview: GstOverview = {
  month: '2026-11',
  gstin: '27AAACY1234F1Z5',
  tables: [
    { table: 'B2B', documents: 2, taxablePaise: 27_951_538, taxPaise: 5_031_276 },
    { table: 'CDNR', documents: 1, taxablePaise: 100_001, taxPaise: 18_000 },
  ],
  difference: { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
  others: 1,
  eInvoicesDue: true,
  toReport: [report(1, 'INV/2627/000012', true), report(1, 'CRN/2627/000001', false)],
}
const opened = (given: Partial<GstOverview> = {}, width = DESKTOP, more: Replies = {}) =>
  visit('/desk/gst?month=2026-11', {
    atDesk: 'ACCOUNTS',
    width,
    replies: { getGstOverview: { overview: { ...overview, ...given } }, listMonthClosings: { closings: [] }, ...more },
  })

test.each([DESKTOP, PHONE])(
  'accounts see the return of a month and the e-invoices to report at %i px',
  async (width) => {
    await opened({}, width)
    await seen(main.getByText('To customers with a GSTIN', { exact: true }))
    await seen(main.getByText('16 Dec 2026 (late)'))
    await seen(main.getByText('1 document of the month is under another GSTIN of yours and is left out.'))
    await seen(main.getByText(/are not tested against the portals/))
    expect(main.getByRole('button', { name: 'e-invoice of INV/2627/000012 as JSON' }).elements()).toHaveLength(1)
    await looked(`gst papers ${width}`)
  },
)

test('a return that differs from the ledger says so before it is downloaded', async () => {
  await opened({ difference: { cgstPaise: -18_000, sgstPaise: -18_000, igstPaise: 0 } })
  await seen(main.getByRole('alert').getByText(/CGST -₹180.00, SGST -₹180.00, IGST ₹0.00/))
  await looked('gst return differs')
})

test('accounts close a month whose return is filed, and the owner opens it again with a reason', async () => {
  const closing = {
    month: '2026-10',
    filedOn: '2026-11-11',
    closedBy: 'Meera Joshi',
    closedAt: '2026-11-11T06:30:00.000Z',
    reopened: null,
  }
  const reopened = { reason: 'A receipt was forgotten', by: 'Anita Rao', at: '2026-11-12T06:30:00.000Z' }
  const replies: Replies = {
    getGstOverview: { overview: { ...overview, month: '2026-10' } },
    listMonthClosings: { closings: [] },
    closeMonth: { closings: [closing] },
    reopenMonth: { closings: [{ ...closing, reopened }] },
  }
  await visit('/desk/gst?month=2026-10', { atDesk: 'OWNER', width: PHONE, replies })
  await main.getByRole('button', { name: 'Close the month' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Return filed on').fill('2026-10-31')
  await dialog.getByRole('button', { name: 'Close the month' }).click()
  await seen(dialog.getByText('Choose a day after the end of the month, up to today').first())
  await dialog.getByLabelText('Return filed on').fill('2026-11-11')
  await looked('close month')
  await dialog.getByRole('button', { name: 'Close the month' }).click()
  await seen(main.getByText(/its return was filed on 11 Nov 2026/))
  expect(askedOf('closeMonth')).toMatchObject([{ body: { month: '2026-10', filedOn: '2026-11-11' } }])
  await main.getByRole('button', { name: 'Open the month again' }).click()
  await dialog.getByLabelText('Reason').fill('A receipt was forgotten')
  await dialog.getByRole('button', { name: 'Open the month again' }).click()
  await seen(main.getByText('Opened again by Anita Rao: A receipt was forgotten'))
})

test('another month is requested, and where e-invoices are not due no last day is shown', async () => {
  await opened({ eInvoicesDue: false, tables: [], toReport: [] })
  await seen(main.getByText(/so e-invoicing does not apply/))
  await seen(main.getByText('Nothing was supplied or received in this month.'))
  await main.getByLabelText('Month').fill('2026-10')
  await expect.poll(() => askedOf('getGstOverview').at(-1)).toMatchObject({ query: { month: '2026-10' } })
  await looked('gst papers empty')
})

test('a failure is shown, and so is a file that the portal would refuse', async () => {
  await opened({}, DESKTOP, { getGstOverview: noConnection })
  await seen(main.getByText('The month could not be loaded'))
  await opened({}, DESKTOP, { downloadGstr1: refused('gst-incomplete') })
  await main.getByRole('button', { name: 'GSTR-1 as JSON' }).click()
  await seen(page.getByText(/Complete the addresses and numbers of both parties/))
})

test('others see that the papers are not part of their role', async () => {
  await visit('/desk/gst', { atDesk: 'SALES', width: DESKTOP })
  await seen(main.getByText('Not part of your role'))
})

test('an invoice to a customer with a GSTIN has its e-invoice, for accounts alone', async () => {
  const replies = {
    getDeskInvoice: new Versioned({ invoice: anInvoice() }, 'W/"1"'),
    getEInvoices: someEInvoices(),
    getInvoiceReminders: new Versioned({ reminders: aReminded() }, 'W/"4"'),
  }
  await visit(`/desk/invoices/${idOf(980)}`, { atDesk: 'ACCOUNTS', width: DESKTOP, replies })
  await seen(main.getByRole('button', { name: 'e-invoice' }))
  await seen(main.getByRole('button', { name: 'Evidence pack' }))
  await visit(`/desk/invoices/${idOf(980)}`, { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByRole('button', { name: 'Evidence pack' }))
  await gone(main.getByRole('button', { name: 'e-invoice' }))
})

test('an e-way bill asks for the facts missing from the challan', async () => {
  const challan = {
    challanNumber: 'CHN-2627-000012',
    issuedOn: '2026-11-16',
    vehicleNumber: 'MH12AB1234',
    hsnCode: '84',
  }
  const replies: Replies = {
    getDeskJob: { job: aJob({ challan }) },
    listDeskJobLinks: { links: [] },
    listDeskInspections: noInspections,
    downloadEWayBill: { name: 'x.json', content: '{}' },
  }
  await visit(`/desk/jobs/${idOf(700)}`, { atDesk: 'ACCOUNTS', width: PHONE, replies })
  await main.getByRole('button', { name: 'e-way bill' }).click()
  await expect.element(page.getByLabelText('HSN of the machine')).toHaveValue('84')
  await page.getByRole('button', { name: 'Save the JSON' }).click()
  await seen(page.getByText('Enter 4, 6 or 8 digits, such as 8427.'))
  await looked('e-way bill')
  await page.getByLabelText('HSN of the machine').fill('8427')
  await page.getByLabelText(/Over-dimensional/).click()
  await page.getByRole('button', { name: 'Save the JSON' }).click()
  await expect
    .poll(() => askedOf('downloadEWayBill').at(-1))
    .toMatchObject({
      query: { hsn: '8427', odc: 'yes', km: '0' },
    })
})

test('an e-way bill within a PIN code asks for the distance', async () => {
  const challan = {
    challanNumber: 'CHN-2627-000012',
    issuedOn: '2026-11-16',
    vehicleNumber: 'MH12AB1234',
    hsnCode: '8427',
  }
  const message = 'Distance in km must be between 1 and 100'
  const replies: Replies = {
    getDeskJob: { job: aJob({ challan }) },
    listDeskJobLinks: { links: [] },
    listDeskInspections: noInspections,
    downloadEWayBill: refused('validation', { violations: [{ field: 'km', message }] }),
  }
  await visit(`/desk/jobs/${idOf(700)}`, { atDesk: 'ACCOUNTS', width: PHONE, replies })
  await main.getByRole('button', { name: 'e-way bill' }).click()
  await page.getByRole('button', { name: 'Save the JSON' }).click()
  await seen(page.getByText(message))
  await looked('e-way bill within a PIN code')
  await page.getByLabelText('Distance in km').fill('१२')
  await gone(page.getByText(message))
  await page.getByRole('button', { name: 'Save the JSON' }).click()
  await expect.poll(() => askedOf('downloadEWayBill').at(-1)).toMatchObject({ query: { km: '12' } })
})
