/** The texts of notifications by kind (`contract/notification-kinds.ts`): in the bell, in e-mails and text messages. */
export const notificationTexts = {
  enquirySubmitted: {
    title: '{person} sent enquiry {enquiryNumber}',
    text: 'We answer it as soon as we can. You see it in the enquiries of your company.',
  },
  enquiryCancelled: {
    title: 'Enquiry {enquiryNumber} was cancelled',
    text: '{person} cancelled it.',
  },
  enquiryCancelledByUs: {
    title: 'We cancelled enquiry {enquiryNumber}',
    text: 'Reason: {reason}',
  },
  enquiryMessage: {
    title: 'New message on enquiry {enquiryNumber}',
    text: 'Message: {message}',
  },
  enquiryQuoted: {
    title: 'Your quote for enquiry {enquiryNumber}',
    text: '{total} for the whole hire, GST included. It is valid until the end of {validUntil}.',
  },
  enquiryQuoteReminder: {
    title: 'Your quote for enquiry {enquiryNumber} waits for your answer',
    text: '{total} for the whole hire, GST included. It is valid until the end of {validUntil}.',
  },
  enquiryQuoteRevised: {
    title: 'Version {version} of your quote for enquiry {enquiryNumber}',
    text: '{total} for the whole hire, GST included; version {before} was {was}. It is valid until the end of {validUntil}. The quote shows what changed.',
  },
  enquiryQuoteApproval: {
    title: '{person} asks you to accept a quote',
    text: 'Quote {quoteNumber} for enquiry {enquiryNumber}: {total}, GST included. {message}',
  },
  enquiryQuoteAccepted: {
    title: 'Quote {quoteNumber} is accepted',
    text: '{person} accepted it for {total}, GST included. We will contact you about delivery.',
  },
  enquiryQuoteDeclined: {
    title: 'Quote {quoteNumber} is declined',
    text: '{person} declined it. Reason: {reason}',
  },
  enquiryQuoteExpired: {
    title: 'The quote for enquiry {enquiryNumber} has expired',
    text: 'It was valid until the end of {validUntil}. Ask us for a new one on its page.',
  },
  enquiryQuoteWithdrawn: {
    title: 'We withdrew the quote for enquiry {enquiryNumber}',
    text: 'Reason: {reason}',
  },
  jobBegan: {
    title: '{machine} is on hire at {site}',
    text: 'Job {jobNumber}: billing began on {date}.',
  },
  jobOffHire: {
    title: 'We confirm your off-hire of {machine}',
    text: 'Job {jobNumber} at {site}: {date} is the last billed day.',
  },
  jobExtended: {
    title: 'Your hire of {machine} is extended to {date}',
    text: 'Job {jobNumber} at {site} goes on as you asked.',
  },
  jobExtensionRefused: {
    title: 'We cannot extend your hire of {machine} to {date}',
    text: 'Job {jobNumber} at {site}. Reason: {reason}',
  },
  jobCancelled: {
    title: 'We cancelled job {jobNumber}',
    text: '{machine} for {site}. Reason: {reason}',
  },
  accessRequested: {
    title: '{person} asks for access to {company}',
    text: 'Approve or reject it in the list of users.',
  },
  accessApproved: {
    title: 'Your access to {company}',
    text: 'Your request was approved: you are a user of {company} now.',
  },
  // A company's name stays private until access is granted.
  accessRejected: {
    title: 'Your request for access',
    text: 'Your request for access to the company with GSTIN {gstin} was not approved. Its administrator can tell you why.',
  },
  invitationAccepted: {
    title: '{person} joined {company}',
    text: 'Your invitation was accepted.',
  },
} as const
