/** Messages to the people at the desk. */
export const staffNotices = {
  added: {
    subject: 'Your access to the Yantra desk',
    text: 'Hello {name}, {by} has added you to the desk. Open {url} and sign in with {email}: we send you a code, no password is needed.',
  },
} as const
