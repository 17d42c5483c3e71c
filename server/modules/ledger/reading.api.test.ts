import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { aCompany } from '#tests/support/company.ts'
import { aServer } from '#tests/support/server.ts'
import { readXlsx } from '#tests/support/xlsx.ts'
import { type Posting, post, reverse } from './posting.ts'

const server = await aServer()
const company = await aCompany(server)
const person = await server.signIn()
const accounts = await server.signInStaff('ACCOUNTS')
const by = { kind: 'STAFF', accountId: accounts.accountId, role: 'ACCOUNTS', name: 'Farida Sheikh' } as const
const ofCompany = { companyId: company.companyId, accountId: null }
const ofPerson = { companyId: null, accountId: person.accountId }

const posted = (posting: Posting) => server.appDb.as(by, (tx) => post({ tx, now: server.clock.now(), by }, posting))
const doc = (kind: Posting['doc']['kind'], number: string, act = 'issue') => ({ kind, id: newId(), number, act })
const invoice = {
  doc: doc('INVOICE', 'INV/2021/900001'),
  date: '2020-05-10',
  customer: ofCompany,
  note: null,
  lines: [
    { account: 'RECEIVABLES', debitPaise: 10_814_700 },
    { account: 'HIRE_INCOME', creditPaise: 9_165_000 },
    { account: 'OUTPUT_CGST', creditPaise: 824_850 },
    { account: 'OUTPUT_SGST', creditPaise: 824_850 },
  ],
} as const satisfies Posting
const paid: Posting = {
  doc: doc('PAYMENT', '=HDFCN52026051012345', 'record'),
  date: '2020-06-01',
  customer: ofCompany,
  note: 'NEFT',
  lines: [
    { account: 'BANK', debitPaise: 5_000_000 },
    { account: 'ADVANCES', creditPaise: 5_000_000 },
  ],
}
const used: Posting = {
  doc: doc('ALLOCATION', 'INV/2021/900001', 'allocate'),
  date: '2020-06-02',
  customer: ofCompany,
  note: null,
  lines: [
    { account: 'ADVANCES', debitPaise: 5_000_000 },
    { account: 'TDS_RECEIVABLE', debitPaise: 183_300 },
    { account: 'RECEIVABLES', creditPaise: 5_183_300 },
  ],
}
const deposited: Posting = {
  doc: doc('PAYMENT', 'UPI-1', 'record'),
  date: '2020-06-03',
  customer: ofPerson,
  note: null,
  lines: [
    { account: 'BANK', debitPaise: 2_000_000 },
    { account: 'DEPOSITS', creditPaise: 2_000_000 },
  ],
}
for (const one of [invoice, paid, used, deposited]) await posted(one)

const balanceOn = async (on: string) => (await accounts.call('getTrialBalance', { query: { on } })).trialBalance
const entriesBy = async (query: Record<string, string> = {}) =>
  (await accounts.call('listLedgerEntries', { query })).entries
const numbers = async (query: Record<string, string>) =>
  (await entriesBy(query)).content.map(({ document }) => document.number)
const year = { from: '2020-04-01', to: '2021-03-31' }

test('the trial balance holds all accounts at the end of a day, and its sides are equal', async () => {
  const { accounts: rows, debitPaise, creditPaise } = await balanceOn('2020-06-01')
  expect([debitPaise, creditPaise]).toEqual([15_814_700, 15_814_700])
  expect(rows.map(({ account, balancePaise }) => [account, balancePaise])).toEqual([
    ['BANK', 5_000_000],
    ['RECEIVABLES', 10_814_700],
    ['TDS_RECEIVABLE', 0],
    ['GST_TDS_RECEIVABLE', 0],
    ['GST_ON_ADVANCES', 0],
    ['GST_REFUND_CLAIM_CGST', 0],
    ['GST_REFUND_CLAIM_SGST', 0],
    ['GST_REFUND_CLAIM_IGST', 0],
    ['ADVANCES', -5_000_000],
    ['DEPOSITS', 0],
    ['OUTPUT_CGST', -824_850],
    ['OUTPUT_SGST', -824_850],
    ['OUTPUT_IGST', 0],
    ['HIRE_INCOME', -9_165_000],
    ['ROUND_OFF', 0],
  ])
  expect((await balanceOn('2020-05-09')).debitPaise).toBe(0)
})

test('the journal is read newest first, with the lines and the customer of each entry', async () => {
  const { content, totalElements } = await entriesBy(year)
  expect(totalElements).toBe(4)
  expect(content.map(({ date }) => date)).toEqual(['2020-06-03', '2020-06-02', '2020-06-01', '2020-05-10'])
  expect(content[1]).toMatchObject({
    document: { kind: 'ALLOCATION', number: 'INV/2021/900001', act: 'allocate' },
    customer: { companyId: company.companyId, accountId: null },
    totalPaise: 5_183_300,
    lines: [
      { account: 'ADVANCES', debitPaise: 5_000_000, creditPaise: 0 },
      { account: 'TDS_RECEIVABLE', debitPaise: 183_300, creditPaise: 0 },
      { account: 'RECEIVABLES', debitPaise: 0, creditPaise: 5_183_300 },
    ],
    reverses: null,
    reversedBy: null,
    postedBy: 'Farida Sheikh',
  })
})

