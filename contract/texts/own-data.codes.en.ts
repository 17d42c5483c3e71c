/** The message with the code for erasing an account. */
export const erasureCodes = {
  erase: {
    subject: 'Your code to erase your account',
    text: '{code} is your code to erase your Yantra account permanently. It is good for {minutes} minutes. If you have not asked for it, do nothing. Never share it: nobody at Yantra will ask for it.',
  },
} as const
