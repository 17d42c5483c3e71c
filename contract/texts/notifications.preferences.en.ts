/** The page where people choose what they are sent. */
export const preferenceTexts = {
  title: 'Notifications',
  intro: 'The bell shows all notifications for 90 days. Choose here what we also send you.',
  always: 'We always send sign-in codes, invitations and changes of your account.',
  loading: 'Loading your choices…',
  failedTitle: 'Your choices could not be loaded',
  retry: 'Try again',
  groups: {
    enquiries: {
      name: 'Enquiries',
      about: 'Messages, quotes and cancellations of your enquiries, and news of your rental jobs',
    },
    company: { name: 'Company', about: 'Decisions on your requests for access' },
  },
  email: 'E-mail',
  sms: 'Text message',
  to: 'To {to}',
  noEmail: 'You have no verified email ID.',
  noPhone: 'You have no verified phone number.',
  verifyEmail: 'Add an email ID',
  verifyPhone: 'Add a phone number',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your choices are saved.',
} as const
