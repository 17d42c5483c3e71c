/** Notices about enquiries, and the emails to subscribers of a machine. */
export const enquiriesNotices = {
  available: {
    subject: '{product} is available in {city} now',
    text: 'You asked us to tell you: {product} can be rented in {city} now. Look at it and send an enquiry: {productLink} – This is the only email about it. If you wait for other products too and no longer want to hear of them, withdraw that here: {stopLink}',
  },
  messageToDesk: {
    subject: 'A message about {number}',
    text: '{person} has written about the enquiry {number}. Read and answer: {link}',
  },
} as const
