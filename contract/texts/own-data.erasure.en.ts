/** Erasing oneself: what goes, what stays, and what stands in the way. */
export const erasureTexts = {
  title: 'Erase my account',
  intro:
    'You can ask us to erase the data we keep about you (DPDP Act, section 12). It happens at once and cannot be undone.',
  goesTitle: 'Erased at once',
  goes: {
    identity: 'Your name, phone number and e-mail address, and all your sessions. Nobody can sign in as you any more.',
    own: 'Your cart, notifications, preferences, look-ups and exports, and files that no record uses.',
    about:
      'Invitations to you, your requests to join a company, and notes and papers that the renting company holds about you.',
    messages:
      'All messages to you. Your phone number and e-mail address become free; signing in with them starts an empty account.',
    company: 'Your membership in your company. It keeps your actions, as “Deleted user”.',
  },
  dissolves: 'You are the only member of your company: it is dissolved.',
  staysTitle: 'Kept, why, and how long',
  stays: {
    invoices:
      'Invoices, credit and debit notes, payments and receipts: {months} months from the due date of the annual return (CGST Act, section 36).',
    hires:
      'Quotes that were sent and accepted, challans, signed logsheets, inspections and certified summary sheets, with the names under them: for the same time, because the invoices depend on them and their hashes would break.',
    trail: 'The audit trail of the renting company: 8 years (Companies Act, section 128).',
    messages: 'Your messages about an enquiry or a quote: as part of that record, as “Deleted user”.',
    brief:
      'Counts of codes and messages for their limits: one day. Notifications to others about your actions: 90 days.',
  },
  takeFirst: 'Export your data first: it is not possible afterwards.',
  loading: 'Checking whether anything prevents it…',
  failedTitle: 'We could not check whether anything prevents it',
  retry: 'Try again',
  reasonsTitle: 'Your account can’t be erased yet',
  reasons: {
    'last-admin':
      'You are the only administrator of your company, and it has other people. Make somebody else an administrator first.',
    'live-quotes': 'You have unanswered quotes. Accept or decline them first.',
    'running-jobs': 'Machines are on hire or scheduled. End those jobs first.',
    'open-dues': 'Some hires are not billed yet, or invoices are unpaid. Settle those first.',
  },
  erase: 'Erase my account…',
  confirmTitle: 'Erase your account for good',
  confirmText: 'Enter the code we sent you. Your account is erased as soon as the code is correct.',
  confirm: 'Erase for good',
  close: 'Keep my account',
  yourContact: 'your phone or e-mail',
  doneTitle: 'Account Erased',
  okay: 'Okay',
  done: 'Your account is erased.',
} as const
