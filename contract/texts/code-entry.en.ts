/** Entering a one-time code while others request codes too. */
export const codeEntryTexts = {
  waitMinutes: 'Try again in {minutes} min.',
  waitHours: 'Try again in {hours} h {minutes} min.',
  knownBrowser: 'No wait in a browser where you have logged in before.',
  resendInMinutes: 'Resend OTP in {minutes} min',
  resendInHours: 'Resend OTP in {hours} h {minutes} min',
  key: 'Key',
  keyOptional: 'if the message has one',
  keyHint: 'Eight letters, such as KXPT-MWQR',
} as const
