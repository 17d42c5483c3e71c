/** Beside every phone field; apart from the texts of rules, which public pages load late. */
export const phoneTexts = {
  /** For ten digits that begin with 0 to 5, which are accepted. */
  unlikely: 'Not an Indian mobile number?',
} as const
