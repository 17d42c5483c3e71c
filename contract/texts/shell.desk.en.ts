/** The frame of the desk: navigation, search and the menu of the person at it. */
export const deskTexts = {
  name: 'Desk',
  navigation: 'Desk',
  start: 'Start',
  office: 'Office',
  staff: 'People',
  audit: 'Audit trail',
  menu: '{name}, {role}. Menu',
  toSite: 'Open the site',
  signOut: 'Sign out',
  roles: { OWNER: 'Owner', SALES: 'Sales', OPERATIONS: 'Operations', ACCOUNTS: 'Accounts' },
  retry: 'Try again',
  selfFailed: 'Your desk could not be loaded',
  notYoursTitle: 'Not part of your role',
  notYoursText: 'Ask an owner if you need this page.',
  backToStart: 'Back to the start',

  signInTitle: 'Sign in to the desk',
  signInIntro: 'For the people of the renting company. We send a one-time code to your e-mail address.',
  notStaffTitle: 'No access to the desk',
  notStaffText: '{identifier} is not known at the desk. Ask an owner to add you, or rent on the site.',
  otherAddress: 'Use another address',
} as const
