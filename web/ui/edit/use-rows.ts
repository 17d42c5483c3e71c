import { useRef, useState } from 'react'

type Messages<Values> = { [Key in keyof Values]?: string }
type Row<Values> = { key: number; values: Values; touched: ReadonlySet<keyof Values>; refused: Messages<Values> }

type Options<Values> = {
  /** The server's name for the list, so a violation of `lines[2].quantity` appears at its field. */
  name: string
  initial: readonly Values[]
  /** A row to add after these. */
  blank: (rows: readonly Values[]) => Values
  /** The message of each wrong field of one row. */
  check: (values: Values) => Messages<Values>
  /** The row's name in front of its messages: 'Line 3'. */
  nameOf: (at: number) => string
}

/** Rows of a form, such as a quote's lines or a day's slices; checked like the fields of `useFields`. */
export function useRows<Values extends Record<string, string | boolean>>(options: Options<Values>) {
  const { name, initial, blank, check, nameOf } = options
  const next = useRef(initial.length)
  const [rows, setRows] = useState(() => initial.map((values, key): Row<Values> => fresh(key, values)))
  const [isAttempted, setAttempted] = useState(false)
  const added = () => fresh<Values>((next.current += 1), blank(rows.map(({ values }) => values)))
  const edit = (key: number, by: (row: Row<Values>) => Row<Values>) =>
    setRows((before) => before.map((row) => (row.key === key ? by(row) : row)))
  const errorOf = (row: Row<Values>, field: keyof Values) =>
    row.refused[field] ?? (row.touched.has(field) ? check(row.values)[field] : undefined)

  const shown = rows.map((row, at) => ({
    key: row.key,
    values: row.values,
    /** Everything a field component needs. */
    bind: <Field extends keyof Values & string>(field: Field) => ({
      name: `${name}[${at}].${field}`,
      value: row.values[field],
      onChange: (value: Values[Field]) =>
        edit(row.key, (before) => ({
          ...before,
          values: { ...before.values, [field]: value },
          refused: { ...before.refused, [field]: undefined },
        })),
      onBlur: () => edit(row.key, (before) => ({ ...before, touched: new Set(before.touched).add(field) })),
      error: errorOf(row, field),
    }),
  }))

  return {
    name,
    rows: shown,
    values: rows.map(({ values }) => values),
    add: () => setRows([...rows, added()]),
    remove: (at: number) => setRows(rows.filter((_, other) => other !== at)),
    move: (from: number, to: number) => setRows(moved(rows, from, to)),
    /** Replaces all rows. */
    reset: (values: readonly Values[]) => setRows(values.map((one) => fresh((next.current += 1), one))),
    /** Touches every field; returns whether all are right. */
    attempt() {
      setAttempted(true)
      setRows(rows.map((row) => ({ ...row, touched: new Set(Object.keys(row.values)) })))
      return rows.every(({ values }) => Object.keys(check(values)).length === 0)
    },
    /** Shows refusals of the server by field. */
    refuse(messages: Record<string, string>) {
      setAttempted(true)
      setRows(rows.map((row, at) => ({ ...row, refused: refusedOf<Values>(messages, `${name}[${at}].`) })))
    },
    summary: shown.flatMap((row, at) =>
      Object.keys(row.values).flatMap((field) => {
        const { name: input, error } = row.bind(field)
        return isAttempted && error !== undefined ? [{ name: input, message: `${nameOf(at)}: ${error}` }] : []
      }),
    ),
  }
}

export type Rows<Values extends Record<string, string | boolean>> = ReturnType<typeof useRows<Values>>

const fresh = <Values>(key: number, values: Values): Row<Values> => ({ key, values, touched: new Set(), refused: {} })

function moved<Item>(items: readonly Item[], from: number, to: number) {
  const item = items[from]
  const rest = items.filter((_, at) => at !== from)
  return item === undefined || to < 0 || to >= items.length ? [...items] : rest.toSpliced(to, 0, item)
}

/** The refusals of one row, by field; the server also writes `lines.2.quantity`. */
function refusedOf<Values>(messages: Record<string, string>, prefix: string): Messages<Values> {
  const mine = Object.entries(messages).flatMap(([field, message]) => {
    const written = field.replace(/\.(\d+)(?=\.)/g, '[$1]')
    return written.startsWith(prefix) ? [[written.slice(prefix.length), message]] : []
  })
  return Object.fromEntries(mine) as Messages<Values>
}
