/** Said by the start guard, which stands in the page itself; the app has no use for them. */
export const startTexts = {
  title: 'Yantra could not start',
  text: 'A part of the page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
} as const
