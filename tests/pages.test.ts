import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { allPages, type PageAudience, pages } from '#contract/pages.ts'
import { accountPaths } from '#web/platform/account-paths.ts'
import { pagePaths } from '#web/platform/paths.ts'
import { accountRoutes } from '#web/routes/account.ts'
import { publicRoutes } from '#web/routes/public.ts'
import { cartRoutes, rentalsRoutes } from '#web/routes/rentals.ts'

/** Addresses of all routes that show a page, with those they stand in before them. */
const addressesOf = (routes: readonly RouteConfigEntry[], before = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const address = path === undefined ? before : `${before}/${path}`
    return children === undefined ? [address || '/'] : addressesOf(children, address)
  })

test.each<[PageAudience, readonly RouteConfigEntry[]]>([
  ['public', publicRoutes],
  ['account', accountRoutes],
  ['rentals', [...cartRoutes, ...rentalsRoutes]],
  ['desk', []],
])('the routes of %s are its pages', (audience, routes) => {
  const paths = allPages.filter((page) => page.audience === audience).map(({ path }) => path)
  expect(addressesOf(routes).toSorted()).toEqual(paths.toSorted())
})

test.each<[PageAudience, readonly RouteConfigEntry[]]>([
  ['public', publicRoutes],
  ['account', accountRoutes],
  ['rentals', [...cartRoutes, ...rentalsRoutes]],
])('the screens of %s lie in its folder', (audience, routes) => {
  const filesOf = (list: readonly RouteConfigEntry[]): string[] =>
    list.flatMap(({ file, children }) => (children === undefined ? [file] : filesOf(children)))
  expect(filesOf(routes).filter((file) => !file.startsWith(`pages/${audience}/`))).toEqual([])
})

/** What a builder of addresses answers, without query and fragment. */
const built = (build: (...parts: string[]) => string) => build('pune', 'x').replace(/[?#].*/, '')
const matches = (path: string) => new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

test.each(Object.entries({ ...pagePaths, ...accountPaths }))('%s leads to a page', (_, build) => {
  // The comparison takes a list of machines.
  const address = build === pagePaths.compare ? pagePaths.compare('pune', ['x']) : built(build as typeof built)
  expect(Object.values(pages).some(({ path }) => matches(path).test(address.replace(/[?#].*/, '')))).toBe(true)
})
