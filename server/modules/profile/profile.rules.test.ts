import { expect, test } from 'vitest'
import type { Identity } from '#server/modules/session/identities.ts'
import { asPerson, changeNotice } from './profile.rules.ts'

const account = {
  accountId: '0199a000-0000-7000-8000-000000000001',
  publicKey: 'YN-4F7K2Q',
  firstName: 'Asha',
  lastName: 'Patil',
  role: 'ROLE_USER',
  userType: 'INDIVIDUAL',
  status: 'ACTIVE',
} as const
const verified = { kind: 'PHONE', value: '9000000001', isVerified: true } as const
const pending = { kind: 'PHONE', value: '9000000002', isVerified: false } as const
const email = { kind: 'EMAIL', value: 'asha@people.example', isVerified: true } as const

const noPhone = { phone: null, isPhoneVerified: false, verifiedPhone: null }
const nothing = { ...noPhone, email: null, isEmailVerified: false, verifiedEmail: null }
const changing = { ...nothing, phone: '9000000002', verifiedPhone: '9000000001' }
test.each<[string, Identity['identifiers'], Record<string, unknown>]>([
  ['nothing', [], nothing],
  [
    'a verified phone',
    [verified],
    { ...nothing, phone: '9000000001', isPhoneVerified: true, verifiedPhone: '9000000001' },
  ],
  ['a pending phone alone', [pending], { ...nothing, phone: '9000000002' }],
  ['a pending phone instead of a verified one, which still signs in', [verified, pending], changing],
  ['the same in any order', [pending, verified], changing],
  [
    'both kinds independently',
    [email, pending],
    {
      ...noPhone,
      phone: '9000000002',
      email: 'asha@people.example',
      isEmailVerified: true,
      verifiedEmail: 'asha@people.example',
    },
  ],
])('B-19 a person sees %s', (_what, identifiers, seen) => {
  expect(asPerson({ account, identifiers })).toEqual({
    userId: account.accountId,
    firstName: 'Asha',
    lastName: 'Patil',
    userRole: 'ROLE_USER',
    ...seen,
  })
})

test('B-19 the notice to the old phone or email address reports the change and how to undo it, and contains no code', () => {
  const site = { publicUrl: 'https://yantra.example', supportPhone: '1800 120 0000' }
  const sms = changeNotice({ kind: 'PHONE', value: '9000000001', undoToken: 'aB-_9' }, site)
  expect(sms).toMatchObject({ to: '9000000001', channel: 'sms', purpose: 'notice' })
  expect(sms.text).toContain('Your phone number was changed')
  expect(sms.text).toContain('1800 120 0000')
  expect(sms.text).toContain('within 72 hours: https://yantra.example/undo-change#aB-_9 ')
  expect(sms.text).not.toMatch(/\b\d{6}\b/)
  const mail = changeNotice({ kind: 'EMAIL', value: 'asha@people.example', undoToken: 'x' }, site)
  expect(mail).toMatchObject({ to: 'asha@people.example', channel: 'email', purpose: 'notice' })
  expect(mail.text).toContain('Your email ID was changed')
})
