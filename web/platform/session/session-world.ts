import type { Audience } from './audiences.ts'

export type TokenPair = { accessToken: string; refreshToken: string }

/** Messages between tabs. Access tokens are in memory only, so a stored refresh token alone would not do. */
export type TabMessage = ({ kind: 'tokens' } & TokenPair) | { kind: 'signed-out' }

/** The browser as the session uses it; tests pass in a pretender. */
export type SessionWorld = {
  audience: Audience
  stored: { read: () => string | undefined; write: (refreshToken: string) => void; remove: () => void }
  exchange: (refreshToken: string) => Promise<TokenPair>
  /** Ends the session on the server; never fails and never blocks. */
  logout: (refreshToken: string) => void
  /** One tab at a time. */
  locked: <Result>(work: () => Promise<Result>) => Promise<Result>
  tell: (message: TabMessage) => void
  /** Whether this tab holds traces of a signed-in user. */
  isSomebodys: () => boolean
  /** Goes to the audience's home. */
  leave: () => void
  reload: () => void
  report: (error: unknown) => void
  isRefusal: (error: unknown) => boolean
  pause: (ms: number) => Promise<void>
}
