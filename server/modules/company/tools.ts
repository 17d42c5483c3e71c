import { Problem, type ProblemName } from '#contract/problems.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import type { CompanyConfig } from './company.config.ts'
import type { GstDirectory } from './gst-directory.ts'

/** Why a company may not be dissolved yet; undefined where nothing of that kind is open. */
export type WhyNotDissolve = (tx: Queryable, companyId: string) => Promise<ProblemName | undefined>

/** What follows in a later row from what a person did to a company. */
export type Follow = (tx: Queryable, accountId: string, companyId: string) => Promise<unknown>

/** What the company's use cases work with, handed in by the app. */
export type CompanyTools = {
  readonly db: Database
  /** Its database serves identity: for who belongs to which company. */
  readonly session: SessionTools
  readonly clock: Clock
  readonly config: CompanyConfig
  readonly gst: GstDirectory
  /** What later rows do once an individual has made a company, in that transaction: their open enquiries move along. */
  readonly onRegistered: readonly Follow[]
  /** What later rows do when a company is dissolved: the last person takes their own enquiries along. */
  readonly onDissolved: readonly Follow[]
  /** What keeps a company from being dissolved, each asked in turn, the company locked: later rows object here. */
  readonly whyNotDissolve: readonly WhyNotDissolve[]
}

/** The company of a caller; who has none has no business here. */
export function companyOf({ companyId }: Caller) {
  if (companyId === null) throw new Problem('forbidden')
  return companyId
}
