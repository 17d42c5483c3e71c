/** The contact form, in its dialog and on the page about us. */
export const contactMessages = {
  title: 'Contact us',
  intro: 'A question about a machine, a quote or a bill? Write to us: we answer by email on the next working day.',
  callUs: 'If it is urgent, call us on',
  close: 'Close',
  errorSummary: 'Please check these fields',
  name: 'Your name',
  email: 'Email ID',
  phone: 'Phone number',
  optional: 'optional',
  message: 'Message',
  upTo: 'Between 10 and 2,000 characters',
  left: '{count} characters left',
  over: '{count} characters too many',
  website: 'Leave this field empty',
  privacy: 'We use what you write to answer you, and for nothing else.',
  send: 'Send message',
  sending: 'Sending…',
  sentTitle: 'Message Sent Successfully',
  sent: 'We answer to {email} on the next working day.',
  sentPage: 'Your message has arrived. We answer by email on the next working day.',
  another: 'Write another message',
  okay: 'Okay',
  labels: { name: 'name', email: 'email ID', phone: 'phone number', message: 'message' },
} as const

/** Why no more messages are taken for a while; `{…}` is filled in. */
export const contactDetails = {
  tooMany:
    'You have sent several messages within an hour. Please try again in {minutes} min, or call us on {supportPhone}.',
} as const
