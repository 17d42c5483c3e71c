// The issues that a schema finds in a row, as faults of its cells.
import type { z } from 'zod'
import { CSV_FAULTS_MAX, type CsvFault, type CsvFaultCode } from '#contract/csv-files.ts'
import { fill } from '#contract/fill.ts'
import { csvFaultTexts } from '#contract/texts/csv-files.en.ts'
import { at, type Column } from './csv-columns.ts'
import { type Fault, fault } from './csv-read.ts'

/** The longest text of a cell that a reply repeats. */
const SHOWN_MAX = 120

/** A text short enough for a list. */
export const shown = (text: string) => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX).toWellFormed()}…` : text)

const toReply = ({ column, value, code, facts }: Fault): CsvFault => ({
  column,
  value: shown(value),
  code,
  facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, String(fact)])),
  reason: fill(csvFaultTexts[code], facts),
})

/** The first faults of a row as a reply has them, and the number of the others. */
export const repliedFaults = (faults: readonly Fault[]) => ({
  faults: faults.slice(0, CSV_FAULTS_MAX).map(toReply),
  moreFaults: Math.max(0, faults.length - CSV_FAULTS_MAX),
})

type Issue = z.core.$ZodIssue
type Why = [CsvFaultCode, Fault['facts']?]

const isMissing = ({ input }: Issue) => input === undefined || input === null

function whyOf(issue: Issue, { format }: Column): Why {
  if (issue.code === 'invalid_value') return ['choice', { options: issue.values.join(', ') }]
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? ['lines', { max: Number(issue.maximum) }]
      : ['most', { max: format.write(issue.maximum) }]
  if (issue.code === 'too_small') return ['least', { min: format.write(issue.minimum) }]
  if (issue.code === 'invalid_type' && !isMissing(issue) && issue.expected === 'int') return ['whole']
  return isMissing(issue) ? ['required'] : whyByMessage(issue)
}

const KNOWN = ['required', 'characters'] as const
const DECIMAL_RANGE = /from "([\d.]+)" to "([\d.]+)"/

function whyByMessage(issue: Issue): Why {
  const [, min, max] = DECIMAL_RANGE.exec(issue.message) ?? []
  if (min && max) return ['range', { min, max }]
  const { min: least, max: most }: Record<string, unknown> = (issue.code === 'custom' ? issue.params : undefined) ?? {}
  if (typeof least === 'number' && typeof most === 'number') return ['length', { min: least, max: most }]
  return [KNOWN.find((code) => code === issue.message) ?? 'invalid']
}

/** The faults of what a row says, one for each cell; it must be judged with `reportInput`. */
export function faultsOf({ issues }: z.ZodError, columns: readonly Column[], said: object): Fault[] {
  const found = new Map<string, Fault>()
  for (const issue of issues) {
    const path = issue.path.join('.')
    const column = columns.find(({ field }) => path === field || path.startsWith(`${field}.`))
    const heading = column?.heading ?? path
    const value = at(said, path)
    const [code, facts] = column ? whyOf(issue, column) : (['invalid'] as const)
    if (!found.has(heading))
      found.set(
        heading,
        fault(heading, typeof value === 'string' ? value : String(column?.format.write(value) ?? ''), code, facts),
      )
  }
  return [...found.values()]
}
