/** The notifications under the bell. */
export const newsTexts = {
  title: 'Notifications',
  loading: 'Loading your notifications…',
  failedTitle: 'Your notifications could not be loaded',
  retry: 'Try again',
  empty: 'No notifications yet. You find here what happens to your enquiries and your company.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  older: 'Show older ones',
  choose: 'Choose what we send you',
} as const
