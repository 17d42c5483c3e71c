/** Texts of the home page's reading sections. */
export const homeContentTexts = {
  industries: 'Industries',
  industriesText: 'Equipment by industry.',
  safety: 'Safety first',
  workerSafety: 'Worker safety',
  healthAndSafety: 'Health and safety',
  posts: 'From the blog',
  allPosts: 'All posts',
} as const
