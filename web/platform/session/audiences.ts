/**
 * Whom a part of the site is for. One browser may hold a session of each, so no name here is ever shared by two of them
 * (`audiences.test.ts`).
 */
export const audiences = {
  customer: {
    /** Local storage key of the refresh token (specification section 9). */
    tokenKey: 'refreshToken',
    /** Session storage key of whoever was last signed in in this tab. */
    personKey: 'yantra.person',
    /** Lock under which one tab at a time trades the refresh token. */
    lock: 'session',
    /** Channel on which tabs tell each other. */
    channel: 'yantra.session',
    /** Where the end of a session leads. */
    home: '/',
  },
  desk: {
    tokenKey: 'yantra.desk.refreshToken',
    personKey: 'yantra.desk.person',
    lock: 'desk-session',
    channel: 'yantra.desk.session',
    home: '/desk',
  },
}

export type Audience = keyof typeof audiences
