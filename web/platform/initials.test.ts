import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Kavita Nair', 'KN'],
  ['Ravi', 'R'],
  [' Asha  Prakash Deshpande ', 'AD'],
  ['कविता नायर', 'कन'],
  ['𝒦avita 𝒩air', '𝒦𝒩'],
  ['', ''],
])('the initials of %j are %s', (name, expected) => expect(initials(name)).toBe(expected))
