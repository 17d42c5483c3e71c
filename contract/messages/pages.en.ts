/** Said on pages by the server itself, outside of the app: browsers never load these texts. */
export const pageMessages = {
  publicDemo:
    'Public demo: everybody can read all sign-in codes and sign in as anybody. Enter nothing that is really yours.',
  busyTitle: 'Too many visitors at the moment',
  busyText: 'Yantra is busy. Please try again in a few seconds.',
  tooManyTitle: 'Too many pages at once',
  tooManyText: 'Very many pages were asked for from your network. Please try again in a few seconds.',
  retry: 'Try again',
} as const
