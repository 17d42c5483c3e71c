/** The installed app, and what the field's pages say without a signal. */
export const appTexts = {
  name: 'Yantra on site',
  shortName: 'Yantra',
  description: 'Daily logsheets of hired machines, with or without a signal.',
} as const

/** The entries that wait on the phone until there is a signal. */
export const outboxTexts = {
  waiting: { one: '1 waiting', other: '{n} waiting' },
  refused: { one: '1 needs attention', other: '{n} need attention' },
  kept: 'Kept on this device. It is sent when there is a signal.',
  show: 'Show waiting entries',
  title: 'Waiting on this device',
  intro: 'Only you see this. Each entry is sent once, in this order, when there is a signal.',
  empty: 'Everything has been sent.',
  close: 'Close',
  acts: {
    draft: 'Draft of a day',
    add: 'Day for signature',
    save: 'Change of a draft',
    submit: 'Submission of a draft',
    revise: 'New version of a day',
    sign: 'Signature',
    dispute: 'Dispute',
  },
  report: 'Breakdown report',
  since: 'since {at}',
  shift: 'shift {shift}',
  made: 'Made {at}',
  photos: { one: '1 photo', other: '{n} photos' },
  waits: 'Waits for a signal',
  early: 'Will be sent once the day is over, from {at}',
  behind: 'Waits for the previous entry of this day',
  behindReport: 'Waits for the previous report on this machine',
  refusedTitle: 'Not accepted:',
  open: 'Open',
  again: 'Send again',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardText: 'It is deleted from this device, with your later changes to this day. The version on the server stays.',
  discardReport: 'It is deleted from this device, and the desk never receives it.',
  discardNow: 'Discard for good',
  keep: 'Keep it',
  compare: 'Compare and send',
  compareTitle: 'Somebody else changed this day',
  compareText: 'Yours replaces what the server has now.',
  compareFailed: 'The day could not be loaded. Try again when there is a signal.',
  theirs: 'On the server',
  mine: 'Yours',
  replace: 'Send mine instead',
  fields: {
    slices: 'Hours',
    meterOpen: 'Meter, start',
    meterClose: 'Meter, end',
    fuel: 'Diesel filled, litres',
    remarks: 'Remarks',
    photoIds: 'Photos',
  },
} as const

/** Signing out while something waits. */
export const signOutTexts = {
  title: 'Sign out?',
  waiting: {
    one: '1 entry waits on this device for a signal.',
    other: '{n} entries wait on this device for a signal.',
  },
  text: 'They stay here, and nobody else sees them. They are sent when you sign in on this device again.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
} as const
