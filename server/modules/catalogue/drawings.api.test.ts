import { describe, expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'
import { drawingSheetFor } from './drawings.ts'

const { ask } = await aServer()

const addressOf = async (slug: string): Promise<string> =>
  (await ask({ url: `/v1/public/products/${slug}` })).json().product.drawing.url

describe('drawings', () => {
  test('are immutable at their address and inert', async () => {
    const reply = await ask({ url: await addressOf('genie-gs-1930') })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    expect(reply.body).toMatch(/^<svg xmlns/)
    expect(reply.body).not.toContain('<text')
  })

  test('are compressed to a third of their bytes, and not sent again to clients that have them', async () => {
    const url = await addressOf('genie-gs-1930')
    const plain = await ask({ url })
    for (const encoding of ['br', 'gzip']) {
      const reply = await ask({ url, headers: { 'accept-encoding': encoding } })
      expect(reply.headers['content-encoding']).toBe(encoding)
      expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    }
    expect((await ask({ url, headers: { 'if-none-match': String(plain.headers['etag']) } })).statusCode).toBe(304)
  })

  test('have the size given in the catalogue', async () => {
    const { product } = (await ask({ url: '/v1/public/products/jlg-1850sj' })).json()
    const { url, widthM, heightM } = product.drawing
    expect((await ask({ url })).body).toContain(`viewBox="0 0 ${widthM} ${heightM}"`)
    expect(heightM).toBeGreaterThan(50)
  })

  test('the labelled sheet names the machine and its dimensions', async () => {
    const url = (await addressOf('genie-gs-1930')).replace('.svg', '.sheet.svg')
    const reply = await ask({ url })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('Genie GS-1930')
    expect(reply.body).toContain('Platform height')
  })

  test('a page has the same sheet, in the words of its answer', async () => {
    const { product } = (await ask({ url: '/v1/public/products/genie-gs-1930' })).json()
    const file = await ask({ url: product.drawing.url.replace('.svg', '.sheet.svg') })
    const bare = (svg: string) => svg.replace(/<style>.*?<\/style>/s, '').replace(/^<svg[^>]*>/, '')
    expect(bare(drawingSheetFor(product))).toBe(bare(file.body))
    const labels = product.specLabels.map((spec: { label: string }) => ({ ...spec, label: 'ऊँचाई' }))
    expect(drawingSheetFor({ ...product, specLabels: labels }, 'मी')).toMatch(/ मी<\/tspan> ऊँचाई</)
  })

  test('an outdated address redirects to the present drawing', async () => {
    const reply = await ask({ url: '/drawings/genie-gs-1930.000000000000.svg' })
    expect([reply.statusCode, reply.headers.location]).toEqual([301, await addressOf('genie-gs-1930')])
  })

  test.each([
    '/drawings/no-such-machine.000000000000.svg',
    '/drawings/genie-gs-1930.svg',
    '/drawings/x',
    '/drawings/%00',
  ])('%s is not found', async (url) => expect((await ask({ url })).statusCode).toBe(404))

  test('the style of sheets inside pages is served', async () => {
    const reply = await ask({ url: '/drawings/drawing.css' })
    expect(reply.headers['content-type']).toContain('text/css')
    expect(reply.body).toContain('.dw-')
  })
})
