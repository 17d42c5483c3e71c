/** The calls of one side for its logs. */
export const customerLogCalls = {
  next: 'getNextLogsheet',
  add: 'addLogsheet',
  get: 'getLogsheet',
  save: 'saveLogsheet',
  submit: 'submitLogsheet',
  revise: 'reviseLogsheet',
} as const

export const deskLogCalls = {
  next: 'getNextDeskLogsheet',
  add: 'addDeskLogsheet',
  get: 'getDeskLogsheet',
  save: 'saveDeskLogsheet',
  submit: 'submitDeskLogsheet',
  revise: 'reviseDeskLogsheet',
} as const

export type LogCalls = typeof customerLogCalls | typeof deskLogCalls
