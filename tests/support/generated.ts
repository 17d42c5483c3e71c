import fc, { type Arbitrary } from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyText, anyValue, documented } from './arbitraries.ts'
import type { Fields, Parts } from './knock.ts'
import { shapeOf } from './schemas.ts'

type Part = Endpoint['params'] | Endpoint['body']

/** Stands for what a right request has in this place. */
const RIGHT = Symbol('right')

/** Fields that are right, as documented, or anything, or left out; now and then one that nobody knows. */
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

/** Never a part that shortens an address, or is none. */
const pathText = anyText.filter((text) => text.isWellFormed() && !/^\.{0,2}$/.test(text))
const queryText = fc.oneof(anyText, fc.array(anyText, { maxLength: 2 }))
const headerText = fc.stringMatching(/^[\x20-\x7e]{0,150}$/)

const each = (part: Part, arbitrary: Arbitrary<unknown>) =>
  Object.fromEntries(Object.keys(shapeOf(part)).map((name) => [name, arbitrary]))

/** Bodies with such fields, and some that are no object at all. */
const bodyLike = (body: Part) =>
  body === undefined
    ? fc.constant(undefined)
    : fc.oneof(
        { weight: 9, arbitrary: fieldsLike(body, anyValue) },
        { weight: 1, arbitrary: anyValue.filter((value) => typeof value !== 'string') },
      )

/** Requests of every kind around a right one, whose own values `filledIn` puts in. */
export const requestsLike = ({ params, query, headers, body }: Endpoint): Arbitrary<Parts> =>
  fc.record({
    params: fc.record(each(params, fc.oneof(fc.constant(RIGHT), fc.uuid(), pathText))),
    query: fieldsLike(query, queryText),
    headers: fc.record(each(headers, headerText), { requiredKeys: [] }),
    body: bodyLike(body),
  })

/** As it travels: what is undefined does not. */
const written = (value: unknown) => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown))

function withRight(generated: unknown, right: unknown): unknown {
  if (typeof generated !== 'object' || generated === null || Array.isArray(generated)) return written(generated)
  const own = (right ?? {}) as Fields
  return written(
    Object.fromEntries(Object.entries(generated).map(([name, value]) => [name, value === RIGHT ? own[name] : value])),
  )
}

/** A generated request with the values of one that is right at this moment, and sent by the same person. */
export const filledIn = (generated: Parts, right: Parts): Parts => ({
  params: withRight(generated.params, right.params) as Fields,
  query: withRight(generated.query, right.query) as Fields,
  headers: { ...right.headers, ...generated.headers },
  body: withRight(generated.body, right.body),
})
