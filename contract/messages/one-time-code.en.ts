/** The message that carries a one-time code; the code is its only group of six digits. */
export const oneTimeCodeMessages = {
  subject: 'Your Yantra sign-in code',
  text: '{code} is your Yantra sign-in code. It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.',
} as const
