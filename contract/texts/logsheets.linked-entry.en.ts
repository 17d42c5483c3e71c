/** Entering the logs of one job for somebody without an account, by a link. */
export const linkedEntryTexts = {
  title: 'Enter the day',
  description: 'Enter the daily log of one machine on hire.',
  entersAs: 'You enter as {name}. If that is not you, ask for a link of your own.',
  until: 'This link enters the logs of this machine and nothing else, until {until}.',
  doneTitle: 'Sent: {date}, {hours} h worked',
  doneText: 'The site engineer now signs or disputes this day. You need not do anything else.',
  more: 'Enter another day',
  existsTitle: 'This day is entered already',
  existsText: 'Choose another day or shift above. If the entry is wrong, please call us.',
  closedTitle: 'No days can be entered now',
  closedText: 'The hire of this machine has not begun, or it has ended. If that is wrong, please call us.',
  loading: 'Loading…',
} as const
