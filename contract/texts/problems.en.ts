import { gstProblemTexts } from './problems.gst.en.ts'
import { paymentProblemTexts } from './problems.payments.en.ts'

/** Title and default text of every problem (specification section 8; the rest in its style). */
export const problemTexts = {
  'bad-request': { title: 'Bad request', detail: 'Invalid request. Please check your input.' },
  unauthorized: { title: 'Not signed in', detail: 'Please log in to continue.' },
  'invalid-refresh-token': { title: 'Session ended', detail: 'Please log in to continue.' },
  forbidden: { title: 'Not allowed', detail: "You don't have permission to perform this action." },
  'gstin-not-found': { title: 'GSTIN not found', detail: 'This GSTIN is not known to the GST directory.' },
  'not-found': { title: 'Not found', detail: 'Requested resource not found.' },
  'request-timeout': { title: 'Request too slow', detail: 'The request took too long to arrive. Please try again.' },
  'already-registered': { title: 'Already registered', detail: 'This profile is registered already. Please log in.' },
  'product-already-in-cart': {
    title: 'Already in the cart',
    detail: 'Same Product is already in the CART - Please update Rental period, Duration and other details.',
  },
  'product-withdrawn': {
    title: 'Product withdrawn',
    detail: 'This product is no longer offered. Please remove it or choose another.',
  },
  'cart-empty': { title: 'Cart is empty', detail: 'Your enquiry cart is empty. Add a product first.' },
  'nothing-to-repeat': {
    title: 'Nothing to repeat',
    detail: 'None of the machines in this enquiry is offered any more. Please choose others.',
  },
  'company-exists': {
    title: 'Company registered already',
    detail: 'This company is registered already. Please request access to it.',
  },
  'gst-lookup-required': { title: 'Look it up first', detail: 'Please look up the GSTIN first, then confirm.' },
  'access-already-requested': {
    title: 'Access requested already',
    detail: 'You have requested access to this company already. Its administrator will decide.',
  },
  'administrator-decides': {
    title: 'Its administrator decides',
    detail: 'This company has an active administrator, who decides on requests.',
  },
  'access-request-decided': { title: 'Decided already', detail: 'This request has been decided already.' },
  'identifier-in-use': { title: 'In use', detail: 'This phone number or email ID belongs to another account.' },
  'fresh-sign-in-required': {
    title: 'Sign in again',
    detail: 'For your safety please sign in again, then verify.',
  },
  'last-admin': { title: 'Last administrator', detail: 'A company keeps at least one active administrator.' },
  'live-quotes': {
    title: 'Live quotes',
    detail: 'You have unanswered quotes. Accept or decline them first.',
  },
  'last-owner': { title: 'Last owner', detail: 'The desk keeps at least one active owner.' },
  'link-expired': {
    title: 'Link expired',
    detail: 'This link has expired. Ask the sender for a new one.',
  },
  'link-revoked': {
    title: 'Link withdrawn',
    detail: 'This link was withdrawn. Ask the sender for a new one.',
  },
  'link-replaced': {
    title: 'Version replaced',
    detail: 'A newer version replaces what this link opened. Ask the sender for a link to the new one.',
  },
  'logsheet-exists': { title: 'Logsheet exists', detail: 'This shift has a logsheet already.' },
  'machine-taken': { title: 'Machine taken', detail: 'This machine is not free on these days.' },
  'operator-taken': { title: 'Operator taken', detail: 'This operator is on another job on these days.' },
  'machine-booked': { title: 'Machine booked', detail: 'This machine has a booking or is on a job.' },
  'running-jobs': {
    title: 'Machines on hire',
    detail: 'Machines are on hire or scheduled. End those jobs first.',
  },
  'open-dues': {
    title: 'Payments due',
    detail: 'Some hires are not billed yet, or invoices are unpaid. Settle those first.',
  },
  'site-in-use': {
    title: 'Site in use',
    detail: 'Machines are on hire or scheduled at this site. You can delete it once those jobs are over.',
  },
  'machine-exists': {
    title: 'Machine exists',
    detail: 'Another machine has this fleet number, or this serial number of the same product.',
  },
  'operator-exists': { title: 'Operator exists', detail: 'Another operator has this licence number.' },
  'papers-expired': { title: 'Papers expired', detail: 'A mandatory paper is missing or has expired.' },
  'yard-exists': { title: 'Yard exists', detail: 'There is a yard of this name already.' },
  'nothing-due': { title: 'Nothing due', detail: 'Every completed billing cycle of this job has its summary sheet.' },
  'nothing-to-bill': {
    title: 'Nothing to bill',
    detail: 'No agreed lines are left to invoice, or they add up to zero.',
  },
  'bills-differ': {
    title: 'Not on one invoice',
    detail: 'These lines have different customers, addresses or GST rates. Bill them separately.',
  },
  'over-credited': {
    title: 'More than is owed',
    detail: 'A credit note cannot exceed what is left of a line with its deductions and its earlier notes.',
  },
  'note-too-late': {
    title: 'Too late for a credit note',
    detail: 'GST on an invoice can be credited only until 30 November after its financial year.',
  },
  'dispute-too-late': {
    title: 'Too late to dispute',
    detail: 'The time to dispute this invoice is over. Its page says whom to write to.',
  },
  ...gstProblemTexts,
  ...paymentProblemTexts,
  'evidence-too-large': {
    title: 'Too much for one pack',
    detail: 'This document has more logs than one pack can hold. Download the packs of its summary sheets instead.',
  },
  'unanswered-findings': {
    title: 'Findings to answer',
    detail: 'The checks have findings. Answer each one, then send the sheet.',
  },
  'unsigned-days': {
    title: 'Days without a signed log',
    detail: 'The sheet counts signed logs only. Get the open days signed first.',
  },
  'logs-changed': {
    title: 'Logs have changed',
    detail: 'A logsheet has changed since this sheet was sent. We will send a new version.',
  },
  'status-conflict': {
    title: 'No longer possible',
    detail: 'This is not possible in the current status. Please refresh and try again.',
  },
  'taken-by-colleague': { title: 'Taken by a colleague', detail: 'A colleague has this enquiry now.' },
  'not-assignable': { title: 'Cannot take it', detail: 'This person cannot answer enquiries.' },
  'conversation-full': {
    title: 'Conversation is full',
    detail: 'No more messages fit here. Please call us.',
  },
  'too-many-photos': {
    title: 'Enough photographs',
    detail: 'A machine can have a maximum of 12 photographs. Remove one first.',
  },
  'too-many-documents': {
    title: 'Enough documents',
    detail: 'A company can have a maximum of 100 documents. Remove one first.',
  },
  'rate-missing': { title: 'No rate yet', detail: 'Give this machine a rate in the rate card first, then publish it.' },
  'own-account': { title: 'Own account', detail: 'You cannot do this to your own account.' },
  'user-already-there': {
    title: 'Already a user',
    detail: 'This person is a user of your company already, or invited.',
  },
  'invitation-pending': { title: 'Not accepted yet', detail: 'This person has not accepted the invitation yet.' },
  'verified-email-required': {
    title: 'Email not verified',
    detail: 'The update comes by email: please verify an email ID first.',
  },
  'already-available': {
    title: 'Available already',
    detail: 'This product is available in this city already. You can send an enquiry for it at once.',
  },
  'rate-card-exists': {
    title: 'Card exists',
    detail: 'There is a card for this from the same day. Choose another day.',
  },
  'settings-incomplete': {
    title: 'Settings are incomplete',
    detail: 'Fill in the company, its address and bank in the settings first: documents name them.',
  },
  'discount-above-limit': {
    title: 'Discount above your limit',
    detail: 'Your discount is above the limit of your role. Ask the owner to send this quote.',
  },
  'above-accept-limit': {
    title: 'Above your limit',
    detail:
      'This quote is above the amount that you may accept. Please ask an administrator of your company for approval.',
  },
  'sheet-below-zero': {
    title: 'The sheet is below zero',
    detail:
      'The deductions are more than the charges of this cycle. Reduce them and carry the rest to the next cycle, or issue a credit note to an earlier invoice.',
  },
  'preview-outdated': {
    title: 'Changed since the preview',
    detail: 'This has changed since the preview. Please look at the new preview.',
  },
  'too-many-machines': {
    title: 'Too many machines',
    detail: 'One change takes at most 1,000 machines. Filter the list.',
  },
  'too-many-invoices': {
    title: 'Too many invoices',
    detail: 'One file takes at most 5,000 invoices. Narrow the list by its filters or a search.',
  },
  'budget-exists': {
    title: 'Budget exists',
    detail: 'This purchase order already has a budget. Please change that one.',
  },
  'precondition-failed': {
    title: 'Changed meanwhile',
    detail: 'Somebody else has changed this meanwhile. Please reload and try again.',
  },
  'precondition-required': {
    title: 'Version missing',
    detail: 'Send If-Match with the version you have read, so that you overwrite nobody’s change.',
  },
  'payload-too-large': { title: 'Too large', detail: 'The request is larger than this address takes.' },
  'unsupported-media-type': { title: 'Unsupported content', detail: 'Send the body as application/json.' },
  'file-type-refused': {
    title: 'Wrong type of file',
    detail: 'This type of file is not accepted here. Pictures may be JPEG, PNG or WebP; documents are PDF.',
  },
  'file-unreadable': {
    title: 'File not readable',
    detail: 'This file is empty or damaged, or the picture is too large. Please choose another one.',
  },
  validation: { title: 'Wrong input', detail: 'Invalid data provided. Please check your input.' },
  'account-deactivated': {
    title: 'Account deactivated',
    detail: 'This account is deactivated. Please contact support.',
  },
  'invalid-otp': { title: 'Wrong code', detail: 'OTP you have entered is incorrect. Retry again.' },
  'expired-otp': { title: 'Code expired', detail: 'OTP has expired' },
  'max-cart-line-items-exceeded': { title: 'Cart is full', detail: 'The cart can hold a maximum of 10 products.' },
  'max-project-sites-exceeded': {
    title: 'Too many project sites',
    detail: 'A company can have a maximum of 500 project sites. Delete one that is over first.',
  },
  'idempotency-key-reused': {
    title: 'Key used before',
    detail: 'This Idempotency-Key was used with another body. Please use a new one.',
  },
  'otp-already-requested': {
    title: 'Code sent already',
    detail: 'OTP already sent. You can request a new one in 60 seconds.',
  },
  'too-many-requests': { title: 'Too many requests', detail: 'Too many requests. Please try again later.' },
  'server-error': { title: 'Server error', detail: 'Server error. Please try again later.' },
  'service-unavailable': { title: 'Unavailable', detail: 'Service maintenance in progress.' },
} as const
