/** Texts of the home page's reading sections. */
export const homeContentTexts = {
  industries: 'Industries',
  industriesText: 'What each trade lifts, digs and powers with.',
  safety: 'Safety first',
  workerSafety: 'Worker safety',
  healthAndSafety: 'Health and safety',
  posts: 'From the blog',
  allPosts: 'All posts',
} as const
