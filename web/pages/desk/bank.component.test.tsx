import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  aBadPreview,
  aBankLine,
  aMatch,
  aMatched,
  anAside,
  aPreview,
  aSeen,
  someLines,
} from '#tests/components/bank.ts'
import { aCsvFile } from '#tests/components/csv-files.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { someOpen } from '#tests/components/payments.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, field, focused, gone, looked, press, seen, told } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const visit = aScreen()
const main = page.getByRole('main')
const ONE = `/desk/bank/${idOf(960)}`
const lines = [
  aBankLine(),
  aBankLine({ lineId: idOf(961), amountPaise: 500_000, narration: 'UPI/632412345678/RENT', reference: null }),
]
const replies: Replies = { listBankLines: someLines(lines), getBankLine: aSeen() }
const opened = (address: string, more: Replies = {}, width = DESKTOP) =>
  visit(address, { atDesk: 'ACCOUNTS', width, replies: { ...replies, ...more } })

test.each([DESKTOP, PHONE])('rows to match are listed with their counts at %i px', async (width) => {
  await opened('/desk/bank', {}, width)
  await seen(main.getByRole('link', { name: '₹1,06,314.00' }))
  await seen(main.getByRole('link', { name: 'Set aside 1' }))
  const reference = main.getByText('HDFCN52026112012345', { exact: true }).element()
  expect(reference.getBoundingClientRect().height).toBeLessThan(30)
  await looked(`bank rows ${width}`)
})

test('J and K walk the rows, and Enter opens one', async () => {
  await opened('/desk/bank')
  await seen(main.getByRole('link', { name: '₹5,000.00' }))
  await userEvent.keyboard('j')
  await focused(main.getByRole('link', { name: '₹1,06,314.00' }))
  await userEvent.keyboard('j')
  await focused(main.getByRole('link', { name: '₹5,000.00' }))
  await userEvent.keyboard('k{Enter}')
  await seen(main.getByRole('heading', { name: '₹1,06,314.00 on 20 Nov 2026' }))
})

test('an empty list says what to do, and a failure can be tried again', async () => {
  await opened('/desk/bank', { listBankLines: { ...someLines([]) } })
  await seen(main.getByText('Nothing to match'))
  await looked('bank empty')
  await opened('/desk/bank', { listBankLines: noConnection })
  await seen(main.getByText('The rows could not be loaded'))
  await opened('/desk/bank?view=ASIDE', { listBankLines: someLines([anAside()]) })
  await seen(main.getByText('Interest of the bank'))
})

test.each([DESKTOP, PHONE])('a match is accepted with its reasons in words at %i px', async (width) => {
  await opened(ONE, { matchBankLine: aSeen(aMatched(), []) }, width)
  await seen(main.getByText('INV/2627/000012: ₹1,06,314.00 and TDS ₹1,833.00 (Hire without operator)'))
  await seen(main.getByText('The amount equals the balance due less TDS'))
  await looked(`bank row ${width}`)
  await press('Accept the match with Deccan Buildworks Private Limited')
  await seen(main.getByText('The payment is recorded.'))
  await seen(main.getByRole('link', { name: 'Next row to match' }))
  await looked(`bank row matched ${width}`)
  expect(askedOf('matchBankLine')).toMatchObject([
    {
      body: {
        customerId: idOf(982),
        reference: 'HDFCN52026112012345',
        allocations: [{ invoiceId: idOf(981), amountPaise: 10_631_400, tdsPaise: 183_300, tdsCode: 'RENT' }],
      },
    },
  ])
})

test('of matches that fit alike none is proposed', async () => {
  const matches = [
    aMatch({ isProposed: false }),
    aMatch({ isProposed: false, customerId: idOf(983), customerName: 'Konkan' }),
  ]
  await opened(ONE, { getBankLine: aSeen(aBankLine(), matches) })
  await seen(main.getByText('Several of these fit equally well. Choose one.'))
  await looked('bank row with several matches')
})

test('an existing payment is linked instead of recorded', async () => {
  const payment = { paymentId: idOf(990), paymentNumber: 'PAY/2627/000031' }
  const match = aMatch({ payment, allocations: [], reasons: ['SAME_REFERENCE', 'SAME_AMOUNT'] })
  const linked = aSeen(aMatched({ isRecorded: false }), [])
  await opened(ONE, { getBankLine: aSeen(aBankLine(), [match]), linkBankLine: linked })
  await press('Link PAY/2627/000031 of Deccan Buildworks Private Limited')
  await seen(main.getByText('The payment is linked.'))
  expect(askedOf('linkBankLine')).toMatchObject([{ body: { paymentId: idOf(990) } }])
})

test('the second person to accept a row gets a conflict', async () => {
  await opened(ONE, { matchBankLine: refused('status-conflict') })
  await press('Accept the match with Deccan Buildworks Private Limited')
  await told('Request Failed', 'This is not possible in the current status. Please refresh and try again.')
})

