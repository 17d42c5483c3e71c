import type { z } from 'zod'
import { fill } from '#contract/fill.ts'
import type { Violation } from '#contract/problems.ts'
import { fieldLabels, fieldTextTable } from '#contract/texts/fields.en.ts'

type Key = keyof typeof fieldTextTable
const isKey = (text: string): text is Key => Object.hasOwn(fieldTextTable, text)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** `deliveryAddress` becomes 'delivery address', unless the messages have a better word. */
const labelOf = (field: string) => {
  const last = field.split('.').at(-1) ?? field
  // A sender may name a field `constructor`, which every object has.
  const known = Object.hasOwn(fieldLabels, last) ? fieldLabels[last] : undefined
  const words = last
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return known ?? words
}

/** One violation with its text; `{label}` is capitalised at the start of a sentence. */
export function violation(field: string, code: Key, facts: Record<string, string | number> = {}): Violation {
  const label = labelOf(field)
  const text = fieldTextTable[code]
  const message = fill(text, { ...facts, label: text.startsWith('{label}') ? capital(label) : label })
  return { field, message, code }
}

const isMissing = (issue: z.core.$ZodIssue) => 'input' in issue && (issue.input === undefined || issue.input === null)

function otpOf(issue: z.core.$ZodIssue): Key {
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'unrecognized_keys') return 'unknown'
  return isMissing(issue) ? 'required' : 'invalid'
}

/** The most of an unknown field's name that is repeated, and the most unknown fields of one object that are named. */
const UNKNOWN_MAX = { length: 100, count: 20 }

const unknownOf = ({ path, keys }: z.core.$ZodIssueUnrecognizedKeys) =>
  keys.slice(0, UNKNOWN_MAX.count).map((key) => [...path, key.slice(0, UNKNOWN_MAX.length)].join('.'))

const fieldsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' ? unknownOf(issue) : [issue.path.join('.') || 'body']

/** The bounds that a rule of a whole number carries. */
const rangeOf = (issue: z.core.$ZodIssue): Record<string, number> | undefined =>
  issue.code === 'custom' ? issue.params : undefined

/** Zod's findings as violations: one for each field, in the order found, with allowed ranges if `ranges` has them. */
export function violationsOf(error: z.ZodError, ranges: Record<string, { min: number; max: number }> = {}) {
  const found = new Map<string, Violation>()
  for (const issue of error.issues) {
    for (const field of fieldsOf(issue))
      if (!found.has(field)) found.set(field, violation(field, otpOf(issue), ranges[field] ?? rangeOf(issue)))
  }
  return [...found.values()]
}
