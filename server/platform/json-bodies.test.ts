import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { boundedText } from '#contract/fields.ts'
import { parseConfig } from '#server/config.ts'
import { bareApp } from './bare-app.ts'
import { hasDuplicateMembers } from './json-bodies.ts'
import { makeServe } from './serve.ts'

const isDuplicate = (json: string) => hasDuplicateMembers(json, JSON.parse(json))

test.each([
  '{"a":1,"a":1}',
  '{"a":{"b":1,"b":2}}',
  '[{"a":1},{"a":1,"a":2}]',
  '{"a":1,"\\u0061":2}',
  '{"":1,"":2}',
  '{"a":{"a":1},"a":2}',
  '{"a:b":1,"a:b":2}',
])('I2 %s has a duplicate member', (json) => {
  expect(isDuplicate(json)).toBe(true)
})

test.each([
  '{}',
  'null',
  '":::"',
  '[[],{},""]',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":":","b":"{\\"a\\":1,\\"a\\":2}","c":"\\\\"}',
  '{"a\\":":1,"a":":\\"a\\":"}',
])('I2 %s has no duplicate member', (json) => {
  expect(isDuplicate(json)).toBe(false)
})

const nobody = () => Promise.reject(new Error('nobody signs in here'))
const anApp = () => bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
const small = { method: 'POST', path: '/small', access: 'public', summary: '', problems: [] } as const
const parts = { body: z.object({ text: boundedText(50_000) }), response: z.object({ length: z.int() }) }

test('I2 a call takes 64 kB, unless it declares more', async () => {
  const app = anApp()
  const serve = makeServe(app, { customer: nobody, desk: nobody, link: nobody })
  const lengthOf = async ({ body }: { body: { text: string } }) => ({ length: body.text.length })
  serve(endpoint({ ...small, ...parts }), lengthOf)
  serve(endpoint({ ...small, ...parts, path: '/large', bodyBytesMax: 128 * 1024 }), lengthOf)
  const statusOf = async (url: string, bytes: number) => {
    const payload = { text: 'x'.repeat(bytes - '{"text":""}'.length) }
    return (await app.inject({ method: 'POST', url, payload })).statusCode
  }
  expect(await statusOf('/small', 64 * 1024)).toBe(200)
  expect(await statusOf('/small', 64 * 1024 + 1)).toBe(413)
  expect(await statusOf('/large', 128 * 1024)).toBe(200)
  expect(await statusOf('/large', 128 * 1024 + 1)).toBe(413)
})
