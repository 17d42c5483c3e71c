/** The enquiries of a customer, on their page at the desk. */
export const customerEnquiriesTexts = {
  title: 'Enquiries',
  none: 'No enquiries yet.',
  failed: 'The enquiries could not be loaded',
  retry: 'Try again',
  newer: 'Newer',
  older: 'Older',
  shown: '{first} to {last} of {all}',
} as const
