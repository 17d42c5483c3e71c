import type { z } from 'zod'

/** A number that JavaScript cannot keep exactly as written: `1e3`, `-0`, `0.12345678901234567890`. */
class UnreadableNumber {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

const PLAIN = /^-?(0|[1-9]\d*)(\.\d+)?$/
const isExact = (source: string) => PLAIN.test(source) && String(Number(source)) === trimmed(source)
const trimmed = (source: string) => (source.includes('.') ? source.replace(/\.?0+$/, '') : source)

/** Parses JSON. A number that cannot be kept exactly becomes an `UnreadableNumber`. Throws a `SyntaxError`. */
export const parseExactly = (text: string): unknown =>
  parseWithSource(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isExact(source) ? new UnreadableNumber(source) : value,
  )

// The library's types do not know the third argument of a reviver yet (ECMAScript 2026).
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

/** What is wrong with one field. */
export type Complaint = { readonly path: string; readonly message: string }

/** One complaint for each wrong field. */
export const complaintsOf = (error: z.ZodError, input: unknown): Complaint[] =>
  error.issues.flatMap(pointed).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: pathOf([...issue.path, key]), message: 'is not known' }))
    const value = valueAt(input, issue.path)
    const message =
      value instanceof UnreadableNumber
        ? `cannot be read exactly as ${value.source}; write plain digits`
        : issue.message
    return [{ path: pathOf(issue.path), message }]
  })

/** Of a value with several forms, the errors of the form that it was meant to have. */
function pointed(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((form) =>
    form.some(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text === '' ? '' : '.'}${String(key)}`),
    '',
  ) || 'input'

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
