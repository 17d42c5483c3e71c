import { expect, test } from 'vitest'
import { contentApi } from '#contract/content.ts'
import { aServer } from '#tests/support/server.ts'

const server = await aServer()

test.each(['connected-rentals', 'about-us', 'worker-safety'])(
  '%s is a page that matches the contract',
  async (slug) => {
    const reply = await server.call('getContentPage', { params: { slug } })
    expect(contentApi.getContentPage.response.parse(reply)).toEqual(reply)
    expect(reply.page.sections.length).toBeGreaterThan(3)
  },
)

test('any other name is not found', async () => {
  for (const slug of ['nothing', '__proto__', 'A B'])
    await expect(server.call('getContentPage', { params: { slug } })).rejects.toMatchObject({ status: 404 })
})

test('the resources match the contract, with twenty questions that have links', async () => {
  const reply = await server.call('getResources')
  expect(contentApi.getResources.response.parse(reply)).toEqual(reply)
  const { healthAndSafety, features, faq } = reply.resources
  expect(healthAndSafety.length).toBeGreaterThan(3)
  expect(features.length).toBeGreaterThan(5)
  const ids = faq.flatMap(({ questions }) => questions.map(({ id }) => id))
  expect(ids.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `faq-${String(index + 1).padStart(2, '0')}`))
})
