// Random rows of a statement in every layout: read as they are, and known again in any part of the file.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contract/dates.ts'
import { leastCpuMs } from '#tests/support/cpu.ts'
import { proofs } from '#tests/support/proofs.ts'
import { readStatement } from './statement-file.ts'

const RUNS = proofs(60, 5000)
const OPENING_PAISE = 50_000_000
const about = { account: '50200012345678', today: '2027-03-31' }

const move = fc.record({
  days: fc.nat(2),
  paise: fc.integer({ min: 1, max: 300 }).map((rupees) => rupees * 100),
  isCredit: fc.boolean(),
  utr: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  narration: fc.constantFrom('NEFT CR-DECCAN', 'UPI/rent', 'NEFT "DECCAN" PUNE', 'भुगतान', 'CHARGES'),
})
type Move = { day: string; paise: number; isCredit: boolean; utr: string; narration: string; balance: number }

/** Moves with their days and the balance after each. */
function statementOf(moves: readonly (typeof move extends fc.Arbitrary<infer One> ? One : never)[]) {
  let [day, balance] = ['2026-11-20', OPENING_PAISE]
  return moves.map(({ days, utr, ...one }): Move => {
    day = addDays(day, days)
    balance += one.isCredit ? one.paise : -one.paise
    return { ...one, day, balance, utr: utr === null ? '' : `N32826000000000${utr}` }
  })
}

const rupees = (paise: number) => (paise / 100).toFixed(2)
const [year, month, date] = [/^\d{4}/, /-(\d\d)-/, /\d\d$/].map((part) => (day: string) => part.exec(day)?.at(-1) ?? '')
const days = {
  slashes: (day: string) => `${date?.(day)}/${month?.(day)}/${year?.(day)}`,
  dots: (day: string) => `${date?.(day)}.${month?.(day)}.${year?.(day).slice(2)}`,
  iso: (day: string) => day,
}
/** The heading of a layout, and the cells of a row in it. */
const layouts = {
  columns: {
    head: ['Date', 'Narration', 'Ref', 'Debit', 'Credit', 'Balance'],
    cells: ({ paise, isCredit }: Move) => (isCredit ? ['', rupees(paise)] : [rupees(paise), '0.00']),
  },
  reversed: {
    head: ['Date', 'Narration', 'Ref', 'Withdrawal', 'Deposit', 'Balance'],
    cells: ({ paise, isCredit }: Move) => (isCredit ? [`-${rupees(paise)}`, ''] : ['', `(${rupees(paise)})`]),
  },
  side: {
    head: ['Date', 'Narration', 'Ref', 'Dr/Cr', 'Amount', 'Balance'],
    cells: ({ paise, isCredit }: Move) => [isCredit ? 'CR' : 'DR', rupees(paise)],
  },
  suffix: {
    head: ['Date', 'Narration', 'Ref', 'Branch', 'Withdrawal (Dr)/Deposit (Cr)', 'Balance'],
    cells: ({ paise, isCredit }: Move) => ['33', `${rupees(paise)}(${isCredit ? 'Cr' : 'Dr'})`],
  },
}
const separators = [',', ';', '\t', '|']
const encodings = {
  utf8: (text: string) => Buffer.from(text),
  utf16: (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
}

const file = fc.record({
  layout: fc.constantFrom(...Object.values(layouts)),
  day: fc.constantFrom(...Object.values(days)),
  separator: fc.constantFrom(...separators),
  encode: fc.constantFrom(...Object.values(encodings)),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  above: fc.constantFrom([], ['Statement; of| account', ''], ['sep=;']),
  isNewestFirst: fc.boolean(),
})
type File = typeof file extends fc.Arbitrary<infer One> ? One : never

function written(moves: readonly Move[], { layout, day, separator, encode, lineEnd, above, isNewestFirst }: File) {
  const rows = moves.map((one) => [day(one.day), one.narration, one.utr, ...layout.cells(one), rupees(one.balance)])
  const ordered = isNewestFirst ? rows.toReversed() : rows
  return encode([...above, ...[layout.head, ...ordered].map((cells) => cells.join(separator))].join(lineEnd))
}

const linesOf = (moves: readonly Move[], as: File) => {
  const lines = readStatement(written(moves, as), about).flatMap(({ line }) => (line === null ? [] : [line]))
  return as.isNewestFirst ? lines.toReversed() : lines
}

test('rows are read as they are in every layout, none lost and none twice', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 30 }), file, (moves, as) => {
      const statement = statementOf(moves)
      const read = linesOf(statement, as).map(
        ({ bookedOn, direction, amountPaise, balancePaise, narration, reference }) => ({
          day: bookedOn,
          paise: amountPaise,
          isCredit: direction === 'CREDIT',
          utr: reference ?? '',
          narration,
          balance: balancePaise,
        }),
      )
      expect(read).toEqual(statement)
    }),
    { numRuns: RUNS },
  )
})

test('a later file of the same days, in another layout, has the same rows and those that are new', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 2, maxLength: 30 }), fc.nat(29), file, file, (moves, cut, one, other) => {
      const statement = statementOf(moves)
      const printsOf = (some: readonly Move[], as: File) => linesOf(some, as).map(({ fingerprint }) => fingerprint)
      const whole = printsOf(statement, one)
      expect(new Set(whole).size).toBe(statement.length)
      expect(printsOf(statement.slice(0, cut), other)).toEqual(whole.slice(0, cut))
    }),
    { numRuns: RUNS },
  )
})

const HEAD = 'Date,Narration,Ref,Debit,Credit,Balance\n'
test.each([
  ['commas', HEAD + ','.repeat(290_000)],
  ['quotation marks', `${HEAD}24/11/2026,"${'a"b'.repeat(90_000)}`],
  ['one long cell of figures', `${HEAD}${'1'.repeat(1_900_000)},A,,,5,`],
  ['long cells of blanks', `${HEAD}${`24/11/2026,A,,,1${' '.repeat(1900)}1,\n`.repeat(999)}`],
  ['line breaks in a cell', `${HEAD}24/11/2026,"${`${' '.repeat(400)}\n`.repeat(4800)}",,,5,`],
  ['long lines above', `${`${'a,'.repeat(990)}\n`.repeat(39)}${HEAD}`],
  ['long days', `${HEAD}${`${'1'.repeat(1900)},A,,,5,\n`.repeat(999)}`],
])('I2 a file of two megabytes costs little: %s', async (_, text) => {
  const bytes = Buffer.from(text)
  expect(await leastCpuMs(async () => readStatement(bytes, about), 1000)).toBeLessThan(1000)
})
