import type { Access } from '#contract/access.ts'

/** What a session is known by in a browser; the mark keeps the audiences apart. */
const namesOf = (mark: string, home: string) => ({
  /** Local storage key of the refresh token; the customer's is the specification's (section 9). */
  tokenKey: `${mark}refreshToken`,
  /** Session storage key of whoever was last signed in in this tab. */
  personKey: `yantra.${mark}person`,
  /** Lock under which one tab at a time trades the refresh token. */
  lock: `${mark}session`,
  /** Channel on which tabs tell each other. */
  channel: `yantra.${mark}session`,
  /** Where the end of a session leads. */
  home,
})

/** Whom a part of the site is for: one browser may hold a session of each. */
export const audiences = { customer: namesOf('', '/'), desk: namesOf('desk.', '/desk') }

export type Audience = keyof typeof audiences

/** The audience whose session carries a call. */
export const audienceOf = (access: Access): Audience => (access.startsWith('staff:') ? 'desk' : 'customer')
