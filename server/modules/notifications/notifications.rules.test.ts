import { describe, expect, test } from 'vitest'
import { addressOf, type NotificationKind, notificationKinds, sentKinds } from '#contract/notification-kinds.ts'
import { pages } from '#contract/pages.ts'
import { isWanted, noticeOf, readStopToken, stopToken, wordsOf } from './notifications.rules.ts'

const kinds = Object.keys(notificationKinds) as NotificationKind[]
const RECORD = '0199f000-0000-7000-8000-000000000001'

test.each(kinds)('%s leads to a page of signed-in customers', (kind) => {
  expect(['account', 'rentals']).toContain(pages[notificationKinds[kind].page].audience)
  expect(addressOf(kind, RECORD)).toMatch(
    /^\/my-(rental|profile)\/[a-z/-]+(\?(invoice|job|log|sheet|site)=)?[0-9a-f-]*$/,
  )
})

test('the words are those of the language, with the params in their places', () => {
  const params = { person: 'Asha Rao', enquiryNumber: 'ENQ-2627-000001' }
  expect(wordsOf('enquirySubmitted', params, 'en').title).toBe('Asha Rao sent enquiry ENQ-2627-000001')
  expect(wordsOf('enquirySubmitted', params, 'hi').title).toBe('Asha Rao ने पूछताछ ENQ-2627-000001 भेजी')
})

describe('an e-mail', () => {
  const content = {
    title: 'A\r\nBcc: everyone@people.example',
    text: '$& {url}',
    url: 'https://y/x',
    stopLink: 'https://y/s#t',
  }

  test('S13 takes params as they are and keeps its subject one line', () => {
    const { subject, text, stopLink } = noticeOf({ kind: 'EMAIL', value: 'a@b.example' }, content, 'en')
    expect(subject).toBe('A Bcc: everyone@people.example')
    expect(text).toContain('\n\n$& {url}\n\nOpen it at Yantra: https://y/x')
    expect(stopLink).toBe('https://y/s#t')
  })

  test('offers to stop such e-mails; a text message does not', () => {
    const sms = noticeOf({ kind: 'PHONE', value: '9000000001' }, content, 'en')
    expect(sms).not.toHaveProperty('stopLink')
    expect(sms.text).not.toContain(content.stopLink)
  })
})

test('by default e-mails are sent, and text messages only to people without a verified e-mail address', () => {
  expect(isWanted([], 'accessApproved', 'EMAIL', true)).toBe(true)
  expect(isWanted([], 'accessApproved', 'PHONE', true)).toBe(false)
  expect(isWanted([], 'accessApproved', 'PHONE', false)).toBe(true)
  const choices = [{ topic: 'accessApproved', channel: 'PHONE', isOn: true }] as const
  expect(isWanted(choices, 'accessApproved', 'PHONE', true)).toBe(true)
  expect(isWanted(choices, 'accessRejected', 'PHONE', true)).toBe(false)
})

test('a token to stop e-mails serves one person and one kind, and cannot be made up', () => {
  const token = stopToken('pepper', RECORD, 'accessApproved')
  expect(readStopToken('pepper', token)).toEqual({ accountId: RECORD, kinds: ['accessApproved'] })
  expect(readStopToken('other', token)).toBeUndefined()
  for (const forged of [token.replace('Approved', 'Rejected'), `${token}A`, `${RECORD}.accessApproved.`, RECORD, ''])
    expect(readStopToken('pepper', forged)).toBeUndefined()
})

test.each([
  ['company', ['accessApproved', 'accessRejected']],
  ['enquiries', sentKinds.filter((kind) => notificationKinds[kind].group !== 'company')],
])('a token of an earlier e-mail about %s stops the kinds that such e-mails covered', (group, kinds) => {
  const token = stopToken('pepper', RECORD, group as NotificationKind)
  expect(readStopToken('pepper', token)?.kinds).toEqual(kinds)
})
