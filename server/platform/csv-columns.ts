// The columns of a file, the same for writing and for reading it.
import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { Problem, type ProblemName } from '#contract/problems.ts'
import { toCsv } from './csv.ts'
import { type Format, words } from './csv-formats.ts'

export type Column = {
  heading: string
  /** The path of its value in what a row says: `mobilisation.note`. */
  field: string
  format: Format
  /** A file without it leaves the values as they are. */
  isOptional?: true
}

const made =
  (more: { isOptional?: true }) =>
  (field: string, format: Format = words, heading = field): Column => ({ heading, field, format, ...more })

/** A column that every file has; its heading is its field unless given. */
export const column = made({})
/** A column that a file may lack. */
export const optionalColumn = made({ isOptional: true })

const has = (value: unknown, name: string): value is object => value instanceof Object && Object.hasOwn(value, name)

/** The value at a path; undefined if there is none. */
export const at = (said: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, name) => (has(found, name) ? Reflect.get(found, name) : undefined), said)

/** Returns the content of a row with another value at a path. */
export function withValue(said: unknown, [name = '', ...deeper]: readonly string[], value: unknown): object {
  const present = has(said, name) ? Reflect.get(said, name) : undefined
  return { ...(said as object), [name]: deeper.length === 0 ? value : withValue(present, deeper, value) }
}

/** The text of a value in a file. */
export const cellOf = (said: unknown, { field, format }: Column) => String(format.write(at(said, field)))

/** The content of a file. Throws `tooMany` for more rows than one file may have. */
export function fileOf(columns: readonly Column[], rows: readonly object[], tooMany: ProblemName) {
  if (rows.length > CSV_ROWS_MAX) throw new Problem(tooMany)
  return toCsv(
    columns.map(({ heading }) => heading),
    rows.map((row) => columns.map(({ field, format }) => format.write(at(row, field)))),
  )
}
