import { expect, test } from 'vitest'
import type { Posted } from '#contract/page.ts'
import { Problem } from '#contract/problems.ts'
import { parseConfig } from '#server/config.ts'
import { packAnswer } from './answer.ts'
import { bareApp } from './bare-app.ts'
import { type PageForm, pageForms } from './page-forms.ts'

/** A page at /form that shows a refused form as JSON. */
function aPage(form: PageForm) {
  const app = bareApp(parseConfig({ LOG_LEVEL: 'silent' }))
  const refused = async (_request: unknown, path: string, posted: Posted) =>
    packAnswer(posted.problem.status, { 'cache-control': 'no-store' }, Buffer.from(JSON.stringify({ path, ...posted })))
  void app.register(async (scope) => pageForms(scope, { '/form': form }, refused))
  return (payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/form?x=1',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
}

test('a successful form redirects to its own page', async () => {
  const seen: unknown[] = []
  const post = aPage(async (fields, { network }) => {
    seen.push(fields, network)
    return '?sent=yes#here'
  })
  const answer = await post('name=Asha+Rao&text=%E0%A4%A8%0D%0A%26%3C')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/form?sent=yes#here'])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(seen).toEqual([{ name: 'Asha Rao', text: 'न\r\n&<' }, '127.0.0.1'])
})

test('a refused form shows the typed values again, and the time to wait', async () => {
  const post = aPage(() => Promise.reject(new Problem('too-many-requests', { retryAfterSeconds: 60 })))
  const answer = await post('name=Asha')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
  expect(answer.json()).toMatchObject({
    path: '/form',
    values: { name: 'Asha' },
    problem: { type: '/problems/too-many-requests' },
  })
})

test('an unexpected failure does not reveal its cause', async () => {
  const post = aPage(() => Promise.reject(new Error('password is secret')))
  const answer = await post('name=Asha')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(answer.json()).toMatchObject({ values: { name: 'Asha' } })
})

test('a page of another site cannot make its visitors send a form', async () => {
  let sent = 0
  const post = aPage(async () => {
    sent += 1
    return ''
  })
  expect((await post('name=Asha', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect(sent).toBe(0)
  for (const site of ['same-origin', 'none'])
    expect((await post('name=Asha', { 'sec-fetch-site': site })).statusCode).toBe(303)
})

test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  '%s is not accepted as a form',
  async (type) => {
    const answer = await aPage(async () => '')('{"name":{"__proto__":1}}', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
  },
)

test('an empty form and the names of object members are handled like other fields', async () => {
  const post = aPage(async (fields) => `?${Object.keys(fields).join()}`)
  expect((await post('')).headers.location).toBe('/form?')
  expect((await post('__proto__=1&constructor=2')).headers.location).toBe('/form?__proto__,constructor')
})
