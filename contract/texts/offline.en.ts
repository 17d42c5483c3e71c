/** The installed app, and what the field's pages say without a signal. */
export const appTexts = {
  name: 'Yantra on site',
  shortName: 'Yantra',
  description: 'Daily logsheets of hired machines, with or without a signal.',
} as const
