import fc, { type Arbitrary } from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyText, anyValue, documented } from './arbitraries.ts'
import type { Fields, Parts } from './knock.ts'
import { shapeOf } from './schemas.ts'

type Part = Endpoint['params'] | Endpoint['body']

/** A placeholder for the value that a valid request has here. */
const RIGHT = Symbol('right')

/** Fields that are valid, as documented, arbitrary or missing; now and then an unknown one. */
function fieldsLike(part: Part, anything: Arbitrary<unknown>): Arbitrary<Fields> {
  const known = Object.entries(shapeOf(part)).map(([name, schema]) => {
    const arbitrary = fc.oneof(
      { weight: 5, arbitrary: fc.constant(RIGHT) },
      { weight: 3, arbitrary: documented(schema) },
      { weight: 2, arbitrary: anything },
    )
    return [name, arbitrary] as const
  })
  const unknown = fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), anything, { maxKeys: 2 })
  return fc
    .tuple(
      fc.record(Object.fromEntries(known), { requiredKeys: [] }),
      fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: unknown }),
    )
    .map(([fields, more]) => ({ ...fields, ...more }))
}

/** Never a dot segment or an empty part of an address. */
const pathText = anyText.filter((text) => text.isWellFormed() && !/^\.{0,2}$/.test(text))
const queryText = fc.oneof(anyText, fc.array(anyText, { maxLength: 2 }))
const headerText = fc.stringMatching(/^[\x20-\x7e]{0,150}$/)

const each = (part: Part, arbitrary: Arbitrary<unknown>) =>
  Object.fromEntries(Object.keys(shapeOf(part)).map((name) => [name, arbitrary]))

/** Bodies with such fields, and some that are not objects. */
const bodyLike = (body: Part) =>
  body === undefined
    ? fc.constant(undefined)
    : fc.oneof(
        { weight: 9, arbitrary: fieldsLike(body, anyValue) },
        { weight: 1, arbitrary: anyValue.filter((value) => typeof value !== 'string') },
      )

/** Variations of a valid request; `filledIn` inserts the valid values. */
export const requestsLike = ({ params, query, headers, body }: Endpoint): Arbitrary<Parts> =>
  fc.record({
    params: fc.record(each(params, fc.oneof(fc.constant(RIGHT), fc.uuid(), pathText))),
    query: fieldsLike(query, queryText),
    headers: fc.record(each(headers, headerText), { requiredKeys: [] }),
    body: bodyLike(body),
  })

/** As JSON carries it: without undefined values. */
const written = (value: unknown) => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown))

function withRight(generated: unknown, right: unknown): unknown {
  if (typeof generated !== 'object' || generated === null || Array.isArray(generated)) return written(generated)
  const own = (right ?? {}) as Fields
  return written(
    Object.fromEntries(Object.entries(generated).map(([name, value]) => [name, value === RIGHT ? own[name] : value])),
  )
}

/** A generated request with the values of a currently valid one, from the same person. */
export const filledIn = (generated: Parts, right: Parts): Parts => ({
  params: withRight(generated.params, right.params) as Fields,
  query: withRight(generated.query, right.query) as Fields,
  headers: { ...right.headers, ...generated.headers },
  body: Buffer.isBuffer(right.body) ? right.body : withRight(generated.body, right.body),
})
