/** The installed app, and what the field's pages say without a signal. */
export const appTexts = {
  name: 'Yantra on site',
  shortName: 'Yantra',
  description: 'Daily logsheets of hired machines, with or without a signal.',
} as const

/** What waits on the phone until there is a signal. */
export const outboxTexts = {
  waiting: { one: '1 waiting', other: '{n} waiting' },
  refused: { one: '1 needs you', other: '{n} need you' },
  kept: 'Kept on this device. It goes out by itself when there is a signal.',
  show: 'Show what waits',
  title: 'Waiting on this device',
  intro: 'Only you see this. Each entry goes out once, in this order, when there is a signal.',
  empty: 'Everything has gone out.',
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
  behind: 'Waits for the entry of this day before it',
  behindReport: 'Waits for the report on this machine before it',
  refusedTitle: 'Not taken:',
  open: 'Open',
  again: 'Send again',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardText:
    'It is removed from this device for good, with what you did to this day after it. What the server has stays there.',
  discardReport: 'It is removed from this device for good, and the desk is not told of it.',
  discardNow: 'Discard for good',
  keep: 'Keep it',
  compare: 'Compare and send',
  compareTitle: 'Somebody else changed this day',
  compareText: 'Yours replaces what the server has now.',
  compareFailed: 'The day could not be read. Try again when there is a signal.',
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
  text: 'They stay here, and nobody else sees them. They go out when you sign in on this device again.',
  signOut: 'Sign out',
  stay: 'Stay signed in',
} as const
