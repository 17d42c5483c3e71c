import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Totals } from '#contract/bill.ts'
import { bill } from './bill.ts'
import { HireCase, type WrittenCase } from './case.ts'

type Worked = {
  id: string
  title: string
  case: WrittenCase
  lines: Record<string, number>
  totals: Totals
  amountInWords: string
}
const read = readFileSync(new URL('../../tests/hire/worked-cases.json', import.meta.url), 'utf8')
const published = JSON.parse(read) as Worked[]

test.each(published.map((worked) => [worked.id, worked.title, worked] as const))('%s: %s', (_, __, worked) => {
  const { lines, ...rest } = bill(HireCase.parse(worked.case))
  expect(Object.fromEntries(lines.map(({ code, amountPaise }) => [code, amountPaise]))).toEqual(worked.lines)
  expect(rest).toEqual({ ...worked.totals, amountInWords: worked.amountInWords })
})
