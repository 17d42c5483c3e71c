import { expect, test } from 'vitest'
import type { Person } from '#contract/profile.ts'
import { changesOf, toVerify } from './changes.ts'

const person: Person = {
  userId: '01934f00-0000-7000-8000-000000000003',
  firstName: 'Asha',
  lastName: 'Patil',
  phone: '9000000003',
  email: null,
  userRole: 'ROLE_USER',
  isPhoneVerified: true,
  isEmailVerified: false,
  verifiedPhone: '9000000003',
  verifiedEmail: null,
}
const values = { firstName: 'Asha', lastName: 'Patil', phone: '9000000003', email: '' }

test('only changed values are sent, as the server would store them', () => {
  expect(changesOf(person, values)).toEqual({})
  expect(changesOf(person, { ...values, firstName: ' Asha ' })).toEqual({})
  expect(changesOf(person, { ...values, lastName: 'Kulkarni ', email: ' Asha@Patil.example' })).toEqual({
    lastName: 'Kulkarni',
    email: 'asha@patil.example',
  })
  const known = { ...person, email: 'asha@patil.example' }
  expect(changesOf(known, { ...values, email: 'ASHA@patil.example' })).toEqual({})
})

test('changed and unverified contact points need verification, the phone first', () => {
  const pending = { ...person, isPhoneVerified: false }
  expect(toVerify({ firstName: 'Usha' }, pending)).toBeUndefined()
  expect(toVerify({ phone: '9000000009', email: 'a@b.example' }, pending)).toBe('phone')
  expect(toVerify({ email: 'a@b.example' }, pending)).toBe('email')
  expect(toVerify({ phone: '9000000003' }, person)).toBeUndefined()
})
