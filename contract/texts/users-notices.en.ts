/** Notices about a company's actions, by email or text message. */
export const userNotices = {
  accessRequested: {
    subject: '{person} asks for access to {company} at Yantra',
    text: '{person} asks for access to {company}. Sign in at {url} to approve or reject it within {days} days.',
  },
  invited: {
    subject: '{company} invites you at Yantra',
    text: '{company} invites you to rent with it at Yantra as {role}. Sign in at {url} with this phone number or email ID to accept or decline within {days} days: we send you a code, no password is needed.',
  },
  deactivated: {
    subject: 'Your Yantra account was deactivated',
    text: '{company} has deactivated your Yantra account: you can no longer sign in. Ask its administrator, or call us on {supportPhone}.',
  },
  activated: {
    subject: 'Your Yantra account is active again',
    text: '{company} has activated your Yantra account again. Sign in at {url}.',
  },
} as const

export const roleWords = { ROLE_ADMIN: 'an administrator', ROLE_USER: 'a user' } as const
