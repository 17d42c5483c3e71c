/** The emails of the contact form: the message to staff, and the receipt to its sender. */
export const contactNotices = {
  toStaff: {
    subject: 'Message from {name} by the contact form',
    text: 'Name: {name}\nEmail ID: {email}\nPhone number: {phone}\n\n{message}\n\nAn answer to this mail goes to {email}.',
  },
  answer: {
    subject: 'Answer to your message to Yantra',
    text: '{answer}\n\n{by}, Yantra\n\nThis answers your message of {date} by the contact form. Reply to this mail to write to us again.',
  },
  noPhone: 'not given',
  // No word of the input: the address may be a stranger's, who must not receive other people's words.
  receipt: {
    subject: 'Your message to Yantra has arrived',
    text: 'Your message by the contact form at {url} has arrived. We read it on the next working day and answer to this email ID. If it is urgent, call us on {supportPhone}.\n\nIf you have not written to us, somebody gave your email ID by mistake: you need not do anything.',
  },
} as const
