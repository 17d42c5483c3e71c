/** Texts of the start guard, which is inline in the page; the app does not use them. */
export const startTexts = {
  title: 'Yantra could not start',
  text: 'A part of the page could not be loaded. Please check your connection and try again.',
  retry: 'Try again',
} as const
