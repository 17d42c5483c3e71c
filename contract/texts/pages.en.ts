/** Texts that the server puts on pages outside of the app; browsers never load them. */
export const pageTexts = {
  publicDemo:
    'Public demo: everybody can read all sign-in codes and sign in as anybody. Enter nothing that is really yours.',
  /** Why a page is unavailable, by the name of the problem. */
  refused: {
    'too-many-requests': {
      title: 'Too many pages at once',
      text: 'Very many pages were asked for from your network. Please try again in a few seconds.',
    },
    'service-unavailable': {
      title: 'Too many visitors at the moment',
      text: 'Yantra is busy. Please try again in a few seconds.',
    },
    'server-error': {
      title: 'This page could not be shown',
      text: 'Something went wrong on our side. Please try again.',
    },
  },
  retry: 'Try again',
} as const
