import { expect, test } from 'vitest'
import { aPost } from '#tests/support/desk-posts.ts'
import { proofs } from '#tests/support/proofs.ts'
import { aServer } from '#tests/support/server.ts'

const ROUNDS = proofs(5, 100)

const server = await aServer()
const [one, other] = [await server.signInStaff('SALES'), await server.signInStaff('SALES')]

test('R14 when two editors save the same version at once, one gets a conflict and nothing is lost', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { post } = await one.call('addPost', { body: aPost() })
    const params = { id: post.postId }
    const save = (editor: typeof one, title: string) =>
      editor.call('updatePost', { params, headers: { 'if-match': 'W/"1"' }, body: aPost({ slug: post.slug, title }) })
    const saved = await Promise.allSettled([save(one, 'Of one'), save(other, 'Of the other')])
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(saved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } })
    const kept = saved.flatMap((result) => (result.status === 'fulfilled' ? [result.value.post.title] : []))
    expect([(await one.call('getDeskPost', { params })).post.title]).toEqual(kept)
  }
})

test('of two posts added at one address at once, one is refused because the address is in use', async () => {
  const body = aPost()
  const added = await Promise.allSettled([one.call('addPost', { body }), other.call('addPost', { body })])
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(added.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 422, violations: [{ field: 'slug', code: 'taken' }] },
  })
})

test('a post published by two people at once is published once', async () => {
  const { post } = await one.call('addPost', { body: aPost() })
  const publish = (editor: typeof one) =>
    editor.call('publishPost', { params: { id: post.postId }, headers: { 'if-match': 'W/"1"' }, body: {} })
  const done = await Promise.allSettled([publish(one), publish(other)])
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } })
})
