export type TokenPair = { accessToken: string; refreshToken: string }

/** What tabs tell each other; access tokens are in memory only, so a stored refresh token alone would not do. */
export type TabMessage = ({ kind: 'tokens' } & TokenPair) | { kind: 'signed-out' }

/** The browser as the session needs it; tests hand in another one. */
export type SessionWorld = {
  stored: { read: () => string | undefined; write: (refreshToken: string) => void; remove: () => void }
  exchange: (refreshToken: string) => Promise<TokenPair>
  /** Tells the server that the session is over; never fails and is not waited for. */
  logout: (refreshToken: string) => void
  /** One tab at a time. */
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>
  tell: (message: TabMessage) => void
  /** Whether this tab holds what somebody left who was signed in. */
  isSomebodys: () => boolean
  /** Goes to the audience's home. */
  leave: () => void
  reload: () => void
  report: (error: unknown) => void
  isRefusal: (error: unknown) => boolean
  pause: (ms: number) => Promise<void>
}
