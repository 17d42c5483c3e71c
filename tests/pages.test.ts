import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { allPages, type PageAudience } from '#contract/pages.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { deskAddresses } from '#web/platform/desk-addresses.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountRoutes } from '#web/routes/account.ts'
import { deskRoutes, deskSignInRoutes } from '#web/routes/desk.ts'
import { linkRoutes, publicRoutes } from '#web/routes/public.ts'
import { cartRoutes, rentalsRoutes } from '#web/routes/rentals.ts'

/** Addresses of all routes that show a page, with the prefixes of their parents. */
const addressesOf = (routes: readonly RouteConfigEntry[], before = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const address = path === undefined ? before : `${before}/${path}`
    return children === undefined ? [address || '/'] : addressesOf(children, address)
  })

test.each<[PageAudience, readonly RouteConfigEntry[]]>([
  ['public', [...publicRoutes, ...linkRoutes]],
  ['account', accountRoutes],
  ['rentals', [...cartRoutes, ...rentalsRoutes]],
  ['desk', [...deskSignInRoutes, ...deskRoutes]],
])('the routes of %s match its pages', (audience, routes) => {
  const paths = allPages.filter((page) => page.audience === audience).map(({ path }) => path)
  expect(addressesOf(routes).toSorted()).toEqual(paths.toSorted())
})

test.each<[PageAudience, readonly RouteConfigEntry[]]>([
  ['public', [...publicRoutes, ...linkRoutes]],
  ['account', accountRoutes],
  ['rentals', [...cartRoutes, ...rentalsRoutes]],
  ['desk', [...deskSignInRoutes, ...deskRoutes]],
])('the screens of %s are in its folder', (audience, routes) => {
  const filesOf = (list: readonly RouteConfigEntry[]): string[] =>
    list.flatMap(({ file, children }) => (children === undefined ? [file] : filesOf(children)))
  expect(filesOf(routes).filter((file) => !file.startsWith(`pages/${audience}/`))).toEqual([])
})

const matches = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

const builders: Record<string, (...parts: string[]) => string> = {
  ...pagePaths,
  ...accountPaths,
  ...deskAddresses,
  // These three take arguments other than slugs.
  find: (city = '') => pagePaths.find(city),
  compare: (city = '') => pagePaths.compare(city, ['x']),
  verifyProfile: () => accountPaths.verifyProfile('phone'),
}

test.each(Object.entries(builders))('%s leads to a page', (_, build) => {
  const [address = ''] = build('pune', 'x').split(/[?#]/)
  expect(allPages.filter(({ path }) => matches(path).test(address))).not.toEqual([])
})
