import { Problem, type ProblemName } from '#contract/problems.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import type { Customer } from '#server/platform/principal.ts'
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
export function companyOf({ companyId }: Customer) {
  if (companyId === null) throw new Problem('forbidden')
  return companyId
}

/** An action about a company, mostly that of whoever acts. */
export type CompanyAction = Action<Customer> & { readonly companyId: string }

/** Runs `work` as one action of somebody of a company, about that company. */
export function actInCompany<T>(tools: Tools, member: Customer, work: (action: CompanyAction) => Promise<T>) {
  const companyId = companyOf(member)
  return act(tools, member, (action) => work({ ...action, companyId }))
}
