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

/** One line for each wrong field: its path and its error. */
export const complaintsOf = (error: z.ZodError, input: unknown): string[] =>
  error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${pathOf([...issue.path, key])}: is not known`)
    const value = valueAt(input, issue.path)
    const wrong =
      value instanceof UnreadableNumber
        ? `cannot be read exactly as ${value.source}; write plain digits`
        : issue.message
    return [`${pathOf(issue.path)}: ${wrong}`]
  })

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `${text === '' ? '' : '.'}${String(key)}`),
    '',
  ) || 'input'

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], input)
