const GOOD_FOR = 'It is good for {minutes} minutes. Never share it: nobody at Yantra will ask for it.'

/** Follows the text of a code that many have requested, because its reader may use none of the requesting browsers. */
export const messageKeyText = ' If this page did not send it, also enter the key {key}.'

/** The message with a one-time code, by purpose; the code is its only group of six digits. */
export const otpTexts = {
  LOGIN: {
    subject: 'Your Yantra sign-in code',
    text: `{code} is your Yantra sign-in code. ${GOOD_FOR}`,
  },
  VERIFY_PHONE: {
    subject: 'Confirm your phone number at Yantra',
    text: `{code} confirms this phone number for your Yantra account. ${GOOD_FOR}`,
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your email ID at Yantra',
    text: `{code} confirms this email ID for your Yantra account. ${GOOD_FOR}`,
  },
} as const
