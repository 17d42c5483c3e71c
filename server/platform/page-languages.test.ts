import { describe, expect, test } from 'vitest'
import { askedLanguage, inLanguage, languageOf, PAGE_LANGUAGES, withoutLanguage } from './page-languages.ts'

const [english, hindi] = PAGE_LANGUAGES
const at = (address: string) => new URL(address, 'http://yantra.test')

describe('the language of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/rental/pune', 'en', '/rental/pune'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/rental/pune', 'hi', '/rental/pune'],
    ['/_.data', 'en', '/_.data'],
    ['/hi.data', 'hi', '/_.data'],
    ['/hi/_.data', 'hi', '/_.data'],
    ['/hi/rental/pune.data', 'hi', '/rental/pune.data'],
    // A word that only begins like the language.
    ['/hire', 'en', '/hire'],
  ])('%s is the page in %s of %s', (address, code, pathname) => {
    const named = languageOf(address)
    expect([named.language.code, named.pathname]).toEqual([code, pathname])
  })

  test('is removed, and the query stays', () => {
    const { language, url } = withoutLanguage(at('/hi/rental/pune/equipments?page=2'))
    expect(language).toBe(hindi)
    expect(url.pathname + url.search).toBe('/rental/pune/equipments?page=2')
  })

  test.each([
    [english, '/', '/'],
    [hindi, '/', '/hi'],
    [hindi, '/?a=b', '/hi?a=b'],
    [hindi, '/rental/pune?page=2', '/hi/rental/pune?page=2'],
    [hindi, 'https://elsewhere.test/', 'https://elsewhere.test/'],
  ])('is prepended to an address', (language, path, address) => {
    expect(inLanguage(language, path)).toBe(address)
  })
})

describe('?lang=', () => {
  test.each([
    ['/rental/pune?lang=hi', '/hi/rental/pune'],
    ['/rental/pune/equipments?lang=hi&page=2', '/hi/rental/pune/equipments?page=2'],
    ['/?lang=hi', '/hi'],
    ['/hi/rental/pune?lang=hi', '/hi/rental/pune'],
    // English overrides a stored choice once, so the browser must see it; other values are no language.
    ['/rental/pune?lang=en', undefined],
    ['/rental/pune?lang=ta', undefined],
    ['/rental/pune', undefined],
  ])('%s leads to %s', (address, target) => {
    expect(askedLanguage(at(address))).toBe(target)
  })
})
