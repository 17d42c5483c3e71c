import { type Checker, type Symbol as Property, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import { inCamelCase } from '#server/platform/column-names.ts'
import { alternativesOf } from './sql-code.ts'
import type { Column } from './sql-described.ts'

/** What the engines make of PostgreSQL's types; others are strings, and JSON may hold anything. */
const KINDS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Uint8Array',
  json: 'JSON',
  jsonb: 'JSON',
}
const kindOf = (type: string) => KINDS[type] ?? 'string'

const PRIMITIVES = [
  [TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter, 'unknown'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
] as const

/** `'DAY' | null` → `string`, `null`; an array has the kinds of its items in brackets. */
function kindsOf(checker: Checker, type: Type): string[] {
  const kinds = alternativesOf(type).flatMap((one) => {
    const kind = PRIMITIVES.find(([flags]) => one.flags & flags)?.[1]
    if (kind) return [kind]
    if (checker.isArrayType(one) && one.isTypeReference())
      return checker
        .getTypeArguments(one)
        .flatMap((item) => kindsOf(checker, item))
        .flatMap((found) => (found === 'null' ? [] : [`${found}[]`]))
    return [one.getSymbol()?.name ?? 'object']
  })
  return [...new Set(kinds)]
}

/** `column` is the column of a table that may be null where the type says otherwise. */
export type Difference = { readonly text: string; readonly column?: string }

/** Where the type of a statement's rows and its columns differ. */
export function differences(checker: Checker, row: Type, columns: readonly Column[]): Difference[] {
  const byName = new Map(columns.map((column) => [inCamelCase(column.name), column]))
  const properties = checker.getPropertiesOfType(row)
  const names = new Set(properties.map(({ name }) => name))
  const extra = [...byName.keys()].filter((name) => !names.has(name))
  return [
    ...extra.map((name) => ({ text: `the type lacks the column ${name}` })),
    ...properties.flatMap((property) => difference(checker, property, byName.get(property.name)) ?? []),
  ]
}

function difference(checker: Checker, property: Property, column: Column | undefined): Difference | undefined {
  const { name } = property
  if (!column) return property.flags & SymbolFlags.Optional ? undefined : { text: `no column is ${name}` }
  const kinds = kindsOf(checker, checker.getTypeOfSymbol(property) ?? checker.getUnknownType())
  if (kinds.includes('unknown')) return undefined
  const values = kinds.filter((kind) => kind !== 'null' && kind !== 'undefined')
  const kind = column.item ? `${kindOf(column.item)}[]` : kindOf(column.type)
  const isRight = kind === 'JSON' ? !values.includes('Date') : values.every((value) => value === kind)
  if (!isRight) return { text: `${name} is ${kind} (${column.type}), the type says ${kinds.join(' | ')}` }
  return column.nullable && !kinds.includes('null')
    ? { text: `${name} may be null (${column.nullable})`, column: column.nullable }
    : undefined
}
