import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays, dateInIndia } from '#contract/dates.ts'
import type { StatementImported } from '#contract/payments.bank.ts'
import { toXlsx } from '#server/platform/xlsx.ts'
import { asBanksWrite, statementOf, statementsAs } from '#tests/support/bank.ts'
import { aReference } from '#tests/support/references.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()
const statements = await statementsAs(server)
const { call } = statements
const today = asBanksWrite(dateInIndia(server.clock.now()))

test('a statement is shown, imported once, and overlaps skip known rows', async () => {
  const [one, two] = [aReference(), aReference()]
  const first = statementOf([
    { date: today, reference: one, credit: '1,06,314.00', narration: 'NEFT DECCAN' },
    { date: today, reference: aReference(), debit: '59.00', narration: 'CHARGES' },
  ])
  const { rows, ...counts } = await statements.preview(first)
  expect(counts).toMatchObject({ bad: 0, added: 2, known: 0, importedBefore: null })
  expect(rows[0]).toMatchObject({ row: 2, effect: 'NEW', creditPaise: 10_631_400, debitPaise: null, reference: one })
  expect(await statements.import(first)).toEqual({ added: 2, known: 0, notes: 0, refused: [] })
  const again = await statements.preview(first)
  expect(again).toMatchObject({ digest: null, known: 2, importedBefore: { by: 'Meera Joshi' } })
  expect(await statements.imported(first, { digest: 'x' })).toMatchObject({ type: '/problems/preview-outdated' })
  const overlap = statementOf([
    { date: today, reference: one, credit: '106314', narration: 'NEFT DECCAN BUILDWORKS' },
    { date: today, reference: two, credit: '5.00' },
  ])
  expect(await statements.import(overlap)).toMatchObject({ added: 1, known: 1 })
  expect((await call('listBankLines', { query: { q: one } })).lines.totalElements).toBe(1)
  // The same reference in another account is another row.
  expect(
    await statements.import(statementOf([{ date: today, reference: two, credit: '5.00' }]), '999988887777'),
  ).toMatchObject({ added: 1, known: 0 })
})

test('a bad row is refused with its reasons and stops no other; once correct, the file adds that row alone', async () => {
  const tomorrow = addDays(dateInIndia(server.clock.now()), 1)
  const good = { reference: aReference(), credit: '5' }
  const corrected = { date: asBanksWrite(tomorrow), reference: aReference(), credit: '6' }
  const bytes = statementOf([good, { ...corrected, credit: 'five' }])
  const faults = [
    'Date: This time is in the future.',
    'Deposit Amt.: Write an amount in rupees, such as 22000 or 22,000.50.',
  ]
  const reasons = (row: StatementImported['refused'][number] | undefined) =>
    row?.faults.map(({ column, reason }) => `${column}: ${reason}`)
  const { rows, bad, added } = await statements.preview(bytes)
  expect({ bad, added }).toEqual({ bad: 1, added: 1 })
  expect(reasons(rows[1])).toEqual(faults)
  const { refused, ...counts } = await statements.import(bytes)
  expect(counts).toEqual({ added: 1, known: 0, notes: 0 })
  expect(refused.map((row) => [row.row, reasons(row)])).toEqual([[3, faults]])
  expect((await call('listBankLines', { query: { q: good.reference } })).lines.totalElements).toBe(1)
  // The same file adds nothing; with the row corrected, on its day, it adds that row.
  expect(await statements.preview(bytes)).toMatchObject({ digest: null, bad: 1, known: 1, added: 0 })
  expect(await statements.import(statementOf([good, { ...corrected, date: today }]))).toMatchObject({
    added: 1,
    known: 1,
  })
  const nothing = await statements.preview(statementOf([{ ...corrected, credit: 'five' }]))
  expect(nothing).toMatchObject({ digest: null, bad: 1, added: 0 })
  expect((await statements.previewReply(bytes, 'a;b')).statusCode).toBe(422)
  expect((await statements.preview(Buffer.from([0xff, 0xfe]))).rows[0]?.faults[0]?.code).toBe('empty')
})

const bankFile = (name: string) => readFileSync(new URL(`../../../tests/bank-files/${name}.txt`, import.meta.url))

test('two transfers of one day, amount and pool account are two rows; the file again adds nothing', async () => {
  const account = '31994100443080'
  const pool = bankFile('sbi-pool-account')
  expect(await statements.import(pool, account)).toEqual({ added: 2, known: 0, notes: 0, refused: [] })
  const { lines } = await call('listBankLines', { query: { q: 'N32826000000000' } })
  expect(new Map(lines.content.map(({ reference, amountPaise }) => [reference, amountPaise]))).toEqual(
    new Map([
      ['N328260000000001', 500_000],
      ['N328260000000002', 500_000],
    ]),
  )
  expect(await statements.preview(pool, account)).toMatchObject({ digest: null, added: 0, known: 2 })
})

test('one transfer and its return are two rows, in the next statement too, also from a workbook', async () => {
  const account = '31994100443081'
  const reference = aReference()
  const cells = { reference, narration: 'NEFT DECCAN' }
  const both = statementOf([
    { ...cells, credit: '5000' },
    { ...cells, debit: '5000' },
  ])
  expect(await statements.import(both, account)).toMatchObject({ added: 2, known: 0 })
  const workbook = toXlsx(
    'Statement',
    ['Date', 'Narration', 'Ref', 'Debit', 'Credit'],
    [
      [{ date: '2026-11-20' }, 'NEFT RETURN', reference, 5000, null],
      [{ date: '2026-11-20' }, 'CHARGES', null, 59, null],
    ],
  )
  expect(await statements.import(Buffer.from(workbook), account)).toMatchObject({ added: 1, known: 1 })
})

test('a file that was imported for the wrong account is imported for the right one', async () => {
  const bytes = statementOf([{ reference: aReference(), credit: '5' }])
  expect(await statements.import(bytes, '31994100443082')).toMatchObject({ added: 1 })
  expect(await statements.import(bytes, '31994100443083')).toMatchObject({ added: 1, known: 0 })
})
