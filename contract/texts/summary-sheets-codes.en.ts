/** The message with the code for certifying a summary sheet. */
export const summarySheetCodes = {
  certify: {
    subject: 'Your code to certify a summary sheet',
    text: '{code} is your code to certify {amount} before GST on summary sheet {number}, {machine}, {from} to {to}. It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.',
  },
} as const
