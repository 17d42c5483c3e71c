/** Erasing oneself: what goes, what stays, and what stands in the way. */
export const erasureTexts = {
  title: 'Erase my account',
  intro: 'You may have us erase what we keep of you (DPDP Act, section 12). It happens at once and cannot be undone.',
  goesTitle: 'What goes at once',
  goes: {
    identity: 'Your name, phone number and e-mail address, and all your sessions. Nobody can sign in as you any more.',
    own: 'Your cart, notifications, preferences, look-ups and exports, and files that no record shows.',
    about:
      'Invitations to you, your requests to join a company, and notes and papers that the renting company holds about you.',
    messages:
      'All messages to you. The phone number and the e-mail address become free, and begin with an empty account.',
    company: 'Your place in your company. It keeps what you have done, as “Deleted user”.',
  },
  dissolves: 'You are the only member of your company: it is dissolved.',
  staysTitle: 'What stays, why, and how long',
  stays: {
    invoices:
      'Invoices, credit and debit notes, payments and receipts: {months} months from the due date of the annual return (CGST Act, section 36).',
    hires:
      'Quotes that were sent and accepted, challans, signed logsheets, inspections and certified summary sheets, with the names under them: as long, because the invoices rest on them and their hashes would break.',
    trail: 'The audit trail of the renting company: 8 years (Companies Act, section 128).',
    messages: 'What you wrote about an enquiry or a quote: as part of that record, as “Deleted user”.',
    brief: 'Counts of codes and messages for their limits: one day. What others were told about your acts: 90 days.',
  },
  takeFirst: 'Take your data along first: afterwards nobody can do so for you.',
  loading: 'Checking whether something stands in the way…',
  failedTitle: 'We could not check what stands in the way',
  retry: 'Try again',
  reasonsTitle: 'You can’t be erased yet',
  reasons: {
    'last-admin':
      'You are the only administrator of your company, and it has other people. Make somebody else an administrator first.',
    'live-quotes': 'Quotes wait for an answer. Accept or decline them first.',
    'running-jobs': 'Machines are on hire, or to come. End those jobs first.',
    'open-dues': 'Hires are still to be billed, or invoices to be paid. Settle those first.',
  },
  erase: 'Erase my account…',
  confirmTitle: 'Erase your account for good',
  confirmText: 'Enter the code that we have sent you. Your account is erased as soon as the code is right.',
  confirm: 'Erase for good',
  close: 'Keep my account',
  yourContact: 'your phone or e-mail',
  doneTitle: 'Account Erased',
  okay: 'Okay',
  done: 'Your account is erased.',
} as const
