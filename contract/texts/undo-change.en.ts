/** The page behind the undo link in the notice to a replaced phone number or email address (B-19). */
export const undoChangeTexts = {
  title: 'Undo this change',
  description: 'Take back a change of the phone number or email ID of your Yantra account that was not yours.',
  intro:
    'The phone number or email ID of your Yantra account was changed. If that was not you, undo the change: the old contact signs in again, the new one no longer does, and everybody is signed out.',
  yours: 'If you made the change yourself, you need not do anything.',
  undo: 'Undo this change',
  undoing: 'Undoing…',
  doneTitle: 'The change is undone',
  doneText:
    'Your old phone number or email ID signs in again. Everybody was signed out of your account, please log in.',
  goneTitle: 'This link no longer works',
  goneText: 'It was used already, has expired, or is incomplete. If you need help, call us on {supportPhone}.',
  failedTitle: 'The change could not be undone',
  callUs: 'If you need help, call us on {supportPhone}.',
  home: 'Go to the home page',
} as const
