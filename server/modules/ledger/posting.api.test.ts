// Double entry: what is posted balances, customer by customer, and never changes, whoever tries. The last tests ask the
// database alone.
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accounts as chart, ledgerAccounts } from '#contract/ledger.ts'
import { newId } from '#server/platform/ids.ts'
import { customer, type Principal, type Staff } from '#server/platform/principal.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'
import { aWorld } from '#tests/support/world.ts'
import { signedDebit } from './posting.rules.ts'
import { type Posting, post, reverse } from './posting.ts'

const server = await aServer()
const { db, appDb, clock } = server
const { products } = await server.call('listProducts', { query: { sort: 'name', size: '1' } })
const { a, b } = await aWorld(server, products.content[0]?.productId ?? '')
const person = await server.signIn()
const customers = [
  { companyId: a.companyId, accountId: a.user.accountId },
  { companyId: b.companyId, accountId: null },
  { companyId: null, accountId: person.accountId },
]

const staff = (role: Staff['role']): Staff => ({ kind: 'STAFF', accountId: newId(), role, name: 'Farida Sheikh' })
const accounts = staff('ACCOUNTS')
const posted = (posting: Posting, by: Principal = accounts) =>
  appDb.as(by, (tx) => post({ tx, now: clock.now(), by }, posting))
const undone = (of: Posting, act: string) =>
  appDb.as(accounts, (tx) =>
    reverse(
      { tx, now: clock.now(), by: accounts },
      { of: of.doc, doc: { ...of.doc, act }, date: of.date, note: 'A slip' },
    ),
  )

/** An invoice over 118 rupees. */
const aPosting = (changes: Partial<Posting> = {}): Posting => ({
  doc: { kind: 'INVOICE', id: newId(), number: 'INV/2627/000001', act: 'issue' },
  date: '2026-11-23',
  customer: customers[0] ?? { companyId: null, accountId: null },
  note: null,
  lines: [
    { account: 'RECEIVABLES', debitPaise: 11_800 },
    { account: 'HIRE_INCOME', creditPaise: 10_000 },
    { account: 'OUTPUT_IGST', creditPaise: 1800 },
  ],
  ...changes,
})
const linesOf = (entryId: string) =>
  db.rows(sql<{ account: string; customer: string | null; paise: number }>`
    select account, coalesce(company_id, account_id) as customer, (debit_paise - credit_paise)::float8 as paise
    from ledger_line where entry_id = ${entryId} order by line_no`)
const difference = async () =>
  (
    await db.first(sql<{ paise: number }>`
    select coalesce(sum(debit_paise - credit_paise), 0)::float8 as paise from ledger_line`)
  )?.paise

test('an entry names its customer where the account has a subledger', async () => {
  expect(await linesOf(await posted(aPosting()))).toEqual([
    { account: 'RECEIVABLES', customer: a.companyId, paise: 11_800 },
    { account: 'HIRE_INCOME', customer: null, paise: -10_000 },
    { account: 'OUTPUT_IGST', customer: null, paise: -1800 },
  ])
})

test('an act of a document is posted once, and undone once', async () => {
  const posting = aPosting()
  await posted(posting)
  await expect(posted(posting)).rejects.toThrow('ledger_entry_posted_once')
  expect((await linesOf(await undone(posting, 'cancel'))).map(({ paise }) => paise)).toEqual([-11_800, 10_000, 1800])
  await expect(undone(posting, 'again')).rejects.toThrow('ledger_entry_reverses_key')
  await expect(undone(aPosting(), 'cancel')).rejects.toThrow('was not posted')
})

test('accounts and owners post; nobody else does', async () => {
  await posted(aPosting(), staff('OWNER'))
  for (const by of [staff('SALES'), staff('OPERATIONS'), customer(a.admin.accountId, a.companyId)])
    await expect(posted(aPosting(), by)).rejects.toMatchObject({ code: '42501' })
})

test('a customer sees their own debt, and nothing of our income or of others', async () => {
  await posted(aPosting({ customer: customers[2] ?? aPosting().customer }))
  const seen = await appDb.as(customer(person.accountId), (tx) =>
    tx.rows(sql`select account, debit_paise::float8 as paise from ledger_line`),
  )
  expect(seen).toEqual([{ account: 'RECEIVABLES', paise: 11_800 }])
})

const paise = fc.integer({ min: 0, max: 5_000_000 })
const drawn = fc.record({
  customer: fc.constantFrom(...customers),
  lines: fc.array(fc.tuple(fc.constantFrom(...ledgerAccounts), fc.boolean(), paise), { minLength: 1, maxLength: 8 }),
  isUndone: fc.boolean(),
})

/** The lines with one of the bank's that balances them. */
function balancedBy(lines: (typeof drawn extends fc.Arbitrary<infer Given> ? Given : never)['lines']) {
  const debits = lines.map(([account, isDebit, amount]) => [account, isDebit ? amount : -amount] as const)
  const rest = debits.reduce((sum, [, amount]) => sum + amount, 0)
  return [...debits.map(([account, amount]) => signedDebit(account, amount)), signedDebit('BANK', -rest)]
}

