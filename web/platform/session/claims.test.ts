import { expect, test } from 'vitest'
import { roles } from '#contract/session.ts'
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

test('on the site users and administrators count as logged in, at the desk staff', () => {
  const counting = (audience: 'customer' | 'desk') => roles.filter((role) => countsAsLoggedIn(role, audience))
  expect(counting('customer')).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
  expect(counting('desk')).toEqual(['ROLE_STAFF'])
})
