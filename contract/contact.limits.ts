/** Sizes of a message of the contact form, in characters as people count them; free of Zod for the pages that show them. */
export const SENDER_NAME_MAX = 60
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 2000
