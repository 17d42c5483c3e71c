/** The messages with the code for signing a logsheet, and with a link for it. */
export const logsheetCodes = {
  sign: {
    subject: 'Your code to sign a logsheet',
    text: '{code} is your code to sign the logsheet of {machine} for {date}, {hours} h worked. It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.',
  },
  entry: {
    text: '{by} asks you to enter the daily log of {machine} at {site}: {url} The link is for you alone; do not share it.',
  },
  link: {
    text: '{by} asks you to check and sign the logsheet of {machine} for {date}, {hours} h worked: {url} The link is for you alone; do not share it.',
  },
} as const
