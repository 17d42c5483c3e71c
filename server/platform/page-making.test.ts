import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageTools, Rendered } from '#contract/page.ts'
import type { PackedAnswer } from './answer.ts'
import { pageMaker } from './page-making.ts'

const tools: Omit<PageTools, 'nonce'> = {
  transport: async () => new Response(),
  drawing: () => '<svg/>',
  site: { publicUrl: 'http://localhost:3000', supportPhone: '', loginEnabled: true },
  redirect: () => undefined,
  supplier: async () => ({ name: null, gstin: null, cin: null, officer: null }),
  report: () => undefined,
}

const aPage = (parts: NonNullable<Rendered['parts']>, init: ResponseInit): Rendered =>
  Object.assign(new Response(null, init), { parts })

/** Pages whose only script is the given nonce. */
function aMaker(status = 200) {
  const asked: Request[] = []
  const render = async (request: Request, { nonce }: PageTools) => {
    asked.push(request)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b', 'x-remix-response': 'yes' }
    const files = ['/assets/entry.client-1.js', '/assets/a.js', '/assets/framework-1.js']
    const links = files.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')
    return aPage([`<head>${links}`, `</head><script nonce="${nonce}">1</script>`], { status, headers })
  }
  return { asked, ...pageMaker({ renderer: { render }, tools, dev: false, publicDemo: false }) }
}
const htmlOf = async ({ body }: PackedAnswer) => (await body()).toString()
const address = new URL('http://localhost:3000/rental/pune')

test('a public page is stable, with an ETag and without cookie or nonce', async () => {
  const { publicPage, asked } = aMaker()
  const [first, second] = [await publicPage(address), await publicPage(address)]
  expect(await htmlOf(first)).toBe(await htmlOf(second))
  expect(first.headers).toEqual(second.headers)
  expect(first.headers['etag']).toMatch(/^W\/"[\w-]{27}"$/)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-remix-response': 'yes',
  })
  expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(first.headers).not.toHaveProperty('set-cookie')
  expect([...(asked[0]?.headers ?? [])]).toEqual([])
})

test('the framework loads after the first paint, our own code does not', async () => {
  const html = await htmlOf(await aMaker().publicPage(address))
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/framework-1.js"/>')
  expect(html).toContain('<link rel="modulepreload" href="/assets/a.js"/>')
})

test('each file runs in a task of its own, and the first one only when the page is ready', async () => {
  const page = await aMaker().publicPage(address)
  const run = [...(await htmlOf(page)).matchAll(/<script type="module" async src="([^"]*)"><\/script>/g)]
  expect(run.map(([, file]) => file)).toEqual(['/assets/a.js', '/assets/framework-1.js'])
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']*';/)
})

test('a page that is not found is not cached', async () => {
  const { headers, status } = await aMaker(404).publicPage(address)
  expect(status).toBe(404)
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(headers).not.toHaveProperty('etag')
})

test('a shell is never cached or indexed, and its nonce is new each time', async () => {
  const { shell } = aMaker()
  const [first, second] = [await shell(address), await shell(address)]
  expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(first.headers).not.toHaveProperty('etag')
  const nonce = /nonce="([^"]+)"/.exec(await htmlOf(first))?.[1]
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  expect(await htmlOf(second)).not.toBe(await htmlOf(first))
})

test("an injected script is never allowed, neither in markup nor in a loader's data", async () => {
  const evil = 'steal()'
  const data = JSON.stringify(`</script><script nonce="guessed">${evil}</script>`)
  const render = async (_: Request, { nonce }: PageTools) => {
    const own = `<script nonce="${nonce}">1</script><script nonce="${nonce}">own(${data.replaceAll('<', '\\u003c')})</script>`
    const html = `<body>${own}<div><script>${evil}</script></div>${JSON.parse(data)}</body>`
    return aPage(['', html], { headers: { 'content-type': 'text/html' } })
  }
  const { publicPage } = pageMaker({ renderer: { render }, tools, dev: false, publicDemo: false })
  const page = await publicPage(address)
  const { headers } = page
  const hashed = [...(headers['content-security-policy'] ?? '').matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash)
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(hashed).toHaveLength(2)
  expect(hashed).toContain(hashOf('1'))
  expect(hashed).not.toContain(hashOf(evil))
  // The mark is removed: it would make each rendering differ.
  expect((await htmlOf(page)).match(/nonce="[^"]*"/g)).toEqual(['nonce="guessed"'])
})

test.each([
  ['/rental/pune', 'Public demo'],
  ['/hi/rental/pune', 'सार्वजनिक डेमो'],
])('%s of a public demo begins with the warning', async (path, words) => {
  const render = async () => aPage(['', '<body><p>Cranes</p></body>'], { headers: { 'content-type': 'text/html' } })
  const { publicPage, shell } = pageMaker({ renderer: { render }, tools, dev: false, publicDemo: true })
  const url = new URL(path, 'http://localhost:3000')
  for (const page of [await publicPage(url), await shell(url)])
    expect(await htmlOf(page)).toMatch(
      new RegExp(`^<body><aside class="public-demo no-print">${words}.*</aside><p>Cranes`),
    )
})
