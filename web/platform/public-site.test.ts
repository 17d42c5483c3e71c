import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { allPages } from '#contract/pages.ts'
import { isPublicAddress, publicPartOf } from './public-site.ts'

test('an address is public if no guarded page can stand there', () => {
  const wrong = allPages.filter(({ path, audience }) => isPublicAddress(path) !== (audience === 'public'))
  expect(wrong).toEqual([])
})

test.each([
  ['/rental/pune.data', true],
  ['/_.data', true],
  ['/no/such/page', true],
  ['/cartographers', true],
  ['/cart.data', false],
  ['/my-rental/company.data', false],
  ['/__manifest', false],
])('%s: %s', (pathname, isPublic) => expect(isPublicAddress(pathname)).toBe(isPublic))

test('the public part of a build has the routes outside the guard, in their order', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    city: { id: 'city', parentId: 'site', path: 'rental' },
    machine: { id: 'machine', parentId: 'city', path: ':location/equipment/:slug' },
    guarded: { id: 'guarded', parentId: 'site' },
    account: { id: 'account', parentId: 'guarded', path: 'my-rental' },
    company: { id: 'company', parentId: 'account', path: 'company' },
    others: { id: 'others', parentId: 'site', path: '*' },
  }
  // Only the routes of a build are read.
  const build = { routes, assets: { routes, version: '1' }, basename: '/hi' } as unknown as ServerBuild
  const part = publicPartOf(build)
  expect(Object.keys(part.routes)).toEqual(['root', 'site', 'city', 'machine', 'guarded', 'others'])
  expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes))
  expect(part).toMatchObject({ assets: { version: '1' }, basename: '/hi' })
})
