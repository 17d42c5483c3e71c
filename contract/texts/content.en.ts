/** Around the pages of texts. */
export const contentTexts = {
  onThisPage: 'On this page',
  next: 'Ready to look at machines?',
  browse: 'Browse all equipment',
} as const
