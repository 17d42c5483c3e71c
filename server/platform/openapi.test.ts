import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { openApiOf } from './openapi.ts'

const document = openApiOf(api, 'http://localhost:3000') as {
  paths: Record<string, Record<string, { operationId: string; security?: unknown; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, unknown> }
}
const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

test('every call of the contract is one operation', () => {
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(Object.keys(api).sort())
})

test('every reference resolves to a component', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(references.length).toBeGreaterThan(10)
  for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? '')
})

test('public calls need no token, all others list 401 and 403', () => {
  const add = operations.find((operation) => operation.operationId === 'addCartItem')
  expect(Object.keys(add?.responses ?? {})).toEqual(expect.arrayContaining(['201', '401', '403', '404', '409', '422']))
  const list = operations.find((operation) => operation.operationId === 'listProducts')
  expect(list?.security).toEqual([])
  expect(list?.responses).not.toHaveProperty('401')
})
