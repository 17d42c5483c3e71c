/** The button of a machine's page in a city without it; separate from its dialog, because the page loads it at once. */
export const notifyTexts = {
  notifyMe: 'Notify me',
  asking: 'Asking…',
} as const