test('the journal is searched by account, document, customer, number and day', async () => {
  expect(await numbers({ account: 'TDS_RECEIVABLE', ...year })).toEqual(['INV/2021/900001'])
  expect(await numbers({ document: 'PAYMENT', ...year })).toEqual(['UPI-1', '=HDFCN52026051012345'])
  expect(await numbers({ customer: person.accountId })).toEqual(['UPI-1'])
  expect(await numbers({ q: 'neft', ...year })).toEqual(['=HDFCN52026051012345'])
  expect(await numbers({ from: '2020-06-01', to: '2020-06-01' })).toEqual(['=HDFCN52026051012345'])
})

test('a statement carries the balance from document to document', async () => {
  const { statement } = await company.admin.call('getStatement', { query: { from: '2020-06-01', to: '2020-06-30' } })
  expect(statement).toMatchObject({ openingPaise: 10_814_700, closingPaise: 5_631_400, depositPaise: 0 })
  expect(statement.rows).toMatchObject([
    { document: { kind: 'PAYMENT' }, debitPaise: 0, creditPaise: 5_000_000, balancePaise: 5_814_700 },
    // The money came before; the allocation brings the certificate of TDS.
    { document: { kind: 'ALLOCATION' }, debitPaise: 0, creditPaise: 183_300, balancePaise: 5_631_400 },
  ])
  const query = { customer: company.companyId, from: '2020-06-01', to: '2020-06-30' }
  expect((await accounts.call('getDeskStatement', { query })).statement).toEqual(statement)
})

test('an individual sees their own statement, with the deposit that we hold', async () => {
  const { statement } = await person.call('getStatement', { query: year })
  expect(statement).toMatchObject({ openingPaise: 0, rows: [], closingPaise: 0, depositPaise: 2_000_000 })
})

test('a statement is refused to users of a company, over more than 366 days, and backwards', async () => {
  await expect(company.user.call('getStatement', { query: year })).rejects.toMatchObject({ status: 403 })
  for (const query of [
    { from: '2020-04-01', to: '2021-04-02' },
    { from: '2020-04-02', to: '2020-04-01' },
  ])
    await expect(person.call('getStatement', { query })).rejects.toMatchObject({ status: 400 })
  await person.call('getStatement', { query: { from: '2020-04-01', to: '2021-04-01' } })
  const query = { customer: newId(), ...year }
  await expect(accounts.call('getDeskStatement', { query })).rejects.toMatchObject({ status: 404 })
})

const fileAt = async (url: string, token = accounts.accessToken) => {
  const reply = await server.ask({ url, headers: { authorization: `Bearer ${token}` } })
  return { name: reply.headers['content-disposition'], text: reply.body, bytes: reply.rawPayload }
}
const between = 'from=2020-04-01&to=2021-03-31'

test('each table is a file, in both languages, and no cell runs as a formula', async () => {
  const balance = await fileAt('/v1/desk/ledger/trial-balance/download-csv?on=2020-06-30')
  expect(balance.name).toContain('trial-balance-2020-06-30.csv')
  expect(balance.text).toContain('Receivables,Asset,108147,51833,56314')
  const journal = await fileAt(`/v1/desk/ledger/entries/download-csv?${between}&lang=hi`)
  expect(journal.text).toContain("भुगतान,'=HDFCN52026051012345")
  const statement = await fileAt(`/v1/rentals/statement/download-csv?${between}`, company.admin.accessToken)
  expect(statement.text).toContain('Closing balance,,108147,51833,56314')
  const sheet = await fileAt(`/v1/desk/ledger/entries/download-xlsx?${between}`)
  expect([...readXlsx(sheet.bytes).cells.values()]).toContain('Farida Sheikh')
})

test('an undone entry and its counter-entry name each other', async () => {
  const cancelled: Posting = { ...invoice, doc: doc('INVOICE', 'INV/2021/900002'), date: '2020-07-01' }
  await posted(cancelled)
  await server.appDb.as(by, (tx) =>
    reverse(
      { tx, now: server.clock.now(), by },
      { of: cancelled.doc, doc: { ...cancelled.doc, act: 'cancel' }, date: '2020-07-02', note: 'A slip' },
    ),
  )
  const [undoing, undone] = (await entriesBy({ q: 'INV/2021/900002' })).content
  expect([undoing?.reverses, undone?.reversedBy]).toEqual([undone?.entryNo, undoing?.entryNo])
})

test('S15 a statement is printed with its documents and balances, to both sides in their language', async () => {
  const quarter = { from: '2020-04-01', to: '2020-06-30' }
  const print = async (token: string, path: string, more: Record<string, string>) =>
    server.ask({
      url: `${path}/download-pdf?${new URLSearchParams({ ...quarter, ...more })}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const textIn = async (bytes: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(
      /\s+/g,
      ' ',
    )
  const reply = await print(accounts.accessToken, '/v1/desk/ledger/statement', { customer: company.companyId })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="statement-2020-04-01-2020-06-30.pdf"`,
  })
  const text = await textIn(reply.rawPayload)
  for (const part of [
    'Statement of account',
    'Invoice INV/2021/900001 1,08,147.00 ₹1,08,147.00 Dr',
    'Payment =HDFCN52026051012345 NEFT 50,000.00 ₹58,147.00 Dr',
    'TDS or deposit for INV/2021/900001 1,833.00 ₹56,314.00 Dr',
    'Closing balance 1,08,147.00 51,833.00 ₹56,314.00 Dr',
    '₹56,314.00 is outstanding.',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
  const own = await print(company.admin.accessToken, '/v1/rentals/statement', { lang: 'hi' })
  const hindi = await textIn(own.rawPayload)
  for (const part of ['खाता', '56,314.00']) expect(hindi).toContain(part)
  expect((await print(company.user.accessToken, '/v1/rentals/statement', {})).statusCode).toBe(403)
})
