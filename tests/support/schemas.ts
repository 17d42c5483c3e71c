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

/** A field's place in a part of a request: `['billingAddress', 'city']`. */
export type FieldPath = readonly string[]

/** The fields of an object, optional or not; none for other schemas. */
export function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  if (schema === undefined) return {}
  for (const { schema: one } of within(schema)) if (one._zod.def.type === 'object') return one._zod.def.shape
  return {}
}

/** The fields of an object and of the objects in it. */
export const fieldsOf = (schema: z.core.$ZodType): FieldPath[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => {
    const deeper = fieldsOf(field)
    return deeper.length === 0 ? [[name]] : deeper.map((path) => [name, ...path])
  })

/** The parts of a call's request, with the body in each of its variants. */
export function partsOf({ params, query, headers, body, bodyFor }: Endpoint) {
  const bodies = bodyFor ? { bodyWithPhone: bodyFor('9876543210'), bodyWithEmail: bodyFor('asha@people.example') } : {}
  return Object.entries({ params, query, headers, body, ...bodies }).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, part] as const],
  )
}
