import { expect, test } from 'vitest'
import { contentApi } from '#contract/content.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()

test.each(['connected-rentals', 'about-us', 'worker-safety'])('%s is a page as the contract has it', async (slug) => {
  const reply = await server.call('getContentPage', { params: { slug } })
  expect(contentApi.getContentPage.response.parse(reply)).toEqual(reply)
  expect(reply.page.sections.length).toBeGreaterThan(3)
})

test('no page at any other name', async () => {
  for (const slug of ['nothing', '__proto__', 'A B'])
    await expect(server.call('getContentPage', { params: { slug } })).rejects.toMatchObject({ status: 404 })
})
