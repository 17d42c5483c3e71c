import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, text } from './fields.ts'
import { LanguageCode } from './languages.ts'
import { type NotificationKind, notificationKinds, type SentKind, sentKinds } from './notification-kinds.ts'
import { PAGE_SIZE_MAX, pageOf, pageQuery } from './paging.ts'
import { signedInPaths } from './paths.signed-in.ts'
import { paths } from './paths.ts'

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
const time = z.iso.datetime({ offset: true })

export const Notification = z
  .object({
    notificationId: Id,
    kind: z.enum(kinds),
    title: z.string(),
    text: z.string(),
    /** The address of the record on this site, without the prefix of a language. */
    url: z.string(),
    at: time,
    readAt: time.nullable(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof Notification>

const kind = z.enum(sentKinds as [SentKind, ...SentKind[]])
/** Whether notifications of a kind are sent; the bell has all of them. */
const Preference = z.strictObject({ kind, email: z.boolean(), sms: z.boolean() })
export type Preference = z.infer<typeof Preference>

const preferences = z.array(Preference).min(1).max(sentKinds.length)
const Preferences = z
  .object({
    preferences,
    /** The verified e-mail address and phone number that they are sent to. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'NotificationPreferences' })
export type Preferences = z.infer<typeof Preferences>

/** Notifications of one person: the bell, and what they want to be sent. */
export const notificationsApi = {
  listNotifications: endpoint({
    ...signedInPaths.listNotifications,
    summary: "The caller's notifications of the last 90 days in a language, newest first, and how many are unread.",
    query: z.strictObject({ lang: LanguageCode.optional().default('en'), ...pageQuery }),
    response: z.object({
      notifications: pageOf(Notification),
      unread: z.int(),
      /** The language of messages to the caller. */
      language: LanguageCode,
    }),
    problems: [],
  }),
  readNotifications: endpoint({
    ...signedInPaths.readNotifications,
    summary: 'Marks these notifications, or those of a record, as read; without either, all.',
    body: z.strictObject({
      notificationIds: z.array(Id).min(1).max(PAGE_SIZE_MAX).optional(),
      recordId: Id.optional(),
    }),
    response: z.void(),
    status: 204,
    problems: [],
  }),
  getNotificationPreferences: endpoint({
    ...signedInPaths.getNotificationPreferences,
    summary: 'What the caller is sent by e-mail and by text message.',
    response: Preferences,
    problems: [],
  }),
  saveNotificationPreferences: endpoint({
    ...signedInPaths.saveNotificationPreferences,
    summary:
      'Changes what the caller is sent, for the kinds in the body. Codes and changes of the account are always sent.',
    body: z.strictObject({ preferences }),
    response: Preferences,
    problems: [],
  }),
  stopNotifications: endpoint({
    ...paths.stopNotifications,
    summary: 'Stops e-mails of one kind by the link in such an e-mail, without signing in; `undo` starts them again.',
    body: z.strictObject({ token: text(1, 200), undo: z.boolean().optional() }),
    response: z.object({ kinds: z.array(kind).min(1), email: z.boolean() }),
    problems: ['not-found'],
  }),
}
