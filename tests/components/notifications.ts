import type { Notification } from '#contract/notifications.ts'
import { idOf, pageOf } from './samples.ts'

/** A notification of the person, unread. */
export const aNotification = (n: number, more: Partial<Notification> = {}): Notification => ({
  notificationId: idOf(n),
  kind: 'enquirySubmitted',
  title: `Asha Rao sent enquiry ENQ-2627-00000${n}`,
  text: 'We will answer as soon as we can.',
  url: '/my-profile/notifications',
  at: '2026-11-20T10:00:00Z',
  readAt: null,
  ...more,
})

/** The reply of the bell. */
export const theBell = (content: Notification[], language: 'en' | 'hi' = 'en') => ({
  notifications: pageOf(content),
  unread: content.filter(({ readAt }) => readAt === null).length,
  language,
})

/** The preferences of a person with a verified e-mail address and no phone. */
export const thePreferences = {
  preferences: [
    { kind: 'enquiryMessage' as const, email: true, sms: false },
    { kind: 'enquiryQuoted' as const, email: true, sms: false },
    { kind: 'jobBegan' as const, email: true, sms: false },
    { kind: 'accessApproved' as const, email: false, sms: false },
  ],
  email: 'asha@malvan.example',
  phone: null,
}
