import { expect, test } from 'vitest'
import { countsAsLoggedIn, readClaims } from './claims.ts'
import { anAccessToken } from './pretend-world.ts'

test('claims may contain any script', () => {
  expect(readClaims(anAccessToken({ name: 'आशा ☀' }))).toMatchObject({ name: 'आशा ☀', role: 'ROLE_USER' })
})

test.each(['', 'a.b.c', 'x', `a.${btoa('null')}.c`, `a.${btoa('{"role":"ROLE_USER"}')}.c`])(
  '%j has no readable claims',
  (token) => {
    expect(readClaims(token)).toBeUndefined()
  },
)

test('only users and administrators count as logged in', () => {
  expect((['ROLE_USER', 'ROLE_ADMIN', 'ROLE_NEW_USER'] as const).map(countsAsLoggedIn)).toEqual([true, true, false])
})
