/** Limits of a contact message, in characters as people count them; without Zod, because pages load them. */
export const SENDER_NAME_MAX = 60
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 2000
