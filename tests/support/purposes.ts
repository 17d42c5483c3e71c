/** Tables that refuse a transaction without the purpose with an error. */
export const LOUD = [
  'code_challenge',
  'code_window',
  'known_device',
  'one_time_code',
  'wrong_try',
  'token_family',
  'refresh_token',
  'spent_token',
  'replaced_identifier',
  'contact_message',
]
/** Everybody may insert rows here, and sees none. */
export const LEFT = ['task', 'outbox_notice']
/** Visible also to the people in a row; changed only with the purpose. */
export const PEOPLE = ['account', 'identifier', 'company']

/** Tables that are visible for a purpose, which the transaction names. */
export const FOR_A_PURPOSE = [...LOUD, ...LEFT, ...PEOPLE]
