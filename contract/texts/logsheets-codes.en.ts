/** The message with the code for signing a logsheet. */
export const logsheetCodes = {
  sign: {
    subject: 'Your code to sign a logsheet',
    text: '{code} is your code to sign the logsheet of {machine} for {date}, {hours} h worked. It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.',
  },
} as const
