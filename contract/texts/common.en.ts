/** Texts shared by forms, lists and pages of several features. */
export const commonTexts = {
  retry: 'Try again',
  loading: 'Loading',
  errorSummary: 'Please check these fields',
  optional: 'optional',
  cancel: 'Cancel',
  staleTitle: 'Somebody else has changed this meanwhile',
  staleText: 'Reload to take in what they changed. What you typed stays in its fields until you save it.',
  reload: 'Reload',
  reloaded: 'Their changes are in. Look through the fields, then save yours.',
} as const
