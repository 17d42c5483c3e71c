/** The frame of the pages of text. */
export const contentTexts = {
  onThisPage: 'On this page',
  next: 'Ready to look at machines?',
  browse: 'Browse all equipment',
} as const
