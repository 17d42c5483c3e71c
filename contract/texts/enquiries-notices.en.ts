/** Notices about enquiries, and the emails to subscribers of a machine. */
export const enquiriesNotices = {
  available: {
    subject: '{product} is available in {city} now',
    text: 'You asked for this update: {product} can be rented in {city} now. Send an enquiry: {productLink} – This is the only email about it. To stop updates about other products too, use this link: {stopLink}',
  },
  messageToDesk: {
    subject: 'A message about {number}',
    text: '{person} has written about the enquiry {number}. Read and answer: {link}',
  },
} as const
