// The columns of a file, the same for writing and for reading it.

import { CSV_ROWS_MAX } from '#contract/csv-files.ts'
import { Problem } from '#contract/problems.ts'
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

const named =
  (more: { isOptional?: true }) =>
  (field: string, format: Format = words, heading = field): Column => ({ heading, field, format, ...more })

/** A column that every file has; its heading is its field unless given. */
export const column = named({})
/** A column that a file may lack. */
export const optionalColumn = named({ isOptional: true })

/** The value at a path; undefined if there is none. */
export const at = (row: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, name) => (isOpen(found, name) ? Reflect.get(found, name) : undefined), row)

const isOpen = (found: unknown, name: string): found is object => found instanceof Object && Object.hasOwn(found, name)

/** The content of a file. Throws `too-many-machines` for more rows than one file may have. */
export function fileOf(columns: readonly Column[], rows: readonly object[]) {
  if (rows.length > CSV_ROWS_MAX) throw new Problem('too-many-machines')
  return toCsv(
    columns.map(({ heading }) => heading),
    rows.map((row) => columns.map(({ field, format }) => format.write(at(row, field)))),
  )
}
