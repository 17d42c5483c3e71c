import { describe, expect, inject, test } from 'vitest'
import { guardedBeginnings } from '#contract/pages.ts'
import { publicPages } from '#server/site-map.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { NEWCOMER, takeSession } from '#tests/support/session-stock.ts'
import { callOver } from '#web/platform/call.ts'

const { url } = aBrowser()

/** A value for each parameter of an address. */
const SEGMENTS: Record<string, string> = {
  title: 'aviation',
  slug: 'crane-lift-planning-basics',
  productId: 'jlg-600aj',
  location: 'pune',
  productLineId: 'aerial-work-platforms',
  categoryId: 'boom-lift',
  subcategoryId: 'articulated-boom-lift',
}
const addressOf = (pattern: string) => pattern.replaceAll(/:(\w+)\??/g, (_, name: string) => SEGMENTS[name] ?? name)
const withoutOptional = (pattern: string) => pattern.replaceAll(/\/:\w+\?/g, '')
const PUBLIC = [
  ...new Set(publicPages([]).flatMap(({ pattern }) => [pattern, withoutOptional(pattern)].map(addressOf))),
]
const inBoth = PUBLIC.flatMap((path) => [path, `/hi${path === '/' ? '' : path}`])

async function accessToken() {
  const refreshToken = takeSession(inject('product').shelf, NEWCOMER)
  return (await callOver((path, init) => fetch(url + path, init))('refreshTokens', { body: { refreshToken } }))
    .accessToken
}
const authorization = `Bearer ${await accessToken()}`
const signedIn = { headers: { authorization, cookie: 'refreshToken=something' }, redirect: 'manual' } as const

test.each(inBoth)('S20 %s is the same bytes for every caller', async (path) => {
  const [theirs, ours] = await Promise.all([fetch(url + path, { redirect: 'manual' }), fetch(url + path, signedIn)])
  expect([theirs.status, theirs.headers.get('location')]).toEqual([ours.status, ours.headers.get('location')])
  expect(await theirs.text()).toBe(await ours.text())
  expect(ours.headers.get('set-cookie')).toBeNull()
  expect(ours.headers.get('content-security-policy')).toBe(theirs.headers.get('content-security-policy'))
})

describe('behind the guard', () => {
  const DISGUISES = [
    '/x.css',
    '/x.js',
    '/logo.png',
    '%2Fx.css',
    '/..%2fx.css',
    ';x.css',
    '/assets/x.js',
    '/x.ico?y=.css',
  ]

  test.each(guardedBeginnings)('S20 no address below %s is cached as a file', async (page) => {
    for (const disguise of DISGUISES) {
      const reply = await fetch(url + page + disguise, signedIn)
      expect([page + disguise, reply.status]).toEqual([page + disguise, 404])
      expect(reply.headers.get('cache-control')).toMatch(/^no-(store|cache)$/)
      expect(reply.headers.get('etag')).toBeNull()
    }
  })

  test.each(guardedBeginnings)('S20 %s carries no personal data and is stored by no cache', async (page) => {
    const reply = await fetch(url + page, { headers: { authorization } })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).not.toContain(authorization.slice(-20))
  })
})