test(
  'random postings and reversals keep all accounts together at zero',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 5 }), async (all) => {
        for (const { lines, isUndone, ...given } of all) {
          if (lines.every(([, , amount]) => amount === 0)) continue
          const posting = aPosting({ ...given, lines: balancedBy(lines) })
          const entryId = await posted(posting)
          const before = await linesOf(entryId)
          expect(before.reduce((sum, line) => sum + line.paise, 0)).toBe(0)
          const after = isUndone ? await linesOf(await undone(posting, 'undo')) : []
          expect(after).toEqual(isUndone ? before.map((line) => ({ ...line, paise: -line.paise })) : [])
        }
        expect(await difference()).toBe(0)
      }),
      { numRuns: proofs(10, 500) },
    )
  },
  proofs(60_000, 1_800_000),
)

/** An entry with the given lines, as somebody with the right to post could write it by hand. */
const byHand = (lines: readonly (readonly [account: string, customer: boolean, debit: number, credit: number])[]) =>
  appDb.as(accounts, async (tx) => {
    const entryId = newId()
    await tx.rows(sql`
      insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, company_id, total_paise, posted_at)
      values (${entryId}, 'INVOICE', ${newId()}, 'issue', 'INV-1', '2026-11-23', ${a.companyId}, 100, ${clock.now()})`)
    for (const [index, [account, isNamed, debit, credit]] of lines.entries())
      await tx.rows(sql`
        insert into ledger_line (entry_id, line_no, account, company_id, debit_paise, credit_paise)
        values (${entryId}, ${index + 1}, ${account}, ${isNamed ? a.companyId : null}, ${debit}, ${credit})`)
    return entryId
  })

test.each([
  ['no lines', [], 'does not balance'],
  ['one side', [['BANK', false, 100, 0]], 'does not balance'],
  [
    'sides that differ',
    [
      ['BANK', false, 100, 0],
      ['HIRE_INCOME', false, 0, 99],
    ],
    'does not balance',
  ],
  [
    'another total',
    [
      ['BANK', false, 99, 0],
      ['HIRE_INCOME', false, 0, 99],
    ],
    'does not balance',
  ],
  ['a line of nothing', [['BANK', false, 0, 0]], 'ledger_line_one_side'],
  ['a line with both sides', [['BANK', false, 100, 100]], 'ledger_line_one_side'],
  ['receivables from nobody', [['RECEIVABLES', false, 100, 0]], 'ledger_line_customer'],
  ['a bank of a customer', [['BANK', true, 100, 0]], 'ledger_line_customer'],
  ['an unknown account', [['CASH', false, 100, 0]], 'ledger_line_account_check'],
] as const)('the database refuses an entry with %s', async (_, lines, message) => {
  await expect(byHand(lines)).rejects.toThrow(message)
})

test('the database refuses lines of another customer, later lines, and a reversal that does not mirror', async () => {
  const entryId = await byHand([
    ['RECEIVABLES', true, 100, 0],
    ['HIRE_INCOME', false, 0, 100],
  ])
  const add = (target: string, companyId: string) =>
    appDb.as(accounts, (tx) =>
      tx.rows(sql`
        insert into ledger_line (entry_id, line_no, account, company_id, debit_paise, credit_paise)
        values (${target}, 3, 'RECEIVABLES', ${companyId}, 5, 0), (${target}, 4, 'ADVANCES', ${companyId}, 0, 5)`),
    )
  await expect(add(entryId, a.companyId)).rejects.toThrow('does not balance')
  const entry = (company: string, reverses: string | null) => sql`
    with entry as (
      insert into ledger_entry (entry_id, doc_kind, doc_id, act, doc_number, entry_date, company_id, total_paise, reverses,
        posted_at)
      values (${newId()}, 'INVOICE', ${newId()}, 'issue', 'INV-1', '2026-11-23', ${a.companyId}, 100, ${reverses},
        ${clock.now()}) returning entry_id
    )
    insert into ledger_line (entry_id, line_no, account, company_id, debit_paise, credit_paise)
    select entry_id, line_no, account, case line_no when 2 then ${company}::uuid end, 100 * (line_no - 1), 100 * (2 - line_no)
    from entry, (values (1, 'BANK'), (2, 'RECEIVABLES')) as line (line_no, account)`
  const attempt = (company: string, reverses: string | null) =>
    appDb.as(accounts, (tx) => tx.rows(entry(company, reverses)))
  await expect(attempt(b.companyId, null)).rejects.toThrow('of another customer')
  await expect(attempt(a.companyId, entryId)).rejects.toThrow('does not undo')
  await attempt(a.companyId, null)
})

test('nothing in the ledger changes, not even by the owner of the schema', async () => {
  await posted(aPosting())
  for (const change of [
    sql`update ledger_entry set note = 'x'`,
    sql`delete from ledger_line`,
    sql`update ledger_line set debit_paise = debit_paise`,
    sql`truncate ledger_line`,
  ]) {
    await expect(db.rows(change)).rejects.toThrow('the ledger never changes')
    await expect(appDb.as(accounts, (tx) => tx.rows(change))).rejects.toMatchObject({ code: '42501' })
  }
})

test('the database knows the accounts of the contract, and which of them name customers', async () => {
  const checks = await db.rows(sql<{ name: string; text: string }>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where conname in ('ledger_line_account_check', 'ledger_line_customer') order by 1`)
  const named = checks.map(({ text }) => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, name = '']) => name).toSorted())
  const perCustomer = ledgerAccounts.filter((account) => chart[account].perCustomer)
  expect(named).toEqual([ledgerAccounts.toSorted(), perCustomer.toSorted()])
})
