import { expect, test } from 'vitest'
import { subCategories } from '#tests/support/products.ts'
import { aServer } from '#tests/support/server.ts'

const { ask } = await aServer()

const imagesIn = (html: string) => [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address]) => String(address))

test('the gallery shows every class, and an example for classes without a machine', async () => {
  const reply = await ask({ url: '/dev/drawings' })
  expect(reply.statusCode).toBe(200)
  for (const slug of subCategories) expect(reply.body).toContain(`<code>${slug}</code>`)
  expect(reply.body).toContain('id="genie-gs-1930"')
  expect(reply.body).toContain('id="electric-pallet-truck"')
  expect(new Set(imagesIn(reply.body)).size).toBe(2 * 152)
})

test.each(['genie-gs-1930.picture', 'genie-gs-1930.sheet', 'empty-container-handler.sheet'])(
  'its picture %s exists and is inert',
  async (name) => {
    const reply = await ask({ url: `/dev/drawings/${name}.svg` })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
  },
)

test('an unknown picture is not found', async () => {
  expect((await ask({ url: '/dev/drawings/moon-buggy.picture.svg' })).statusCode).toBe(404)
})
