import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type Json = Readonly<Record<string, unknown>>

const LENGTH_MAX = 300
/** Numbers and texts that parsers have confused. */
const ODD_VALUES = [null, true, [5], '5', 0, -0, -1, 1.5, 1e308, 2 ** 53 + 1, '', {}, []]
const ODD_TEXTS = [
  ' ',
  '\0',
  '%00',
  '\ud800',
  '\u202eabc',
  'a\u200bb',
  "' or 1=1 --",
  '-1',
  '1e9',
  'NaN',
  'null',
  'true',
  '__proto__',
  'a\r\nx-y: z',
  '९८७६५४३२१०',
  '2026-02-30',
  '9999-12-31',
  `a${'\u0316\u0301'.repeat(100)}`,
  'x'.repeat(5000),
]

/** Any text. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(...ODD_TEXTS),
)

/** Any JSON value. */
export const anyValue = fc.oneof(anyText, fc.constantFrom<unknown>(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 }))

const aDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function textOf({ format, pattern, minLength = 0, maxLength = LENGTH_MAX }: Json): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return aDay
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  const length = { minLength: Number(minLength), maxLength: Math.min(Number(maxLength), LENGTH_MAX) }
  return fc.string({ unit: 'grapheme', size: 'small', ...length })
}

function objectOf({ properties = {}, required = [] }: Json, root: Json): Arbitrary<unknown> {
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => [name, asJson(field, root)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] })
}

const referred = (ref: string, root: Json) => (root['$defs'] as Record<string, Json>)[ref.replace('#/$defs/', '')] ?? {}

/** Values of a JSON schema as Zod generates it. */
function asJson(schema: Json, root: Json): Arbitrary<unknown> {
  const { $ref, anyOf, type } = schema
  if (typeof $ref === 'string') return asJson(referred($ref, root), root)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one: Json) => asJson(one, root)))
  if (type === 'string') return textOf(schema)
  if (type === 'integer') return fc.integer({ min: Number(schema['minimum']), max: Number(schema['maximum']) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'object') return objectOf(schema, root)
  return anyValue
}

/** Values of a part of a request according to the published document. */
export function documented(schema: z.core.$ZodType): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
  return asJson(json, json)
}
