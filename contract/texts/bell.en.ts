/** The bell in the header, which keeps past messages. */
export const bellTexts = {
  bell: { one: 'Messages: 1', other: 'Messages: {n}' },
  withNew: '{count}, with new ones',
  withUnread: '{count}. Unread notifications: {unread}',
  device: 'On this device',
  title: 'Messages',
  empty: 'No messages yet. What we tell you is kept here until you sign out or close this tab.',
  clear: 'Clear all',
  success: 'Done',
  failure: 'Not done',
  info: 'Note',
  dontClose: 'Don’t close messages automatically',
} as const
