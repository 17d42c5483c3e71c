import { z } from 'zod'

type Shape = z.ZodRawShape
type TakesNull<Schema> = null extends z.output<Schema> ? true : false
/** Fields that may be empty in the reply, but not in this update. */
type Kept<Reply extends Shape, Fields extends Shape> = {
  [K in keyof Reply & keyof Fields as TakesNull<Reply[K]> extends true
    ? TakesNull<Fields[K]> extends true
      ? never
      : K
    : never]: z.ZodNullable<Fields[K]>
}

/** The fields of a readable object that an update changes, and those that it leaves alone. */
export type Change<Fields extends Shape = Shape> = {
  /** The object in replies. */
  readonly reply: z.ZodObject
  readonly fields: z.ZodObject<Fields>
  /** Paths of read-only fields: accepted unchanged, otherwise a violation (api.md, General). */
  readonly fixed: readonly string[]
}

const takesNull = (schema: z.core.$ZodType | undefined) => schema !== undefined && z.safeParse(schema, null).success

function keptOf<Reply extends Shape, Fields extends Shape>(reply: Reply, fields: Fields) {
  const kept = Object.entries(fields).filter(([name, field]) => takesNull(reply[name]) && !takesNull(field))
  // Object.entries loses the names, which Kept has.
  return Object.fromEntries(kept.map(([name, field]) => [name, z.nullable(field)])) as Kept<Reply, Fields>
}

/**
 * The body of an update, to spread into its endpoint: `fields` change, all other fields of the reply's object may be
 * sent back unchanged. `parts` are objects within it, made by `changeOf` themselves.
 */
export function changeOf<Reply extends Shape, Fields extends Shape>(
  reply: z.ZodObject<Reply>,
  fields: Fields,
  parts: Readonly<Record<string, { change: Change }>> = {},
) {
  const own = Object.keys(reply.shape).filter((name) => !(name in fields))
  const inner = Object.entries(parts).flatMap(([name, { change }]) => change.fixed.map((path) => `${name}.${path}`))
  return {
    body: reply.partial().extend(fields).extend(keptOf(reply.shape, fields)).strict(),
    change: { reply, fields: z.object(fields), fixed: [...own, ...inner] },
  }
}
