/** Texts of the resources page around its contents. */
export const resourcesTexts = {
  title: 'Resources',
  tagline: 'How we keep people safe, what the site can do, and what is asked most often.',
  description:
    'Health and safety on rented machines, what the marketplace can do, and twenty frequently asked questions on hire, rates, GST and sign-in.',
  onThisPage: 'On this page',
  healthAndSafety: 'Health and safety',
  features: 'Features',
  faq: 'Frequently asked questions',
  faqText: 'No answer among these? Call us, the number stands at the top of the page.',
  linkToAnswer: 'Link to this answer',
  workerSafety: 'Worker safety',
  workerSafetyText: 'The daily routine at height, around cranes, in trenches and near power, on one page.',
  industries: 'Machines by industry',
  blog: 'The blog',
} as const
