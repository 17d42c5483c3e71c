import type { Access } from '#contract/access.ts'

/** The names of a session in a browser; the mark keeps audiences apart. */
const namesOf = (mark: string, home: string) => ({
  /** Local storage key of the refresh token; the customer's is given by the specification (section 9). */
  tokenKey: `${mark}refreshToken`,
  /** Session storage key of the last user signed in in this tab. */
  personKey: `yantra.${mark}person`,
  /** Local storage key of the person whose token that is. */
  holderKey: `yantra.${mark}holder`,
  /** Database of the answers that are kept for them. */
  answers: `yantra.${mark}answers`,
  /** Lock under which one tab at a time exchanges the refresh token. */
  lock: `${mark}session`,
  /** Channel between tabs. */
  channel: `yantra.${mark}session`,
  /** The address where a session begins, and the one after it ends. */
  home,
})

/** The audiences of the site; one browser may hold a session of each. */
export const audiences = { customer: namesOf('', '/'), desk: namesOf('desk.', '/desk/sign-in') }

export type Audience = keyof typeof audiences

/** The audience whose session carries a call. */
export const audienceOf = (access: Access): Audience => (access.startsWith('staff:') ? 'desk' : 'customer')
