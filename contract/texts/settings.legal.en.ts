/** Texts around the terms, the privacy policy and the grievance page. */
export const legalTexts = {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  grievance: 'Grievance redressal',
  descriptions: {
    terms: 'The terms for using this site and for sending enquiries.',
    privacy: 'What personal data we keep, why, for how long, and your rights.',
    grievance: 'How to complain, and the grievance officer who answers.',
  },
  changedOn: 'Last changed on {date}',
  /** Only where the page’s language is another one. */
  inEnglish: '',
  officer: 'Grievance officer',
  officerSoon: 'The name of the grievance officer follows shortly.',
  registeredOffice: 'Registered office',
  onThisPage: 'On this page',
} as const
