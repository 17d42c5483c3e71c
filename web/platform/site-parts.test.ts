import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { allPages } from '#contract/pages.ts'
import { beginningOf, partsOf } from './site-parts.ts'

test.each([
  ['/', ''],
  ['/rental', 'rental'],
  ['/rental.data', 'rental'],
  ['/rental/pune/equipments.data', 'rental'],
  ['/__manifest', '__manifest'],
])('%s begins with "%s"', (pathname, beginning) => expect(beginningOf(pathname)).toBe(beginning))

test('every page has a beginning of its own or is the home page', () => {
  expect(allPages.filter(({ path }) => /^[:*]|\?$/.test(beginningOf(path)))).toEqual([])
})

test('a part of a build has the routes of its beginning, the home page, the page for all others and the frames', () => {
  const routes = {
    root: { id: 'root', path: '' },
    site: { id: 'site', parentId: 'root' },
    home: { id: 'home', parentId: 'site', index: true },
    city: { id: 'city', parentId: 'site', path: 'rental' },
    machine: { id: 'machine', parentId: 'city', path: ':location/equipment/:slug' },
    blog: { id: 'blog', parentId: 'site', path: 'blog/:slug' },
    guarded: { id: 'guarded', parentId: 'site' },
    company: { id: 'company', parentId: 'guarded', path: 'my-rental/company' },
    others: { id: 'others', parentId: 'site', path: '*' },
  }
  // Only the routes of a build are read.
  const build = { routes, assets: { routes, version: '1' }, basename: '/hi' } as unknown as ServerBuild
  const parts = partsOf(build)
  expect([...parts.keys()]).toEqual(['', 'rental', 'blog', 'my-rental', '*'])
  const rental = parts.get('rental')
  expect(Object.keys(rental?.routes ?? {})).toEqual(['root', 'site', 'home', 'city', 'machine', 'guarded', 'others'])
  expect(Object.keys(rental?.assets.routes ?? {})).toEqual(Object.keys(rental?.routes ?? {}))
  expect(rental).toMatchObject({ assets: { version: '1' }, basename: '/hi' })
})
