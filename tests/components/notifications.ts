import { Notification, notificationsApi } from '#contract/notifications.ts'
import { sampleOf } from './sample-of.ts'
import { idOf, pageOf } from './samples.ts'

/** A notification of the person, unread. */
export const aNotification = (n: number, more: Partial<Notification> = {}) =>
  sampleOf(Notification, {
    notificationId: idOf(n),
    kind: 'enquirySubmitted',
    title: `Asha Rao sent enquiry ENQ-2627-00000${n}`,
    text: 'We will answer as soon as we can.',
    url: '/my-profile/notifications',
    at: '2026-11-20T10:00:00Z',
    ...more,
  })

/** The reply of the bell. */
export const theBell = (content: Notification[], language: 'en' | 'hi' = 'en') => ({
  notifications: pageOf(content),
  unread: content.filter(({ readAt }) => readAt === null).length,
  language,
})

/** The preferences of a person with a verified e-mail address and no phone. */
export const thePreferences = sampleOf(notificationsApi.getNotificationPreferences.response, {
  preferences: [
    { kind: 'enquiryMessage', email: true },
    { kind: 'enquiryQuoted', email: true },
    { kind: 'jobBegan', email: true },
    { kind: 'accessApproved' },
  ],
  email: 'asha@malvan.example',
})
