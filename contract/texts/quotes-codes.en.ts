/** The message with the code for accepting a quote. The code comes first, as the number of a quote has six digits too. */
export const quotesCodes = {
  accept: {
    subject: 'Your code to accept a quote',
    text: '{code} is your code to accept quote {number}, version {version}, quoted at {total}, GST included. It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.',
  },
} as const