test('another customer is found, and the money goes to their invoices', async () => {
  const company = {
    companyId: idOf(982),
    companyName: 'Deccan Buildworks Private Limited',
    gstin: '27AAACD1234F1Z5',
    verification: 'VERIFIED' as const,
    isDissolved: false,
    city: null,
    people: 1,
    since: '2026-08-01T00:00:00.000Z',
  }
  await opened(ONE, {
    getBankLine: aSeen(aBankLine(), []),
    listCompanies: { companies: pageOf([company]) },
    listPersons: { persons: pageOf([]) },
    listOpenInvoices: someOpen(),
    matchBankLine: aSeen(aMatched(), []),
  })
  await seen(main.getByText('No match found. Choose the customer, or set the row aside.'))
  await main.getByLabelText('Name, GSTIN, phone or e-mail').fill('deccan')
  await press('Choose Deccan Buildworks Private Limited')
  await expect.element(main.getByLabelText('Amount paid for INV/2627/000012')).toHaveValue('106314')
  await looked('bank row for a customer')
  await press('Record this payment')
  await seen(main.getByText('The payment is recorded.'))
  expect(askedOf('matchBankLine')).toMatchObject([{ body: { kind: 'PAYMENT', mode: 'NEFT' } }])
})

test('a row is set aside with a reason, and opened again', async () => {
  await opened(ONE, { setBankLineAside: aSeen(anAside(), []), reopenBankLine: aSeen() })
  await press('Set aside')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Reason').fill('Interest of the bank')
  await dialog.getByRole('button', { name: 'Set aside' }).click()
  await seen(main.getByText('The row is set aside.'))
  await press('Undo')
  await dialog.getByLabelText('Reason').fill('A slip')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await seen(main.getByText('The row is open again.'))
})

test('undoing says that the payment is reversed; money out is linked only', async () => {
  await opened(ONE, { getBankLine: aSeen(aMatched(), []) })
  await press('Undo')
  await seen(page.getByText(/PAY\/2627\/000031 and its allocations are reversed/))
  await opened(ONE, { getBankLine: aSeen(aBankLine({ direction: 'DEBIT' }), []) })
  await seen(main.getByText(/No recorded refund has this amount/))
  await gone(main.getByText('Another customer'))
})

test.each([DESKTOP, PHONE])('a statement is checked, then imported, at %i px', async (width) => {
  await opened(
    '/desk/bank/import',
    { previewStatement: { preview: aPreview() }, importStatement: { added: 1, known: 1, notes: 1, refused: [] } },
    width,
  )
  await expect.element(field('Account')).toHaveValue('50200012345678')
  await field('Statement file').upload(aCsvFile('november.csv'))
  await seen(main.getByText('Checked november.csv'))
  await seen(main.getByText('1 existing row'))
  await looked(`statement ${width}`)
  await press('Import 1 row')
  await seen(main.getByText('Imported: 1 row.'))
  expect(askedOf('importStatement')).toMatchObject([{ query: { account: '50200012345678', name: 'november.csv' } }])
})

test.each([DESKTOP, PHONE])('bad rows are listed with their reasons and left out, at %i px', async (width) => {
  const [bad] = aBadPreview().rows
  const rows = [...(bad ? [{ ...bad, row: 7 }] : []), ...aPreview().rows]
  const preview = aPreview({ rows, bad: 1 })
  const imported = { added: 1, known: 1, notes: 1, refused: rows.slice(0, 1) }
  await opened('/desk/bank/import', { previewStatement: { preview }, importStatement: imported }, width)
  await field('Statement file').upload(aCsvFile())
  await seen(main.getByText(/Bad rows are left out; the others can be imported/))
  await press('Import 1 row')
  await seen(main.getByText('Imported: 1 row.'))
  await seen(main.getByText('1 bad row'))
  await seen(main.getByText('1 existing row'))
  await seen(main.getByText('1 row without a transaction'))
  await seen(main.getByText('Row 7', { exact: true }))
  await seen(main.getByText('Write an amount in rupees, such as 22000 or 22,000.50.'))
  await gone(main.getByText('Row 5', { exact: true }))
  await looked(`statement imported without bad rows ${width}`)
})

test('a file of bad rows only cannot be imported; one imported before says so and adds what is new', async () => {
  await opened('/desk/bank/import', { previewStatement: { preview: aBadPreview() } })
  await field('Statement file').upload(aCsvFile())
  await seen(main.getByText('Write an amount in rupees, such as 22000 or 22,000.50.'))
  await seen(main.getByText('<img src=x onerror=alert(1)>'))
  await gone(main.getByRole('button', { name: /Import/ }))
  await looked('statement bad')
  const importedBefore = { by: 'Farida Sheikh', at: '2026-11-21T06:30:00.000Z' }
  await opened('/desk/bank/import', { previewStatement: { preview: aPreview({ importedBefore }) } })
  await field('Statement file').upload(aCsvFile())
  await seen(main.getByText('This file was imported by Farida Sheikh on 21 Nov 2026.'))
  await seen(main.getByRole('button', { name: 'Import 1 row' }))
})

test('others see no statements', async () => {
  await visit('/desk/bank', { atDesk: 'SALES', width: DESKTOP, replies })
  await seen(main.getByText('Not part of your role'))
  await opened(ONE, { getBankLine: refused('not-found') })
  await seen(main.getByText('There is no such row'))
})
