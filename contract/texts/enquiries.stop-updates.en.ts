/** The page behind the unsubscribe link of an availability email. */
export const stopUpdatesTexts = {
  title: 'Stop availability updates',
  description: 'Withdraw the availability updates that you have asked for at Yantra.',
  intro: 'You asked for updates when machines are available in a city. Withdraw all these requests here.',
  note: 'Other emails, such as those about your enquiries, continue. You can ask for an update again at any time.',
  act: 'Withdraw all requests',
  acting: 'Withdrawing…',
  doneTitle: 'Your requests are withdrawn',
  doneText: 'We will not write to you about machines you have asked for so far.',
  goneTitle: 'This link does not work',
  goneText: 'Part of the link is missing. If you need help, call us on {supportPhone}.',
  failedTitle: 'Your requests could not be withdrawn',
  callUs: 'If you need help, call us on {supportPhone}.',
  home: 'Go to the home page',
} as const
