import { Problem, type ProblemName } from '#contract/problems.ts'
import type { SessionTools } from '#server/modules/session/tools.ts'
import { type Action, act, type Tools } from '#server/platform/action.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queryable } from '#server/platform/database.ts'
import type { Customer } from '#server/platform/principal.ts'
import type { CompanyConfig } from './company.config.ts'
import type { GstDirectory } from './gst-directory.ts'

/** Why a company may not be dissolved yet; undefined if nothing prevents it. */
type WhyNotDissolve = (tx: Queryable, companyId: string) => Promise<ProblemName | undefined>

/** The steps of later rows after a person's action on a company. */
type Follow = (tx: Queryable, accountId: string, companyId: string) => Promise<unknown>

/** The tools of the company's use cases, passed in by the app. */
export type CompanyTools = {
  readonly db: Database
  /** Its database serves identity, for membership of companies. */
  readonly session: SessionTools
  readonly clock: Clock
  readonly config: CompanyConfig
  readonly gst: GstDirectory
  /**
   * Follow-ups of later rows when an individual registers a company, in the same transaction: their open enquiries
   * move.
   */
  readonly onRegistered: readonly Follow[]
  /** Follow-ups of later rows when a company is dissolved: the last person takes their own enquiries along. */
  readonly onDissolved: readonly Follow[]
  /** Objections of later rows to dissolving a company, checked in turn with the company locked. */
  readonly whyNotDissolve: readonly WhyNotDissolve[]
}

/** The company of a caller. Throws `forbidden` for a caller without one. */
export function companyOf({ companyId }: Customer) {
  if (companyId === null) throw new Problem('forbidden')
  return companyId
}

/** An action about a company, usually the acting person's own. */
export type CompanyAction = Action<Customer> & { readonly companyId: string }

/** Runs `work` as one action of a member, about their company. */
export function actInCompany<T>(tools: Tools, member: Customer, work: (action: CompanyAction) => Promise<T>) {
  const companyId = companyOf(member)
  return act(tools, member, (action) => work({ ...action, companyId }))
}
