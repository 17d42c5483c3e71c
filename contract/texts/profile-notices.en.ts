/** The notice to a replaced phone number or email address. */
export const identifierChangedTexts = {
  PHONE: {
    subject: 'Your phone number at Yantra was changed',
    text: 'Your phone number was changed: this one no longer signs in to your Yantra account. If it was not you, undo it within {hours} hours: {undoLink} or call us on {supportPhone}.',
  },
  EMAIL: {
    subject: 'Your email ID at Yantra was changed',
    text: 'Your email ID was changed: this one no longer signs in to your Yantra account. If it was not you, undo it within {hours} hours: {undoLink} or call us on {supportPhone}.',
  },
} as const
