import { sql } from 'kysely'
import type { Queryable } from '#server/platform/database.ts'

export type Judgement = { verdict: 'VERIFIED' | 'DISPUTED'; by: string; reason: string }
type Judged = Judgement & { eventId: string; companyId: string; now: Date }

/** A dispute clears the earlier verification and its verifier. */
export const setVerification = (tx: Queryable, { companyId, verdict, by, now }: Judged) => {
  const isVerified = verdict === 'VERIFIED'
  return tx.rows(sql`
    update company set verification = ${verdict}, verified_at = ${isVerified ? now : null},
      verified_by = ${isVerified ? by : null}
    where company_id = ${companyId}`)
}

export const insertCompanyEvent = (tx: Queryable, { eventId, companyId, verdict, by, reason, now }: Judged) =>
  tx.rows(sql`
    insert into company_event (event_id, company_id, event, judged_by, reason, happened_at)
    values (${eventId}, ${companyId}, ${verdict}, ${by}, ${reason}, ${now})`)
