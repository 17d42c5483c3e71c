import { z } from 'zod'
import { idOf } from './samples.ts'

/** What a test names of a value. */
export type Named<Value> = Value extends readonly (infer Item)[]
  ? readonly Named<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Named<Value[Key]> | undefined }
    : Value

/**
 * A value of a schema, of which a test names what it looks at. All else is empty: null where that may be, no items, 0,
 * false, the first of a list of names, and '0' for a text.
 */
export const sampleOf = <Value>(schema: z.ZodType<Value>, named: Named<Value>): Value => filled(schema, named) as Value

/** Makes such samples, each with some more that a test names. */
export const makerOf =
  <Value extends object>(schema: z.ZodType<Value>, named: Named<Value>) =>
  (more?: Named<Value>): Value =>
    sampleOf(schema, Object.assign({}, named, more))

function filled(schema: z.core.$ZodType, named: unknown): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape, named)
    case 'record':
      return { ...fieldsOf(everyKeyOf(def), named), ...(named as object) }
    case 'array':
      return ((named ?? []) as unknown[]).map((item) => filled(def.element, item))
    case 'nullable':
      return named === undefined || named === null ? null : filled(def.innerType, named)
    case 'optional':
      return named === undefined ? undefined : filled(def.innerType, named)
    case 'default':
      return named === undefined ? z.safeParse(schema, named).data : filled(def.innerType, named)
    case 'pipe':
      return named === undefined ? z.safeParse(schema, named).data : named
    case 'union':
      return named === undefined ? filled(def.options[0] as z.core.$ZodType, named) : named
    default:
      return named === undefined ? emptyOf(def) : named
  }
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

function fieldsOf(shape: Shape, named: unknown) {
  const known = (named ?? {}) as Readonly<Record<string, unknown>>
  const all = Object.entries(shape).map(([name, field]) => [name, filled(field, known[name])] as const)
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/** The keys of a record that is to have each of a list. */
function everyKeyOf({ keyType, valueType }: z.core.$ZodRecordDef): Shape {
  const { def } = (keyType as z.core.$ZodTypes)._zod
  return def.type === 'enum' ? Object.fromEntries(Object.values(def.entries).map((key) => [key, valueType])) : {}
}

const TEXTS: Readonly<Record<string, string>> = { uuid: idOf(1), date: '2026-11-20', datetime: '2026-11-20T06:30:00Z' }

function emptyOf(def: z.core.$ZodTypeDef & { format?: unknown; entries?: object; values?: unknown[] }) {
  if (def.type === 'string') return TEXTS[String(def.format)] ?? '0'
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0] as unknown
  if (def.type === 'literal') return def.values?.[0]
  return def.type === 'number' ? 0 : false
}
