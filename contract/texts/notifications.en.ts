/** The texts of notifications by kind (`contract/notification-kinds.ts`): in the bell, in e-mails and text messages. */
export const notificationTexts = {
  enquirySubmitted: {
    title: '{person} sent enquiry {enquiryNumber}',
    text: 'We will answer as soon as we can. You see it in the enquiries of your company.',
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
  jobDispatched: {
    title: '{machine} is on its way, job {jobNumber}',
    text: 'To {site}, with delivery challan {number}.',
  },
  jobBreakdown: {
    title: 'Breakdown: {machine}, job {jobNumber}',
    text: '{site}. {note}',
  },
  jobBreakdownOver: {
    title: '{machine} is running again, job {jobNumber}',
    text: '{site}. The breakdown is over.',
  },
  jobInspection: {
    title: 'Inspection to sign: {machine}, job {jobNumber}',
    text: 'Check each point at {site}, then sign it or note any difference.',
  },
  jobSwapped: {
    title: 'Another machine on job {jobNumber}',
    text: '{fleetNumber} replaces {machine} at {site}. Reason: {reason}',
  },
  logSubmitted: {
    title: 'Logsheet to sign: {machine}, {date}',
    text: '{hours} h worked at {site}. Check the day, then sign or dispute it.',
  },
  logAnswered: {
    title: 'New version to sign: {machine}, {date}',
    text: '{site}: {hours} h worked now. Check the new version, then sign or dispute it.',
  },
  logDisputed: {
    title: 'Logsheet disputed: {machine}, {date}',
    text: '{by} disputes the day at {site}.',
  },
  logSigned: {
    title: 'Logsheet signed: {machine}, {date}',
    text: '{by} signed {hours} h worked at {site}.',
  },
  logReminder: {
    title: 'Still to sign: {machine}, {date}',
    text: '{hours} h worked at {site}. The logsheet waits for your signature.',
  },
  logDeemed: {
    title: 'Counts as signed: {machine}, {date}',
    text: 'No answer came in time, so {hours} h worked at {site} are deemed signed.',
  },
  summarySent: {
    title: 'Summary sheet to certify: {machine}, {from} to {to}',
    text: '{number} for {site} waits for your answer. Certify it with a code, or dispute single lines.',
  },
  summaryRevised: {
    title: 'Summary sheet revised: {machine}, {from} to {to}',
    text: 'We answered your dispute of {number} for {site}. Check the changes, then certify it.',
  },
  summarySettled: {
    title: 'Summary sheet certified: {machine}, {from} to {to}',
    text: 'We answered your dispute of {number} for {site}. All lines that are left are agreed, so you need not answer.',
  },
  summaryReminder: {
    title: 'Still to certify: {machine}, {from} to {to}',
    text: 'Summary sheet {number} for {site} waits for your answer.',
  },
  summaryDeemed: {
    title: 'Counts as certified: {machine}, {from} to {to}',
    text: 'No answer came in time, so the open lines of {number} for {site} are deemed agreed.',
  },
  invoiceIssued: {
    title: 'Invoice {number}: {amount}',
    text: 'For {sites}. Please pay by {date}.',
  },
  invoiceCredited: {
    title: 'Credit note for invoice {number}: {amount}',
    text: 'For {sites}. {balance} is left to pay.',
  },
  invoiceDebited: {
    title: 'Debit note for invoice {number}: {amount}',
    text: 'For {sites}. {balance} is left to pay.',
  },
  invoicePaid: {
    title: 'Payment for invoice {number}: {amount}',
    text: 'Thank you. The amount includes any TDS. {balance} is left to pay.',
  },
  invoiceDueSoon: {
    title: 'Invoice {number} is due on {date}: {amount}',
    text: 'For {sites}. If you have already paid, ignore this reminder.',
  },
  invoiceDueToday: {
    title: 'Invoice {number} is due today: {amount}',
    text: 'For {sites}. If you have already paid, ignore this reminder.',
  },
  invoiceOverdue: {
    title: 'Invoice {number} is {days} days overdue: {amount}',
    text: 'For {sites}. It was due on {date}. Please pay, or dispute lines that are wrong.',
  },
  invoiceOverdueInterest: {
    title: 'Invoice {number} is {days} days overdue: {amount}',
    text: 'For {sites}. It was due on {date}. Statutory interest to date: {interest} (MSMED Act). Please pay, or dispute lines that are wrong.',
  },
  invoiceDisputeRejected: {
    title: 'Your dispute of invoice {number} is rejected',
    text: 'For {sites}. See our reply on its page; {balance} is left to pay.',
  },
  budgetReached: {
    title: 'Order {order}: {percent}\u00a0% of the budget is spent',
    text: '{spent} of {amount} before GST. Forecast to the end of its hires: {forecast}.',
  },
  siteAssigned: {
    title: 'You are now assigned to {site}',
    text: '{person} assigned you. You see its enquiries, jobs and logsheets.',
  },
  siteEngineer: {
    title: 'You are now an engineer of {site}',
    text: '{person} named you. You see its enquiries, jobs and logsheets, and you sign the logsheets.',
  },
  siteLeft: {
    title: 'You no longer work at {site}',
    text: '{person} ended your work there. You no longer see its jobs and logsheets.',
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
