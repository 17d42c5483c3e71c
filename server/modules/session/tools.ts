import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { SendNotice } from '#server/platform/send-notice.ts'
import type { Tokens } from '#server/platform/tokens.ts'
import type { SessionConfig } from './session.config.ts'

/** The tools of the session's use cases, passed in by the app. */
export type SessionTools = {
  /** Serves identity: accounts, codes and sessions are accessible only through it. */
  readonly db: Database
  readonly tokens: Tokens
  readonly secrets: Secrets
  readonly sendNotice: SendNotice
  readonly clock: Clock
  readonly config: SessionConfig
}
