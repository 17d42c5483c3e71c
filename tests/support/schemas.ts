import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

/** The schemas directly inside of one, each with a name. */
function inner(schema: z.core.$ZodTypes): Record<string, z.core.$ZodType> {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return { ...def.shape, ...(def.catchall ? { '*': def.catchall } : {}) }
    case 'array':
      return { '[]': def.element }
    case 'record':
      return { key: def.keyType, value: def.valueType }
    case 'union':
      return Object.fromEntries(def.options.map((option, at) => [`|${at}`, option]))
    case 'pipe':
      return { in: def.in, out: def.out }
    case 'optional':
    case 'nullable':
    case 'default':
      return { '?': def.innerType }
    default:
      return {}
  }
}

export type Found = { path: string; schema: z.core.$ZodTypes }

/** Every schema inside of one, itself included, with its place; `known` schemas are not searched. */
export function* within(
  schema: z.core.$ZodType,
  known: (schema: z.core.$ZodType) => boolean = () => false,
  path = '',
): Generator<Found> {
  if (known(schema)) return
  const found = { path, schema: schema as z.core.$ZodTypes }
  yield found
  for (const [name, one] of Object.entries(inner(found.schema))) yield* within(one, known, `${path}.${name}`)
}

/** The fields of an object, optional or not; none for other schemas. */
export function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  if (schema === undefined) return {}
  for (const { schema: one } of within(schema)) if (one._zod.def.type === 'object') return one._zod.def.shape
  return {}
}

/** A field's place in a part of a request: `['billingAddress', 'city']`, `['specs', FIRST, 'value']`. */
export type FieldPath = readonly string[]
/** In a path: the first element of a list. */
export const FIRST = '[]'

/** A field with the schema that reads it. */
type Field = readonly [path: FieldPath, schema: z.core.$ZodType]

/** The fields of an object, of the objects in it, and of the first element of each list, with their schemas. */
export function readFields(schema: z.core.$ZodType): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inside = (name: string, one: z.core.$ZodType) =>
    readFields(one).map(([path, leaf]): Field => [[name, ...path], leaf])
  if (def.type === 'object') return Object.entries(def.shape).flatMap(([name, field]) => inside(name, field))
  if (def.type === 'array') return inside(FIRST, def.element)
  if (def.type === 'pipe') return readFields(def.in)
  if ('innerType' in def) return readFields(def.innerType)
  const options = def.type === 'union' ? def.options.flatMap(readFields).filter(([path]) => path.length > 0) : []
  return options.length > 0 ? options : [[[], schema]]
}

/** The same without the schemas. */
export const fieldsOf = (schema: z.core.$ZodType): FieldPath[] => readFields(schema).map(([path]) => path)

/** A copy of a value with another one at a path. */
export function withField(whole: unknown, [name, ...deeper]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  if (name === FIRST) {
    const [first, ...others] = Array.isArray(whole) ? (whole as unknown[]) : []
    return [withField(first, deeper, value), ...others]
  }
  const fields = whole as Readonly<Record<string, unknown>> | undefined
  return { ...fields, [name]: withField(fields?.[name], deeper, value) }
}

/** The parts of a call's request, with the body in each of its variants. */
export function partsOf({ params, query, headers, body, bodyFor }: Endpoint) {
  const bodies = bodyFor ? { bodyWithPhone: bodyFor('9876543210'), bodyWithEmail: bodyFor('asha@people.example') } : {}
  return Object.entries({ params, query, headers, body, ...bodies }).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, part] as const],
  )
}
