import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aServer } from '#tests/support/server.ts'

const { ask } = await aServer()

const picture = (name: string) => ask({ url: `/social/${name}.png` })

test('every machine has its own picture in the size that social networks ask for', async () => {
  const names = ['genie-gs-1930', 'jlg-1850sj', 'potain-mct-85', 'yantra']
  const replies = await Promise.all(names.map(picture))
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
    const { format, width, height } = await sharp(reply.rawPayload).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    // Messengers do not show pictures heavier than some hundred kilobytes.
    expect(reply.rawPayload.length).toBeLessThan(150_000)
  }
  expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(names.length)
})

test('its letters, lines and fills are drawn', async () => {
  const { rawPayload } = await picture('genie-gs-1930')
  const inkIn = async (left: number, top: number, width: number, height: number) => {
    const part = sharp(rawPayload).extract({ left, top, width, height }).removeAlpha()
    return (await part.greyscale().raw().toBuffer()).filter((level) => level < 80).length
  }
  // The name, the figures, and the brand under the ground line.
  expect(await inkIn(64, 120, 460, 200)).toBeGreaterThan(3000)
  expect(await inkIn(64, 400, 460, 100)).toBeGreaterThan(1000)
  expect(await inkIn(120, 550, 200, 60)).toBeGreaterThan(800)
  expect(await inkIn(560, 40, 600, 480)).toBeGreaterThan(5000)
})

test('it is rendered once, and not sent again to a client that has it', async () => {
  const first = await picture('jcb-3dx-ecoxpert')
  const again = await ask({
    url: '/social/jcb-3dx-ecoxpert.png',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await ask({ method: 'HEAD', url: '/social/jcb-3dx-ecoxpert.png' })
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag])
})

test.each([
  '/social/no-such-machine.png',
  '/social/genie-gs-1930.jpg',
  '/social/%00.png',
  '/social/Genie.png',
  '/social/',
])('%s is not found', async (url) => expect((await ask({ url })).statusCode).toBe(404))
