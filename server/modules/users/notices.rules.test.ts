import { expect, test } from 'vitest'
import { userNotices } from '#contract/texts/users-notices.en.ts'
import { type NoticeKind, noticeTo } from './notices.rules.ts'

const asha = { accountId: 'a', kind: 'EMAIL', value: 'asha@people.example' } as const
const words = {
  person: 'Rahul Sharma',
  company: 'Malvan Towers',
  gstin: '27ZZXCB9949G1ZM',
  role: 'a user',
  days: '7',
  url: 'https://yantra.example',
  supportPhone: '1800 120 0000',
}

test.each(Object.keys(userNotices) as NoticeKind[])(
  'the notice %s has no unfilled placeholder and does not look like a code',
  (notice) => {
    const { subject, text } = noticeTo(asha, notice, words)
    expect(subject + text).not.toMatch(/[{}]/)
    expect(subject + text).not.toMatch(/\b\d{6}\b/)
  },
)

test('a notice goes by email to an email address, as a text message to a phone', () => {
  expect(noticeTo(asha, 'activated', words)).toMatchObject({ to: asha.value, channel: 'email', purpose: 'notice' })
  const phone = { accountId: 'a', kind: 'PHONE', value: '9000000001' } as const
  expect(noticeTo(phone, 'activated', words)).toMatchObject({ to: '9000000001', channel: 'sms' })
})

test('B-45 a name with line breaks or pattern characters stays one line of plain text', () => {
  const company = 'Malvan\r\nBcc: everyone@people.example\n$& {url}'
  const { subject, text } = noticeTo(asha, 'invited', { ...words, company })
  expect(subject).toBe('Malvan Bcc: everyone@people.example $& {url} invites you at Yantra')
  expect(text).toContain('Malvan Bcc: everyone@people.example $& {url} invites you to rent with it')
})
