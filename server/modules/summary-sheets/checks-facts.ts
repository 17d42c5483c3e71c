// The facts that the rules of a check compare, and how they say what they found.
import type { BillLine } from '#contract/bill.ts'
import type { CheckResult } from '#contract/checks.ts'
import type { SheetExtra } from '#contract/summary-sheets.content.ts'
import type { CountedLog, SheetFacts } from './sheet.rules.ts'

/** A signed log as it is checked; hours are decimal strings. */
export type CheckedLog = Pick<CountedLog, 'date' | 'shift' | 'workedHours' | 'breakdownHours' | 'idle'> & {
  readonly meterHours: string | null
  /** Hours by telematics during the shift; null where the readings do not show them. */
  readonly telematicsHours: string | null
  /** Whether it counts as signed because nobody answered. */
  readonly isDeemed: boolean
}

export type Checked = {
  readonly sheet: SheetFacts
  /** The last billed day of the hire; null while it goes on. */
  readonly billingStop: string | null
  readonly lines: readonly BillLine[]
  readonly logs: readonly CheckedLog[]
  /** Of the sheets of earlier cycles of the job. */
  readonly earlier: {
    readonly trips: readonly { readonly code: string; readonly sheet: string }[]
    readonly extras: readonly (SheetExtra & { readonly sheet: string })[]
  }
  /** Days worked on which the machine was booked for another job, or stood in the workshop. */
  readonly elsewhere: readonly string[]
  /** The cost of these days if each working day is worked as agreed. */
  readonly plannedPaise: number
}

type Params = CheckResult['says']['params']

const resultOf =
  (result: CheckResult['result']) =>
  (rule: string, key: string, params: Params = {}, lineNo: number | null = null): CheckResult => ({
    rule,
    result,
    says: { key, params },
    lineNo,
  })
export const passed = resultOf('PASSED')
export const finding = resultOf('FINDING')

/** The number of the first line with a code. */
export function lineNoOf(lines: readonly BillLine[], code: string) {
  const at = lines.findIndex((line) => line.code === code)
  return at < 0 ? null : at + 1
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
/** Hours are quarters and tenths, whose sums binary fractions show exactly when rounded to two places. */
export const hours = (values: readonly (string | number)[]) => Number(sumOf(values.map(Number)).toFixed(2))
export const datesOf = (items: readonly { readonly date: string }[]) =>
  [...new Set(items.map(({ date }) => date))].toSorted().join(' ')
