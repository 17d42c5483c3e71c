import { describe, expect, test } from 'vitest'
import { cacheName, isOutdated, type Kept, kindOf, siteMapOf } from './kept.ts'

const ORIGIN = 'https://yantra.example'
const kept: Kept = {
  version: 'b2',
  language: 'hi',
  base: '/hi',
  pages: ['/hi/my-rental/logsheets', '/hi/my-rental/logsheets/logsheets-detail'],
  files: ['/assets/a-1.js', '/favicon.svg'],
  siteMap: 'm7',
}
const asked = (path: string, more: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  kindOf(kept, ORIGIN, { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...more })
const navigated = (path: string) => asked(path, { mode: 'navigate' })

describe('what the worker answers', () => {
  test('a page of the field, whatever its query', () => {
    expect(navigated('/hi/my-rental/logsheets')).toBe('page')
    expect(navigated('/hi/my-rental/logsheets/logsheets-detail?log=1')).toBe('page')
    expect(navigated('/hi/my-rental/company')).toBeUndefined()
    expect(navigated('/my-rental/logsheets')).toBeUndefined()
  })

  test('scripts, fonts and icons', () => {
    expect(asked('/assets/anything-2.woff2')).toBe('file')
    expect(asked('/favicon.svg')).toBe('file')
    expect(asked('/robots.txt')).toBeUndefined()
  })

  test.each([
    '/v1/rentals/logsheets',
    '/v1/files/1?signature=2',
    '/photos/1.webp',
    'https://elsewhere.example/assets/a-1.js',
  ])('never %s', (address) => {
    expect(asked(address)).toBeUndefined()
    expect(asked(address, { mode: 'navigate' })).toBeUndefined()
  })

  test('never a request that writes', () => {
    expect(asked('/hi/my-rental/logsheets', { method: 'POST', mode: 'navigate' })).toBeUndefined()
    expect(asked('/assets/a-1.js', { method: 'POST' })).toBeUndefined()
  })

  test('the site map, if all asked addresses belong to the field and the version is its own', () => {
    const map = (paths: string, version = 'm7') => asked(`/hi/__manifest?paths=${paths}&version=${version}`)
    expect(map('/hi/my-rental/logsheets,/hi/my-rental,/hi')).toBe('map')
    expect(map('/hi/my-rental/logsheets', 'm8')).toBeUndefined()
    expect(map('/hi/my-rental/logsheets,/hi/cart')).toBeUndefined()
    expect(new URL(siteMapOf(kept), ORIGIN).searchParams.get('paths')).toBe(kept.pages.join(','))
  })
})

test('an update drops the cache of the version before, in its own language alone', () => {
  expect(isOutdated(kept, cacheName(kept))).toBe(false)
  expect(isOutdated(kept, 'field-hi-a1')).toBe(true)
  expect(isOutdated(kept, 'field-en-a1')).toBe(false)
  expect(isOutdated(kept, 'somebody-elses')).toBe(false)
})
