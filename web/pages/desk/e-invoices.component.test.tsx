import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { EInvoiceDocument, EInvoices } from '#contract/gst.e-invoices.ts'
import { aRegistration, aReport, someEInvoices } from '#tests/components/e-invoices.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { anInvoice, aReminded } from '#tests/components/invoices.ts'
import { noConnection, type Replies, refused, Versioned } from '#tests/components/replies.ts'
import { idOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, press, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const part = main.getByRole('region', { name: 'e-invoice' })
const registration = () => aRegistration({ ackedAt: new Date(Date.now() - 3_600_000).toISOString() })
const acknowledged = (more: Partial<EInvoiceDocument> = {}) =>
  aReport({ state: 'ACKNOWLEDGED', since: '2026-11-16T11:36:00Z', registration: registration(), ...more })

const opened = (given: Partial<EInvoices>, { width = DESKTOP, ...more }: Replies & { width?: number } = {}) =>
  visit(`/desk/invoices/${idOf(980)}`, {
    atDesk: 'ACCOUNTS',
    width,
    replies: {
      getDeskInvoice: new Versioned({ invoice: anInvoice({ registrations: [] }) }, 'W/"1"'),
      getInvoiceReminders: new Versioned({ reminders: aReminded() }, 'W/"4"'),
      getEInvoices: someEInvoices({ isDue: true, ...given }),
      ...more,
    },
  })

test('an invoice says nothing of e-invoices if none is due and none was reported', async () => {
  await opened({ isDue: false })
  await seen(main.getByText('Reminders', { exact: true }))
  await gone(part)
})

test.each([DESKTOP, PHONE])('a refused document shows its faults, and is reported again, at %i px', async (width) => {
  const refusals = [
    { field: 'BuyerDtls.Gstin', code: '3028', message: 'GSTIN is not present' },
    { field: 'SellerDtls.Pin', code: 'FORMAT', message: '' },
    { field: null, code: '5001', message: 'Try the portal' },
  ]
  const since = '2026-11-16T11:36:00Z'
  const answer = someEInvoices({ isDue: true, hasProvider: true, documents: [aReport({ state: 'WAITING', since })] })
  const documents = [
    aReport({ state: 'REFUSED', since, refusals }),
    aReport({ documentId: idOf(2), number: 'CRN/2627/000001' }),
  ]
  await opened({ hasProvider: true, documents }, { width, submitEInvoice: answer })
  await seen(part.getByText('BuyerDtls.Gstin: GSTIN is not present (3028)'))
  await seen(part.getByText('SellerDtls.Pin: the portal would reject this value.'))
  await seen(part.getByText('Try the portal (5001)'))
  await looked(`e-invoice refused ${width}`)
  await part.getByRole('button', { name: 'Report again' }).click()
  await expect.poll(() => askedOf('submitEInvoice').at(-1)).toMatchObject({ params: { id: idOf(980) } })
  await seen(part.getByText('Waiting for the portal'))
  await seen(part.getByText('The e-invoice is being reported.'))
})

test('a report that the portal has answered meanwhile shows its IRN on the invoice too', async () => {
  let isAnswered = false
  const waits = aReport({ state: 'WAITING', since: '2026-11-16T11:36:00Z' })
  const report = () =>
    someEInvoices({ isDue: true, hasProvider: true, documents: [isAnswered ? acknowledged() : waits] })
  const invoice = () => anInvoice({ registrations: isAnswered ? [aRegistration()] : [] })
  await opened({}, { getEInvoices: report, getDeskInvoice: () => new Versioned({ invoice: invoice() }, 'W/"1"') })
  await seen(part.getByText('Waiting for the portal'))
  isAnswered = true
  await expect.element(part.getByText('Registered', { exact: true })).toBeVisible()
  await seen(main.getByRole('img', { name: 'Signed QR code from the invoice portal' }))
})

test.each([DESKTOP, PHONE])('the desk adds the acknowledgement from the portal’s file, at %i px', async (width) => {
  const { irn, ackNumber, signedQr } = aRegistration()
  const answer = someEInvoices({ isDue: true, documents: [acknowledged({ isByHand: true, by: 'Sunita Iyer' })] })
  await opened({}, { width, acknowledgeEInvoice: answer })
  await seen(part.getByText(/^Report it at the portal with the JSON file above/))
  await part.getByRole('button', { name: 'Add acknowledgement' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add acknowledgement' }).click()
  await seen(dialog.getByText('Copy it from the portal’s file.').first())
  await looked(`e-invoice acknowledgement ${width}`)
  const choose = dialog.getByLabelText('Choose the signed file')
  await choose.upload(new File(['{"a": 1}'], 'other.json', { type: 'application/json' }))
  await seen(dialog.getByText('This file is not an acknowledgement from the portal.'))
  const signed = {
    AckNo: Number(ackNumber),
    AckDt: '2026-11-16 17:06:00',
    Irn: irn,
    SignedQRCode: signedQr,
    SignedInvoice: 'a.b.c',
  }
  await choose.upload(new File([JSON.stringify([signed])], 'signed.json', { type: 'application/json' }))
  await expect.element(dialog.getByLabelText('Acknowledgement number')).toHaveValue(ackNumber)
  await dialog.getByRole('button', { name: 'Add acknowledgement' }).click()
  const body = { irn, ackNumber, ackDate: '2026-11-16 17:06:00', signedQr, signedInvoice: 'a.b.c' }
  await expect.poll(() => askedOf('acknowledgeEInvoice').at(-1)).toMatchObject({ params: { id: idOf(980) }, body })
  await seen(part.getByText('Registered', { exact: true }))
  await seen(part.getByText('Added from the portal’s file'))
  await looked(`e-invoice registered ${width}`)
})

test('a registered e-invoice is cancelled for a day, with a reason and a remark', async () => {
  const cancelled = { reason: 'DUPLICATE', remark: 'Billed twice' } as const
  const done = someEInvoices({ isDue: true, documents: [acknowledged({ state: 'CANCELLED', cancelled })] })
  await opened({ documents: [acknowledged()] }, { cancelEInvoice: done })
  await part.getByRole('button', { name: 'Cancel e-invoice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel e-invoice' }).click()
  await seen(dialog.getByText('Enter a remark.'))
  await looked('e-invoice cancel')
  await dialog.getByLabelText('Reason').selectOptions('Duplicate')
  await dialog.getByLabelText('Remark for the portal').fill('Billed twice')
  await dialog.getByRole('button', { name: 'Cancel e-invoice' }).click()
  await expect.poll(() => askedOf('cancelEInvoice').at(-1)).toMatchObject({ body: cancelled })
  await seen(part.getByText('Cancelled at the portal', { exact: true }))
  await seen(part.getByText('Duplicate: Billed twice'))
})

test('after a day nothing is cancelled here, and a refusal of the portal is shown', async () => {
  await opened({ documents: [acknowledged({ registration: aRegistration({ ackedAt: '2026-11-01T00:00:00Z' }) })] })
  await seen(part.getByText('Registered', { exact: true }))
  await gone(part.getByRole('button'))
  await opened({ documents: [acknowledged()] }, { cancelEInvoice: refused('e-invoice-refused') })
  await part.getByRole('button', { name: 'Cancel e-invoice' }).click()
  await page.getByLabelText('Remark for the portal').fill('Billed twice')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel e-invoice' }).click()
  await seen(page.getByText(/did not cancel this e-invoice/))
  await press('Okay')
})

test('others see the status and change nothing; a failure is shown', async () => {
  const replies: Replies = {
    getDeskInvoice: new Versioned({ invoice: anInvoice() }, 'W/"1"'),
    getInvoiceReminders: new Versioned({ reminders: aReminded() }, 'W/"4"'),
    getEInvoices: someEInvoices({ isDue: true }),
  }
  await visit(`/desk/invoices/${idOf(980)}`, { atDesk: 'SALES', replies })
  await seen(part.getByText('Not reported'))
  await gone(part.getByRole('button'))
  await visit(`/desk/invoices/${idOf(980)}`, { atDesk: 'SALES', replies: { ...replies, getEInvoices: noConnection } })
  await seen(part.getByText('The e-invoice could not be loaded.'))
})
