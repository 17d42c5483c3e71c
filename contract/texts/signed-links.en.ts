/** The pages of signed links: their frame, and why a link does not open its record. */
export const signedLinkTexts = {
  loading: 'Loading…',
  frame: 'Shared with you by a link',
  callUs: 'Questions? Call us:',
  retry: 'Try again',
  failedTitle: 'This page could not be loaded',
  refused: {
    unauthorized: {
      title: 'This link does not work',
      text: 'Part of its address may be missing. Open it from the message again, or ask the sender for a new one.',
    },
    'link-expired': {
      title: 'This link has expired',
      text: 'It no longer opens or signs anything. Ask the sender for a new one.',
    },
    'link-revoked': {
      title: 'This link was withdrawn',
      text: 'The sender has withdrawn it. If you still need it, ask for a new one.',
    },
    'link-replaced': {
      title: 'A newer version replaces this one',
      text: 'Ask the sender for a link to the new version.',
    },
    'too-many-requests': {
      title: 'Too many requests from your network',
      text: 'Wait a minute, then try again. The link keeps working.',
    },
  },
} as const
