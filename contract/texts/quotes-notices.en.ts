/** Letters of quotes to people at the desk. */
export const quotesNotices = {
  ownerAsked: {
    subject: 'Please send quote {number}',
    text: '{person} asks you to send quote {number} to {customer}; its discount is above the limit of sales. Message: {message} Open the draft: {link}',
  },
} as const
