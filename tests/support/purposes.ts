/** Tables in which a transaction without the purpose has no business at all, and is told so. */
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
/** Anybody leaves rows there, and sees none. */
export const LEFT = ['task', 'outbox_notice']
/** Seen beyond the purpose by those a row is about, and changed for the purpose alone. */
export const PEOPLE = ['account', 'identifier', 'company']

/** Tables that are seen for a purpose, which the transaction names. */
export const FOR_A_PURPOSE = [...LOUD, ...LEFT, ...PEOPLE]
