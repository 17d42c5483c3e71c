/** On the button of a machine's page in a city that has none, apart from what it leads to: the page loads it at once. */
export const notifyTexts = {
  notifyMe: 'Notify me',
  asking: 'Asking…',
} as const
