import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { AskedSlug, boundedText, Id, queryText } from '#contract/fields.ts'
import { type Found, partsOf, within } from './support/schemas.ts'

/** Kinds of schema that consist of others, and kinds whose values have no length. */
const MADE_OF_OTHERS = ['object', 'array', 'union', 'pipe', 'transform', 'optional', 'nullable', 'default']
const WITHOUT_LENGTH = ['literal', 'enum', 'null', 'never', 'int', 'number', 'boolean']
/** Patterns bound the length of ids and days. */
const FIXED_LENGTH = ['uuid', 'date']

function isBounded({ schema }: Found) {
  const { def } = schema._zod
  if ([...MADE_OF_OTHERS, ...WITHOUT_LENGTH].includes(def.type)) return true
  if (def.type !== 'string') return false
  if ('format' in def && FIXED_LENGTH.includes(String(def.format))) return true
  const first: { check?: string; abort?: boolean | undefined } = def.checks?.[0]?._zod.def ?? {}
  return first.check === 'max_length' && first.abort === true
}

/** `Slug` bounds every slug. */
const isAskedSlug = (schema: unknown) => schema === AskedSlug

/** The names in a path, without wrappers such as optional. */
const fieldAt = (path: string) =>
  path
    .split('.')
    .filter((name) => /^[a-z]\w+$/i.test(name) && name !== 'in')
    .join('.')

/** Fields that accept text of any length; `fixed` ones are only compared with the object. */
const unbounded = (schema: z.ZodType, fixed: readonly string[] = []) =>
  [...within(schema, isAskedSlug)]
    .filter((found) => !isBounded(found))
    .map(({ path }) => fieldAt(path))
    .filter((path) => !fixed.some((known) => path === known || path.startsWith(`${known}.`)))

test.each(Object.entries(api) as [string, Endpoint][])(
  'I2 %s checks the length of each text before anything else',
  (_name, endpoint) => {
    expect(partsOf(endpoint).map(([name, part]) => [name, unbounded(part, endpoint.change?.fixed)])).toEqual(
      partsOf(endpoint).map(([name]) => [name, []]),
    )
  },
)

test.each([
  z.string(),
  z.string().trim().max(10),
  z.string().max(10),
  z.string().regex(/^a{1,3}$/),
  z.email(),
  z.object({ a: z.array(z.string()) }),
  z.object({}).catchall(z.string()),
  z.union([z.null(), z.string()]).optional(),
  z.string().transform(Number).pipe(z.number()),
  z.record(boundedText(3), z.string()),
  z.unknown(),
])('a part without a bound is found: %#', (schema) => {
  expect(unbounded(schema)).not.toEqual([])
})

test('bounded texts, ids and searches pass', () => {
  expect(unbounded(z.strictObject({ a: boundedText(3).trim(), b: Id, c: queryText(9), d: AskedSlug }))).toEqual([])
})

test('I2 a text that is far too long is refused before normalising, with the message of one slightly too long', () => {
  const marks = `a${'\u0316\u0301'.repeat(500_000)}`
  const began = process.threadCpuUsage()
  const judged = boundedText(25, { long: 'firstName.long' }).normalize('NFC').safeParse(marks)
  expect(judged.error?.issues).toMatchObject([{ message: 'firstName.long' }])
  expect(process.threadCpuUsage(began).user).toBeLessThan(50_000)
})
