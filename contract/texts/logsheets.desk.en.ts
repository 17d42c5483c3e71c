/** Logsheets at the desk: entering a day, and answering a dispute. */
export const deskLogsheetTexts = {
  emptyText: 'Begin one from a rental job.',
  missingText: 'See all logsheets.',
  noJob: 'Which job is it for?',
  noJobText: 'Begin a logsheet from its rental job.',
} as const
