import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BillLine } from '#contract/bill.ts'
import { measureText } from '#contract/measures.ts'
import { formatRupees } from '#contract/money.ts'
import { bill } from '#server/hire/bill.ts'
import { HireCase, type WrittenCase } from '#server/hire/case.ts'
import { type Explained, explained } from './hire/explained.ts'

const INTRO = readFileSync(new URL('hire/introduction.md', import.meta.url), 'utf8')
type Worked = { id: string; title: string; case: WrittenCase }
const worked = JSON.parse(readFileSync(new URL('hire/worked-cases.json', import.meta.url), 'utf8')) as Worked[]

const units = { MON: 'MON', DAY: 'DAY', HRS: 'HRS', NOS: 'NOS', LTR: 'LTR' }
const measureOf = (line: BillLine) => measureText(line, '{quantity} {unit} × {rate}', units)

const rowOf = (line: BillLine) =>
  `| ${line.code} | ${measureOf(line)} | ${formatRupees(line.amountPaise)} | ${line.why} |`

function tableOf(written: WrittenCase) {
  const { lines, ...totals } = bill(HireCase.parse(written))
  const sums = [
    ['Taxable value', totals.taxablePaise],
    ['CGST', totals.cgstPaise],
    ['SGST', totals.sgstPaise],
    ['IGST', totals.igstPaise],
    ['Round-off', totals.roundOffPaise],
    ['**Total**', totals.totalPaise],
  ] as const
  const shown = sums
    .filter(([, paise]) => paise !== 0)
    .map(([name, paise]) => `| ${name} | | ${formatRupees(paise)} | |`)
  const words = `| | | | ${totals.amountInWords} |`
  return ['| line | quantity × rate | amount | why |', '|---|--:|--:|---|', ...lines.map(rowOf), ...shown, words].join(
    '\n',
  )
}

const ruleOf = ({ title, file, rule, formula, example, case: written }: Explained) =>
  `## ${title}\n\n${rule}\n\n\`${formula}\` ([${file}](../server/hire/${file}))\n\nExample. ${example}\n\n${tableOf(written)}\n`

test('docs/hire.md explains every rule with tested cases', async () => {
  const rules = explained.map(ruleOf)
  const cases = worked.map(({ id, title, case: written }) => `### ${id}: ${title}\n\n${tableOf(written)}\n`)
  const page = [INTRO, ...rules, '## Whole bills\n', ...cases].join('\n')
  await expect(page).toMatchFileSnapshot('../docs/hire.md')
})

test('every code of a computed line is explained', () => {
  const titles = explained.map(({ title }) => title.split(/[: ]/)[0])
  const codes = ['HIRE', 'SECOND_SHIFT', 'OFF_DAY', 'OT', 'STANDBY', 'BREAKDOWN', 'MINIMUM']
  expect(codes.filter((code) => !titles.includes(code))).toEqual([])
})
