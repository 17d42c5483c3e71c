/** There is no session to go on with. */
export class SessionOver extends Error {}
