import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, LedgerEntry, ledgerAccounts, TrialBalance } from '#contract/ledger.ts'
import { askedOf } from '#tests/components/fake-server.ts'
import { aStatement, CUSTOMER, INVOICE } from '#tests/components/ledger.ts'
import { noConnection, type Replies, refused } from '#tests/components/replies.ts'
import { makerOf } from '#tests/components/sample-of.ts'
import { idOf, pageOf } from '#tests/components/samples.ts'
import { aScreen, gone, looked, seen } from '#tests/components/screen.tsx'
import { DESKTOP, PHONE } from '#tests/support/screens.ts'

const balances: Partial<Record<(typeof ledgerAccounts)[number], number>> = {
  BANK: 5_000_000,
  RECEIVABLES: 5_631_400,
  TDS_RECEIVABLE: 183_300,
  OUTPUT_CGST: -824_850,
  OUTPUT_SGST: -824_850,
  HIRE_INCOME: -9_165_000,
}

const aTrialBalance = makerOf(TrialBalance, {
  on: '2026-11-23',
  accounts: ledgerAccounts.map((account) => {
    const balancePaise = balances[account] ?? 0
    const sides = { debitPaise: Math.max(balancePaise, 0), creditPaise: Math.max(-balancePaise, 0) }
    return { account, kind: accounts[account].kind, ...sides, balancePaise }
  }),
  debitPaise: 10_814_700,
  creditPaise: 10_814_700,
})

const anEntry = makerOf(LedgerEntry, {
  entryId: idOf(980),
  entryNo: 12,
  date: '2026-11-10',
  document: INVOICE,
  customer: { companyId: idOf(982), name: CUSTOMER },
  totalPaise: 10_814_700,
  lines: [
    { account: 'RECEIVABLES', debitPaise: 10_814_700 },
    { account: 'HIRE_INCOME', creditPaise: 9_165_000 },
    { account: 'OUTPUT_CGST', creditPaise: 824_850 },
    { account: 'OUTPUT_SGST', creditPaise: 824_850 },
  ],
  postedBy: 'Farida Sheikh',
})

const visit = aScreen()
const main = page.getByRole('main')
const undone = anEntry({ entryId: idOf(985), entryNo: 13, reverses: 12, note: 'A wrong rate' })
const replies: Replies = {
  getTrialBalance: { trialBalance: aTrialBalance() },
  listLedgerEntries: { entries: pageOf([undone, anEntry({ reversedBy: 13 })]) },
  getDeskStatement: { statement: aStatement() },
}
const opened = (address = '/desk/ledger', more: Replies = {}, width = DESKTOP) =>
  visit(address, { atDesk: 'ACCOUNTS', width, replies: { ...replies, ...more } })

test.each([DESKTOP, PHONE])('accounts see the trial balance and the journal at %i px', async (width) => {
  await opened('/desk/ledger', {}, width)
  await seen(main.getByText('Debits and credits are equal.'))
  await seen(main.getByText('reverses entry 12'))
  await looked(`ledger ${width}`)
})

test('an entry opens its lines', async () => {
  await opened()
  await main.getByText('4 lines').first().click()
  await seen(main.getByText('A wrong rate'))
  await seen(main.getByRole('cell', { name: '91,650.00' }).first())
  await looked('ledger entry')
})

test('an unbalanced trial balance shows the difference', async () => {
  await opened('/desk/ledger', { getTrialBalance: { trialBalance: aTrialBalance({ debitPaise: 10_814_800 }) } })
  await seen(main.getByText('Debits and credits differ by ₹1.00.'))
})

test('the request contains the day and the filters', async () => {
  await opened('/desk/ledger?account=BANK&from=2026-11-01')
  await seen(main.getByText('reverses entry 12'))
  await main.getByLabelText('At the end of').fill('2026-03-31')
  await expect.poll(() => askedOf('getTrialBalance').at(-1)).toMatchObject({ query: { on: '2026-03-31' } })
  expect(askedOf('listLedgerEntries').at(-1)).toMatchObject({ query: { account: 'BANK', from: '2026-11-01' } })
})

test('an empty ledger says so, and so does a failure', async () => {
  await opened('/desk/ledger', { listLedgerEntries: { entries: pageOf([]) } })
  await seen(main.getByText('Invoices and payments are posted automatically.'))
  await opened('/desk/ledger', { getTrialBalance: noConnection })
  await seen(main.getByText('The trial balance could not be loaded'))
})

test('others see that the ledger is not part of their role', async () => {
  await visit('/desk/ledger', { atDesk: 'SALES', width: DESKTOP })
  await seen(main.getByText('Not part of your role'))
})

const STATEMENT = `/desk/ledger/statement?customer=${idOf(982)}`

test.each([DESKTOP, PHONE])('the desk reads the statement of a customer at %i px', async (width) => {
  await opened(STATEMENT, {}, width)
  await seen(main.getByText('₹58,147.00 is outstanding.'))
  await seen(main.getByText('Refundable deposit held: ₹20,000.00'))
  await looked(`desk statement ${width}`)
})

test('a statement of more than 366 days is not requested', async () => {
  await opened(`${STATEMENT}&from=2024-04-01&to=2026-03-31`)
  await seen(main.getByText('Choose a period of at most 366 days, with the first day before the last.'))
  expect(askedOf('getDeskStatement')).toEqual([])
})

test('a statement of nobody says so', async () => {
  await opened(STATEMENT, { getDeskStatement: refused('not-found') })
  await seen(main.getByText('There is no such customer'))
  await gone(main.getByText('is due'))
})
