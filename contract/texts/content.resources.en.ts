/** Texts of the resources page around its contents. */
export const resourcesTexts = {
  title: 'Resources',
  tagline: 'Safety, features and frequently asked questions.',
  description:
    'Health and safety on rented machines, the features of the marketplace, and twenty frequently asked questions on hire, rates, GST and sign-in.',
  onThisPage: 'On this page',
  healthAndSafety: 'Health and safety',
  features: 'Features',
  faq: 'Frequently asked questions',
  faqText: 'Can’t find an answer? Call the number at the top of the page.',
  linkToAnswer: 'Link to this answer',
  workerSafety: 'Worker safety',
  workerSafetyText: 'The daily routine at height, around cranes, in trenches and near power, on one page.',
  industries: 'Machines by industry',
  blog: 'The blog',
} as const
