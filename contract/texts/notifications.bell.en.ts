/** The notifications under the bell. */
export const notificationListTexts = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failedTitle: 'Your notifications could not be loaded',
  retry: 'Try again',
  empty: 'No notifications yet. Updates on your enquiries and your company appear here.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  older: 'Show older',
  choose: 'Choose what we send you',
} as const
